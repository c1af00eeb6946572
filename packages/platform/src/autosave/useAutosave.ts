import { useEffect, useRef, useState } from 'react';
import { type Autosave, type AutosaveOptions, type AutosavePhase, createAutosave } from './createAutosave.ts';

/**
 * `createAutosave` for a component: it starts when the component is shown, and saves a last time when it goes.
 * @param options may be new ones at every render, with the same names
 */
export function useAutosave<Change, Answer>(
  options: AutosaveOptions<Change, Answer>,
): Autosave & { readonly phase: AutosavePhase } {
  const latest = useRef(options);
  latest.current = options;
  const [phase, setPhase] = useState<AutosavePhase>('idle');
  const [autosave] = useState(() =>
    createAutosave<Change, Answer>({
      pending: () => latest.current.pending(),
      send: (change) => latest.current.send(change),
      onSaved: (change, answer) => latest.current.onSaved(change, answer),
      onFailure:
        options.onFailure && ((error, change) => latest.current.onFailure?.(error, change) ?? 'retry'),
      onNothing: () => latest.current.onNothing?.(),
      onPhase: setPhase,
    }),
  );
  useEffect(() => autosave.start(), [autosave]);
  return { ...autosave, phase };
}
