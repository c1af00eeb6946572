import { type AnswerOf, endpoints } from '@learn/contracts';
import { evaluatorPauseSeconds } from '@learn/domain';
import { rest, useCourseSession } from '@learn/platform';
import { useEffect, useRef, useState } from 'react';

export type Evaluator = AnswerOf<typeof endpoints.announceEvaluator>['evaluators'][number];

interface Announced {
  readonly assignmentId: string;
  /** the participant */
  readonly userId: string;
  /** evaluation task that the person is at; undefined: none */
  readonly taskId: string | undefined;
  /** the caller evaluates the work; who only reads it says nothing */
  readonly active: boolean;
  /** Called with the version that the server has. */
  readonly onVersion: (version: number) => void;
}

/** Milliseconds after which a page says for the first time that it is there. */
const firstPauseMs = 500;

/**
 * Says every few seconds, while the tab is visible, that this person is at the work, and at which of its tasks. Failures are
 * nothing to wait for: without an answer nobody else is known to be there.
 * @returns who else is at the same work
 */
export function useEvaluators({ assignmentId, userId, taskId, active, onVersion }: Announced) {
  const courseSessionId = useCourseSession().id;
  const [evaluators, setEvaluators] = useState<readonly Evaluator[]>([]);
  const latest = useRef(onVersion);
  latest.current = onVersion;
  const params = { courseSessionId, assignmentId, userId };
  const place = Object.values(params).join('/');
  const at = useRef(taskId);
  at.current = taskId;

  const announce = useRef<() => void>(() => undefined);
  announce.current = () => {
    if (document.visibilityState === 'hidden') return;
    rest.send(endpoints.announceEvaluator, { params, body: { task_id: at.current ?? null } }).then(
      (answer) => {
        setEvaluators(answer.evaluators);
        latest.current(answer.version);
      },
      () => setEvaluators([]),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another work is another place
  useEffect(() => {
    if (!active) return;
    const call = () => announce.current();
    // the page itself comes first
    const first = setTimeout(call, firstPauseMs);
    const timer = setInterval(call, evaluatorPauseSeconds * 1000);
    document.addEventListener('visibilitychange', call);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', call);
      const body = { task_id: null, leaves: true };
      rest.send(endpoints.announceEvaluator, { params, body }, { keepalive: true }).catch(() => undefined);
      setEvaluators([]);
    };
  }, [active, place]);

  const said = useRef(taskId);
  useEffect(() => {
    if (!active || said.current === taskId) return;
    said.current = taskId;
    announce.current();
  }, [active, taskId]);

  return evaluators;
}
