import { useState } from 'react';

/** Puts a text on the clipboard, and says what came of it. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return { outcome, copy };
}
