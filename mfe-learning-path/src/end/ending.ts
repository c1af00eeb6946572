import { isExamPassed } from '@learn/domain';
import type { CircleOverview } from '../progress/circleOverview.ts';

/** How a circle came to its end: all contents done and the self-assessment missing, completed, or its exam passed. */
export type Ending = 'assessment' | 'completed' | 'passed';

/** The end that a circle has come to for the person; undefined while there is something to do in it. */
export function endingOf({ exam, lacksAssessment, progress }: CircleOverview): Ending | undefined {
  if (exam !== undefined) return isExamPassed(exam) ? 'passed' : undefined;
  if (lacksAssessment) return 'assessment';
  return progress === 'finished' ? 'completed' : undefined;
}

/** Whether the ring of a circle is closed, so that it can be celebrated; undefined for those who only look. */
export function isClosed(ending: Ending | undefined, learner: boolean): boolean | undefined {
  return learner ? ending === 'completed' || ending === 'passed' : undefined;
}
