import {
  type CompletionIndex,
  completionStatusOf,
  contentsOf,
  followingPart,
  isExamPassed,
  nextLearningContent,
} from '@learn/domain';
import type { CircleData, CircleUnit } from '../circle/circleData.ts';
import type { PathContent } from '../progress/learningPathData.ts';
import type { CircleEntry, PathOverview } from '../progress/pathOverview.ts';

/** What comes after a circle that a person has worked through. */
export interface CircleEnd {
  /** the circle to go on with; it is locked where no other one is left */
  readonly next: CircleEntry | undefined;
  /** undefined in a locked circle */
  readonly content: PathContent | undefined;
  /** circles that the completed one opens, apart from the next one */
  readonly opened: readonly CircleEntry[];
  /** how many circles of the path are completed */
  readonly finished: number;
  readonly count: number;
}

/** Derives what comes after a circle from the person's path. */
export function circleEnd(circleId: string, overview: PathOverview, index: CompletionIndex): CircleEnd {
  const { circles } = overview;
  const parts = circles.map((entry) => ({ id: entry.circle.id, entry }));
  const isLeft = ({ progress, exam }: CircleEntry) =>
    progress !== 'finished' && !(exam && isExamPassed(exam));
  const next = (
    followingPart(parts, circleId, ({ entry }) => isLeft(entry) && !entry.lock.locked) ??
    followingPart(parts, circleId, ({ entry }) => isLeft(entry))
  )?.entry;
  const opens = ({ circle, lock }: CircleEntry) =>
    !lock.locked && circle.unlocked_by.some(({ id }) => id === circleId);
  return {
    next,
    content:
      next && !next.lock.locked
        ? nextLearningContent<PathContent>(contentsOf<PathContent>(next.circle), index)
        : undefined,
    opened: circles.filter((entry) => entry !== next && isLeft(entry) && opens(entry)),
    finished: circles.length - circles.filter(isLeft).length,
    count: circles.length,
  };
}

/** The learning units of a circle whose criteria the person has not judged at all. */
export function unitsToAssess(circle: CircleData, index: CompletionIndex): CircleUnit[] {
  return circle.learning_sequences
    .flatMap(({ learning_units }) => learning_units)
    .filter(
      ({ performance_criteria }) =>
        performance_criteria.length > 0 &&
        performance_criteria.every(({ id }) => completionStatusOf(index, id) === 'UNKNOWN'),
    );
}
