import { useEffect, useRef, useState } from 'react';
import { type Autosave, type AutosaveOptions, type AutosavePhase, createAutosave } from './createAutosave.ts';

/**
 * `createAutosave` for a component: it starts when the component is shown, and saves a last time when it goes.
 * @param options may be new ones at every render
 */
export function useAutosave<Change, Answer>(
  options: AutosaveOptions<Change, Answer>,
): Autosave & { readonly phase: AutosavePhase } {
  const latest = useRef(options);
  latest.current = options;
  const [phase, setPhase] = useState<AutosavePhase>('idle');
  const [autosave] = useState(() =>
    createAutosave<Change, Answer>(() => ({ ...latest.current, onPhase: setPhase })),
  );
  useEffect(() => autosave.start(), [autosave]);
  return { ...autosave, phase };
}
