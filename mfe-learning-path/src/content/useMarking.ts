import type { CompletionStatus } from '@learn/domain';
import { $user, markCompletion, problemOf, useStore } from '@learn/platform';
import { useLocation } from '@learn/platform/router';
import { useState } from 'react';

interface MarkInput {
  readonly pageId: string;
  readonly title: string;
  readonly status: CompletionStatus;
  /** which of the page's buttons was used */
  readonly by: 'mark' | 'markAndGo';
  readonly after?: () => void;
}

export interface Marking {
  readonly phase: 'idle' | 'saving' | 'saved' | 'failed';
  readonly input: MarkInput | undefined;
  /** why it failed: the circle is locked in this session, or anything that a retry may mend */
  readonly failure: 'locked' | 'unsaved' | undefined;
  readonly save: (input: MarkInput) => void;
  /** the same again after a failure */
  readonly retry: () => void;
}

/** Marks pages as done and takes it back; a failure keeps the input for a retry. @param courseSessionId where */
export function useMarking(courseSessionId: string): Marking {
  const userId = useStore($user)?.id ?? '';
  const { pathname, search } = useLocation();
  const [state, setState] = useState<Pick<Marking, 'phase' | 'input' | 'failure'>>({
    phase: 'idle',
    input: undefined,
    failure: undefined,
  });
  const save = async (input: MarkInput) => {
    setState({ phase: 'saving', input, failure: undefined });
    const { pageId, title, status } = input;
    try {
      await markCompletion(
        userId,
        { page_id: pageId, completion_status: status, course_session_id: courseSessionId },
        { title, address: pathname + search },
      );
    } catch (error) {
      const failure = problemOf(error).code === 'circle_locked' ? 'locked' : 'unsaved';
      setState({ phase: 'failed', input, failure });
      return;
    }
    setState({ phase: 'saved', input, failure: undefined });
    input.after?.();
  };
  return {
    ...state,
    save: (input) => void save(input),
    retry: () => state.input && void save(state.input),
  };
}
