import { fillPath, restPaths } from '@learn/contracts';
import type { KnownExamState } from '@learn/domain';
import { errorCodeOf, loadCompletions, reportError, rest } from '@learn/platform';
import { useState } from 'react';

/** Why a step was refused, by its words. */
export type ExamProblem = 'full' | 'transition' | 'attempts' | 'other';

const problems: Readonly<Record<string, ExamProblem>> = {
  exam_date_full: 'full',
  exam_transition_not_allowed: 'transition',
  exam_no_attempts_left: 'attempts',
  validation_failed: 'transition',
};

export interface ExamSteps {
  readonly busy: boolean;
  readonly problem: ExamProblem | undefined;
  readonly clear: () => void;
  /** Takes a seat, or changes to this date. @returns whether it is done */
  readonly book: (examDateId: string) => Promise<boolean>;
  readonly cancel: () => Promise<boolean>;
  /** Starts, hands in or repeats the exam. */
  readonly move: (state: KnownExamState) => Promise<boolean>;
}

interface StepsOf {
  readonly courseSessionId: string;
  readonly circleId: string;
  readonly userId: string;
  readonly refresh: () => Promise<void>;
}

/**
 * What a participant does with his exam (domain decisions §6). After each step, done or refused, everything that shows its
 * state is asked for again: a refusal means that the page was behind.
 */
export function useExamSteps({ courseSessionId, circleId, userId, refresh }: StepsOf): ExamSteps {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ExamProblem>();
  const circle = { courseSessionId, circleId };
  const step = async (send: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    let refused: ExamProblem | undefined;
    try {
      await send();
    } catch (error) {
      refused = problems[errorCodeOf(error) ?? ''] ?? 'other';
      if (refused === 'other') reportError(error, { area: 'exam' });
    }
    if (refused !== 'other')
      await Promise.all([refresh(), loadCompletions(courseSessionId, userId, { reload: true })]);
    setProblem(refused);
    setBusy(false);
    return refused === undefined;
  };
  const booking = fillPath(restPaths.examBooking, circle) ?? '';
  return {
    busy,
    problem,
    clear: () => setProblem(undefined),
    book: (exam_date_id) => step(() => rest.post(booking, { exam_date_id })),
    cancel: () => step(() => rest.delete(booking)),
    move: (state) =>
      step(() => rest.put(fillPath(restPaths.examState, { ...circle, userId }) ?? '', { state })),
  };
}
