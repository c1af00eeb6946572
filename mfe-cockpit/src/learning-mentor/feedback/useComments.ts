import { addressOf, endpoints } from '@learn/contracts';
import { $pathname, deliver } from '@learn/platform';
import { useAutosave, useDraft, useWaitingWrite } from '@learn/platform/form';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { inSession } from '../addresses.ts';
import { type FeedbackAddress, feedbackArea, type UnitFeedback } from './unitFeedback.ts';

/** By criterion. */
type Comments = Readonly<Record<string, string>>;

/** A comment as it stands in its field. */
export interface ShownComment {
  readonly text: string;
  /** undefined for one that was not changed in this visit; waiting: kept on this device so far */
  readonly saving: 'saving' | 'saved' | 'waiting' | undefined;
}

/**
 * The comments of a mentor: kept on this device at once and on the server soon after. Nobody else sees them until the
 * feedback is handed over.
 */
export function useComments(
  feedback: UnitFeedback,
  { address, onSaved }: { readonly address: FeedbackAddress; readonly onSaved: (now: UnitFeedback) => void },
) {
  const { t } = useTexts('mentor');
  const key = `mentor-feedback-comments/${feedback.id}`;
  const { draft, latest, keep, discard } = useDraft<Comments>(key, isComments);
  // what was typed in this visit stays as it is, with the spaces at its end that the server leaves out
  const [typed, setTyped] = useState<Comments>({});
  // what is saved on the way to another page belongs here
  const [page] = useState(() =>
    inSession(`${$pathname.get()}?userId=${address.userId}`, address.courseSessionId),
  );
  const receive = (now: UnitFeedback) => {
    const open = Object.entries(latest() ?? {}).filter(([id, text]) => savedIn(now, id) !== text.trim());
    if (open.length > 0) keep(Object.fromEntries(open));
    else discard();
    onSaved(now);
  };
  const autosave = useAutosave<Comments, UnitFeedback>({
    pending: latest,
    send: (comments) =>
      deliver<UnitFeedback>({
        key,
        area: feedbackArea,
        title: t('feedback.outbox', { title: feedback.learning_unit.title }),
        address: page,
        request: {
          kind: 'rest',
          method: endpoints.giveSelfEvaluationFeedback.method,
          path: addressOf(endpoints.giveSelfEvaluationFeedback, { params: address }),
          changes: ['selfEvaluation'],
          body: {
            feedback_id: feedback.id,
            criteria: Object.entries(comments).map(([criterion_id, comment]) => ({ criterion_id, comment })),
          },
        },
      }),
    onSaved: (_sent, answer) => receive(answer),
  });
  const waiting = useWaitingWrite<UnitFeedback>(feedbackArea, key, (_variables, answer) => {
    autosave.setPhase('idle');
    receive(answer);
  });
  const { schedule, phase } = autosave;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what an earlier visit has left
  useEffect(() => {
    if (latest() !== undefined && waiting === undefined) schedule();
  }, []);

  return {
    shownOf: (criterionId: string): ShownComment => {
      const [open, latestTyped, saved] = [
        draft?.[criterionId],
        typed[criterionId],
        savedIn(feedback, criterionId),
      ];
      if (open === undefined)
        return {
          text: latestTyped?.trim() === saved ? latestTyped : saved,
          saving: latestTyped === undefined ? undefined : 'saved',
        };
      return { text: open, saving: phase === 'saving' || phase === 'idle' ? 'saving' : 'waiting' };
    },
    write: (criterionId: string, text: string) => {
      setTyped((others) => ({ ...others, [criterionId]: text }));
      keep({ ...latest(), [criterionId]: text });
      schedule();
    },
    /** Forgets what is kept, as it was handed over with the feedback. */
    finish: () => {
      autosave.cancel();
      discard();
    },
    /** of the write that may wait in the outbox */
    key,
  };
}

function savedIn({ criteria }: UnitFeedback, criterionId: string): string {
  return criteria.find(({ id }) => id === criterionId)?.comment ?? '';
}

function isComments(value: unknown): value is Comments {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((comment) => typeof comment === 'string')
  );
}
