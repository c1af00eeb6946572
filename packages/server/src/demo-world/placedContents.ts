import { matchesProfile } from '@learn/domain';
import type { Circle, Content, CourseContent, Unit } from './content.ts';
import { circlePath, pageKey } from './coursePages.ts';
import type { Member } from './enrolments.ts';
import type { Progress } from './progressBook.ts';

/** A content with where it stands in its course. */
export interface PlacedContent<Placed extends Content = Content> {
  readonly content: Placed;
  readonly circle: Circle;
  readonly unit: Unit;
  readonly path: string;
  /** translation keys */
  readonly key: string;
  readonly circleKey: string;
  readonly sequenceKey: string;
  /** of the circle in the course, from 0 */
  readonly circleIndex: number;
}

export type OfKind<Kind extends Content['kind']> = Extract<Content, { kind: Kind }>;

/** The contents of a course in the order of its path. */
export function placedContents(course: CourseContent): PlacedContent[] {
  return circlesOf(course).flatMap((circle, circleIndex) => {
    const above = circlePath(course, circle.slug);
    return circle.sequences.flatMap((sequence) =>
      sequence.units.flatMap((unit) =>
        unit.contents.map((content) => ({
          content,
          circle,
          unit,
          path: `${above}/${content.slug}`,
          key: pageKey(`${above}/${content.slug}`),
          circleKey: pageKey(above),
          sequenceKey: pageKey(`${above}/sequence/${sequence.slug}`),
          circleIndex,
        })),
      ),
    );
  });
}

/** Those of one kind. */
export function placedOfKind<Kind extends Content['kind']>(
  course: CourseContent,
  kind: Kind,
): PlacedContent<OfKind<Kind>>[] {
  return placedContents(course).filter(
    (placed): placed is PlacedContent<OfKind<Kind>> => placed.content.kind === kind,
  );
}

export function circlesOf(course: CourseContent): Circle[] {
  return course.topics.flatMap((topic) => topic.circles);
}

/** Whether a circle is on the path of a person's profile and not locked for them. */
export function isOpenFor(
  member: Pick<Member, 'userId' | 'profile'>,
  { course, circle, progress }: { course: CourseContent; circle: Circle; progress: Progress },
): boolean {
  if (!matchesProfile(circle.profiles ?? [], member.profile)) return false;
  if (circle.unlockedBy === undefined) return circle.contentLocked !== true;
  return circle.unlockedBy.some((slug) => {
    const before = circlesOf(course).find((candidate) => candidate.slug === slug);
    const contents = placedContents(course).filter((placed) => placed.circle === before);
    return (
      before !== undefined &&
      matchesProfile(before.profiles ?? [], member.profile) &&
      contents.every(({ key }) => progress.isDone(member.userId, key))
    );
  });
}

/** Address of a content. */
export function contentUrl(course: CourseContent, { circle, content }: PlacedContent): string {
  return `/course/${course.slug}/learn/${circle.slug}/${content.slug}`;
}
