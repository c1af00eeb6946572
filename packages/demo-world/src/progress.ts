import type { Circle, Content, Course, Unit } from '@learn/course-content';
import { pageKey, paths } from '@learn/course-content';
import type { ProfileCode } from '@learn/domain';
import { type CompletionStatus, matchesProfile } from '@learn/domain';
import { contentTypeOf } from '@learn/server/sample-data';
import type { Random } from './random.ts';
import type { NewCompletion } from './rows.ts';

/** A participant whose way through a course is to be made up. */
export interface Walker {
  readonly courseSessionId: string;
  readonly userId: string;
  readonly course: Course;
  readonly profile: ProfileCode | undefined;
  /** share of the path that is done, 0 to 1 */
  readonly share: number;
  readonly from: Date;
  readonly to: Date;
  readonly random: Random;
}

type Step = Pick<NewCompletion, 'translationKey' | 'completionStatus' | 'pageType'> &
  Partial<Pick<NewCompletion, 'additionalJsonData'>>;

/**
 * The completions of a person who has worked along the path in its order: whole circles, then a part of the next one,
 * where one content was left out. Each update is later than the one before, and the last one is at most `to`.
 */
export function walk(walker: Walker): NewCompletion[] {
  const steps = stepsOf(walker);
  const span = walker.to.getTime() - walker.from.getTime();
  return steps.map((step, index) => ({
    ...step,
    courseSessionId: walker.courseSessionId,
    userId: walker.userId,
    updatedAt: new Date(walker.from.getTime() + ((index + walker.random()) / steps.length) * span),
  }));
}

function stepsOf({ course, profile, share, random }: Walker): Step[] {
  const circles = course.topics
    .filter((topic) => topic.is_visible !== false)
    .flatMap((topic) => topic.circles)
    .filter((circle) => matchesProfile(circle.profiles ?? [], profile))
    .filter((circle) => !circle.content_locked || circle.unlocked_by !== undefined);
  const total = circles.reduce((sum, circle) => sum + contentsOf(circle).length, 0);
  let left = Math.round(share * total);
  const steps: Step[] = [];
  for (const circle of circles) {
    if (left <= 0) break;
    const contents = contentsOf(circle).length;
    // Nobody is halfway through an exam that is booked: `examRows` says how far it is.
    const waits = circle.exam?.requires_booking && left < contents;
    if (!waits) steps.push(...circleSteps({ course, circle, random, count: Math.min(left, contents) }));
    left -= contents;
  }
  return steps;
}

interface CircleWalk {
  readonly course: Course;
  readonly circle: Circle;
  readonly random: Random;
  /** contents that are done */
  readonly count: number;
}

function circleSteps({ course, circle, random, count }: CircleWalk): Step[] {
  const whole = count >= contentsOf(circle).length;
  const skipped = !whole && count > 3 ? Math.floor(random() * (count - 1)) : -1;
  const steps: Step[] = [];
  let seen = 0;
  for (const unit of circle.sequences.flatMap((sequence) => sequence.units)) {
    const done = unit.contents.filter((_, index) => seen + index < count && seen + index !== skipped);
    steps.push(...done.map((content) => contentStep(course, circle, content)));
    if (done.length === unit.contents.length) steps.push(...criterionSteps(course, circle, unit, random));
    seen += unit.contents.length;
  }
  return steps;
}

function contentStep(course: Course, circle: Circle, content: Content): Step {
  const duration = content.kind === 'video' ? content.duration : undefined;
  return {
    translationKey: pageKey(paths.content(paths.circle(course.slug, circle.slug), content.slug)),
    completionStatus: 'SUCCESS',
    pageType: contentTypeOf(content),
    additionalJsonData: duration !== undefined ? { watched_ranges: [[0, duration]] } : {},
  };
}

/** Most criteria are «can do», some «look again», a few are still open; the first of a unit never is. */
function criterionSteps(course: Course, circle: Circle, unit: Unit, random: Random): Step[] {
  return (unit.criteria ?? []).flatMap((criterion, index) => {
    const chance = random();
    if (index > 0 && chance > 0.9) return [];
    const completionStatus: CompletionStatus = chance < 0.72 ? 'SUCCESS' : 'FAIL';
    return {
      translationKey: pageKey(paths.criterion(paths.circle(course.slug, circle.slug), criterion.slug)),
      completionStatus,
      pageType: 'competence.PerformanceCriterion',
    };
  });
}

function contentsOf(circle: Circle): Content[] {
  return circle.sequences.flatMap((sequence) => sequence.units.flatMap((unit) => unit.contents));
}
