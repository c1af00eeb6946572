import {
  type CircleLock,
  type CompletionIndex,
  circleLock,
  circleProgress,
  type ExamCircleNode,
  type ExamState,
  examState,
  type LockableCircleNode,
  lacksAssessment,
  type Progress,
  sequenceProgress,
  sequenceShareDone,
  shareDone,
  unlockedCircles,
} from '@learn/domain';

type OverviewNode = LockableCircleNode & ExamCircleNode & { readonly is_exam_circle: boolean };

/** Everything about a circle that depends on the person. */
export interface CircleOverview {
  readonly progress: Progress;
  /** 0 to 1 */
  readonly share: number;
  /** one per learning sequence, in order */
  readonly sectors: readonly { readonly progress: Progress; readonly share: number }[];
  readonly finishedSequences: number;
  /** all contents are done, and the circle does not count as completed before a self-assessment */
  readonly lacksAssessment: boolean;
  readonly lock: CircleLock;
  /** undefined for a circle that is no exam, and in a preview */
  readonly exam: ExamState | undefined;
}

/** Whose progress it is, and what it is measured in. */
export interface OverviewContext {
  readonly index: CompletionIndex;
  /** a preview has no locks: they hold back learners */
  readonly learner: boolean;
  /** all circles of the path, for their locks */
  readonly circlesById: ReadonlyMap<string, OverviewNode>;
  /** circles that were opened for the person before; found in the index when left out */
  readonly unlocked?: ReadonlySet<string>;
}

/** Derives what is drawn of a circle: progress, sectors, lock and exam state (specification §4). */
export function circleOverview(circle: OverviewNode, context: OverviewContext): CircleOverview {
  const { index, learner, circlesById, unlocked = unlockedCircles(index) } = context;
  const sectors = circle.learning_sequences.map((sequence) => ({
    progress: sequenceProgress(sequence, index),
    share: sequenceShareDone(sequence, index),
  }));
  const lock: CircleLock = learner ? circleLock(circle, circlesById, index, unlocked) : { locked: false };
  return {
    progress: circleProgress(circle, index),
    share: shareDone(circle, index),
    sectors,
    finishedSequences: sectors.filter(({ progress }) => progress === 'finished').length,
    lacksAssessment: lacksAssessment(circle, index),
    lock,
    exam: learner && circle.is_exam_circle ? examState(circle, index, lock) : undefined,
  };
}
