import {
  type Circle,
  type Content,
  type ContentKind,
  type ContentOf,
  type Course,
  circlesOf,
  pageKey,
  paths,
  type Unit,
} from '@learn/course-content';
import { matchesProfile } from '@learn/domain';
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

/** The contents of a course in the order of its path. */
export function placedContents(course: Course): PlacedContent[] {
  return circlesOf(course).flatMap((circle, circleIndex) => {
    const above = paths.circle(course.slug, circle.slug);
    return circle.sequences.flatMap((sequence) =>
      sequence.units.flatMap((unit) =>
        unit.contents.map((content) => ({
          content,
          circle,
          unit,
          path: paths.content(above, content.slug),
          key: pageKey(paths.content(above, content.slug)),
          circleKey: pageKey(above),
          sequenceKey: pageKey(paths.sequence(above, sequence.slug)),
          circleIndex,
        })),
      ),
    );
  });
}

/** Those of one kind. */
export function placedOfKind<Kind extends ContentKind>(
  course: Course,
  kind: Kind,
): PlacedContent<ContentOf<Kind>>[] {
  return placedContents(course).filter(
    (placed): placed is PlacedContent<ContentOf<Kind>> => placed.content.kind === kind,
  );
}

/** Whether a circle is on the path of a person's profile and not locked for them. */
export function isOpenFor(
  member: Pick<Member, 'userId' | 'profile'>,
  { course, circle, progress }: { course: Course; circle: Circle; progress: Progress },
): boolean {
  if (!matchesProfile(circle.profiles ?? [], member.profile)) return false;
  if (circle.unlocked_by === undefined) return circle.content_locked !== true;
  return circle.unlocked_by.some((slug) => {
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
export function contentUrl(course: Course, { circle, content }: PlacedContent): string {
  return `/course/${course.slug}/learn/${circle.slug}/${content.slug}`;
}
