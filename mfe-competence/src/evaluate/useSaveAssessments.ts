import { $pathname, $user, isRefusal, markCompletion, useStore } from '@learn/platform';
import { useRef, useState } from 'react';
import { type Assessment, statusOfAssessment } from '../assessment/assessment.ts';

/** A choice that the server has not confirmed. */
export interface UnsavedAssessment {
  readonly assessment: Assessment;
  readonly state: 'saving' | 'failed';
  /** true when the server refused it, so that trying again is no use */
  readonly refused: boolean;
}

export interface SaveAssessments {
  /** by criterion id */
  readonly unsaved: Readonly<Record<string, UnsavedAssessment | undefined>>;
  /** @param title what the criterion is called while it waits for the network */
  readonly save: (criterion: { id: string; title: string }, assessment: Assessment) => void;
}

/**
 * Saves each choice at once. Calls run one after the other: every answer carries the whole list of completions, and an
 * older list that arrives last would show a newer choice as open. Of several choices for a criterion only the last is sent.
 */
export function useSaveAssessments(courseSessionId: string): SaveAssessments {
  const userId = useStore($user)?.id ?? '';
  const [unsaved, setUnsaved] = useState<SaveAssessments['unsaved']>({});
  const queue = useRef(Promise.resolve());
  const latest = useRef(new Map<string, symbol>());

  const save: SaveAssessments['save'] = ({ id: criterionId, title }, assessment) => {
    const choice = Symbol(assessment);
    const isLatest = () => latest.current.get(criterionId) === choice;
    const show = (value: UnsavedAssessment | undefined) => {
      setUnsaved((known) => ({ ...known, [criterionId]: value }));
    };
    latest.current.set(criterionId, choice);
    show({ assessment, state: 'saving', refused: false });
    queue.current = queue.current.then(async () => {
      if (!isLatest()) return;
      try {
        await markCompletion(
          userId,
          {
            page_id: criterionId,
            completion_status: statusOfAssessment[assessment],
            course_session_id: courseSessionId,
          },
          { title, address: $pathname.get() },
        );
        if (isLatest()) show(undefined);
      } catch (error) {
        if (isLatest()) show({ assessment, state: 'failed', refused: isRefusal(error) });
      }
    });
  };
  return { unsaved, save };
}
