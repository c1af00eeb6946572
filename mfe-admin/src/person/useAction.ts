import { problemOf } from '@learn/platform';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

/** Something that a button does at once: whether it is under way, and why it did not work. */
export function useAction() {
  const { t } = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { readonly failure: string }>('idle');
  return {
    busy: state === 'busy',
    done: state === 'done',
    failure: typeof state === 'object' ? state.failure : undefined,
    act: async (what: () => Promise<unknown>) => {
      if (state === 'busy') return;
      setState('busy');
      try {
        await what();
        setState('done');
      } catch (error) {
        setState({ failure: problemOf(error).explanation || t('notDone') });
      }
    },
  };
}
