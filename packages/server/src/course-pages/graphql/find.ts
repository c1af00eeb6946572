import { hasLock } from '@learn/domain';
import { isLocked, openedCircles } from '../../completions/sessionProgress.ts';
import { circleLocked, notFound, validationFailed } from '../../errors.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { CircleNode, ContentNode, CourseTree } from '../courseTree.ts';
import { courseTreeReader } from '../courseTrees.ts';
import { courseLoader, learningPathCourseLoader, ownCompletionsLoader, type PageKey } from '../loaders.ts';
import type { VisibleCourse } from '../visibleCourse.ts';

/** @throws not_found, also for a course that the current user may not read */
export async function visibleCourse(context: GraphqlContext, key: PageKey): Promise<VisibleCourse> {
  const found = await courseLoader(context).load(key);
  if (found === undefined) throw notFound();
  return found;
}

/** @throws not_found when the course has no learning path */
export async function treeOf(context: GraphqlContext, visible: VisibleCourse): Promise<CourseTree> {
  const tree = await courseTreeReader(context.db)(visible.course, context.language);
  if (tree === undefined) throw notFound();
  return tree;
}

/** Ways to name a course; GraphQL sends null or nothing for those that are not used. */
export interface CourseKeys {
  readonly id?: string | null | undefined;
  readonly slug?: string | null | undefined;
}

/** Ways to name a learning path: its own id and slug, or those of its course. */
export interface LearningPathKeys extends CourseKeys {
  readonly course_id?: string | null | undefined;
  readonly course_slug?: string | null | undefined;
}

/**
 * The course that all given keys agree on.
 * @throws validation_failed without any key, not_found where nothing fits
 */
export function courseByKeys(context: GraphqlContext, { id, slug }: CourseKeys): Promise<VisibleCourse> {
  return agreed(pageKeys(id, slug).map((key) => courseLoader(context).load(key)));
}

/**
 * The tree of the course that all given keys agree on.
 * @throws as courseByKeys
 */
export async function treeByKeys(context: GraphqlContext, keys: LearningPathKeys): Promise<CourseTree> {
  const courses = courseLoader(context);
  const ofPath = async (key: PageKey) => {
    const courseId = await learningPathCourseLoader(context).load(key);
    return courseId === undefined ? undefined : courses.load({ id: courseId });
  };
  const visible = await agreed([
    ...pageKeys(keys.id, keys.slug).map(ofPath),
    ...pageKeys(keys.course_id, keys.course_slug).map((key) => courses.load(key)),
  ]);
  return treeOf(context, visible);
}

function pageKeys(id: string | null | undefined, slug: string | null | undefined): PageKey[] {
  return [...(id == null ? [] : [{ id }]), ...(slug == null ? [] : [{ slug }])];
}

async function agreed(courses: readonly Promise<VisibleCourse | undefined>[]): Promise<VisibleCourse> {
  if (courses.length === 0) throw validationFailed([{ field: 'id', problems: ['required'] }]);
  const [first, ...others] = await Promise.all(courses);
  if (first === undefined || others.some((other) => other?.course.id !== first.course.id)) throw notFound();
  return first;
}

/** @throws not_found */
export function circleBySlug(tree: CourseTree, slug: string): CircleNode {
  const circle = tree.circles.find((candidate) => candidate.slug === slug);
  if (circle === undefined) throw notFound();
  return circle;
}

/** @throws not_found */
export function contentBySlug(circle: CircleNode, slug: string): ContentNode {
  for (const sequence of circle.learning_sequences) {
    for (const unit of sequence.learning_units) {
      const content = unit.learning_contents.find((candidate) => candidate.slug === slug);
      if (content !== undefined) return content;
    }
  }
  throw notFound();
}

/**
 * Only participants meet the lock; a preview of the course shows everything. A member of several sessions reads
 * what one of them opened.
 * @returns those of the circles, or of all, that are locked for the current user
 */
export async function lockedCircles(
  context: GraphqlContext,
  visible: VisibleCourse,
  tree: CourseTree,
  circles: readonly CircleNode[] = tree.circles,
): Promise<CircleNode[]> {
  const withLock = circles.filter(hasLock);
  if (withLock.length === 0) return [];
  if (visible.enrolments.length === 0 || visible.enrolments.some(({ role }) => role !== 'MEMBER')) return [];
  const own = await ownCompletionsLoader(context).load(visible.course.id);
  const opened = visible.enrolments.map((enrolment) =>
    openedCircles(
      tree,
      own.filter(({ courseSessionId }) => courseSessionId === enrolment.course_session_id),
    ),
  );
  return withLock.filter((circle) => opened.every((open) => isLocked(circle, open)));
}

/** @throws circle_locked */
export async function requireUnlocked(
  context: GraphqlContext,
  visible: VisibleCourse,
  tree: CourseTree,
  circle: CircleNode,
): Promise<void> {
  const locked = await lockedCircles(context, visible, tree, [circle]);
  if (locked.length > 0) throw circleLocked();
}
