import { useState } from 'react';

/** What came of putting a text on the clipboard. */
export interface Copying {
  /** of this text; undefined until it was tried, and for another text */
  readonly outcome: 'copied' | 'failed' | undefined;
  readonly copy: () => Promise<void>;
}

/** Puts a text on the clipboard, and says what came of it. */
export function useCopy(text: string): Copying {
  const [tried, setTried] = useState<{ readonly text: string; readonly outcome: 'copied' | 'failed' }>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTried({ text, outcome: 'copied' }),
      () => setTried({ text, outcome: 'failed' }),
    );
  return { outcome: tried?.text === text ? tried.outcome : undefined, copy };
}
