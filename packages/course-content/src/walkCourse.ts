import type { Circle, Sequence, Unit } from './schema/circle.ts';
import type { Content } from './schema/content.ts';
import type { Course } from './schema/course.ts';

/** A content with the parts of the course around it. */
export interface PlacedContent<Placed extends Content = Content> {
  readonly content: Placed;
  readonly unit: Unit;
  readonly sequence: Sequence;
  readonly circle: Circle;
}

/** The circles of a course in the order of its path. */
export function circlesOf(course: Pick<Course, 'topics'>): Circle[] {
  return course.topics.flatMap((topic) => topic.circles);
}

/** The contents of a course in the order of its path. */
export function placedContents(course: Pick<Course, 'topics'>): PlacedContent[] {
  return circlesOf(course).flatMap((circle) =>
    circle.sequences.flatMap((sequence) =>
      sequence.units.flatMap((unit) => unit.contents.map((content) => ({ content, unit, sequence, circle }))),
    ),
  );
}
