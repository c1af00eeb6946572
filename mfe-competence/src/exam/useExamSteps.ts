import { type ExamOverview, endpoints } from '@learn/contracts';
import type { KnownExamState } from '@learn/domain';
import { $connection, problemOf, reportError, rest } from '@learn/platform';
import { useEffect, useRef, useState } from 'react';
import type { ExamOfParticipant } from './examOfParticipant.ts';
import type { ExamData } from './useExamData.ts';

/** Why a step was refused, by its words; lost: it is not known yet whether it is done. */
export type ExamProblem = 'full' | 'closed' | 'transition' | 'attempts' | 'lost' | 'other';

const problems: Readonly<Record<string, ExamProblem>> = {
  exam_date_full: 'full',
  exam_booking_closed: 'closed',
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

/** Whether the exam is where a step leads. */
type IsDone = (own: NonNullable<ExamOverview['own']>) => boolean;

/**
 * What a participant does with the exam (domain decisions §6). A step lasts until its state is on the screen. After one that failed
 * everything is asked for again: a refusal means that the page was behind, and a step whose answer was lost may be done.
 */
export function useExamSteps(
  { courseSessionId, circleId, userId, refresh: refreshState }: ExamOfParticipant,
  refresh: ExamData['refresh'],
): ExamSteps {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ExamProblem>();
  const circle = { courseSessionId, circleId };
  /** @returns whether the server says so; undefined where it cannot be asked */
  const look = async (isDone: IsDone) => {
    const overview = await refresh();
    if (overview === undefined) return undefined;
    refreshState();
    return overview.own !== null && isDone(overview.own);
  };
  const lost = useRef(async () => {});
  const step = async (send: () => Promise<unknown>, isDone: IsDone) => {
    setBusy(true);
    setProblem(undefined);
    let refused: ExamProblem | undefined;
    try {
      await send();
      await refresh();
    } catch (error) {
      const done = await look(isDone);
      if (!done) refused = examProblem(error, done === undefined);
      if (refused === 'other') reportError(error, { area: 'exam' });
    }
    lost.current = async () => {
      const done = await look(isDone);
      if (done !== undefined) setProblem(done ? undefined : 'other');
    };
    setProblem(refused);
    setBusy(false);
    return refused === undefined;
  };
  useEffect(() => {
    if (problem !== 'lost') return;
    return $connection.listen((connection) => {
      if (connection === 'online') void lost.current();
    });
  }, [problem]);
  return {
    busy,
    problem,
    clear: () => setProblem(undefined),
    book: (exam_date_id) =>
      step(
        () => rest.send(endpoints.bookExam, { params: circle, body: { exam_date_id } }),
        (own) => own.state === 'booked' && own.exam_date_id === exam_date_id,
      ),
    cancel: () =>
      step(
        () => rest.send(endpoints.cancelExam, { params: circle }),
        (own) => own.state === 'cancelled',
      ),
    move: (state) =>
      step(
        () => rest.send(endpoints.setExamState, { params: { ...circle, userId }, body: { state } }),
        (own) => own.state === state,
      ),
  };
}

function examProblem(error: unknown, isUnknown: boolean): ExamProblem {
  return problems[problemOf(error).code ?? ''] ?? (isUnknown ? 'lost' : 'other');
}
