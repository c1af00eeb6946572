import { $user } from '@learn/platform';
import { loadDataClient } from '@learn/platform/apollo';
import { whenQuiet } from '../afterFirstPaint.ts';

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The first screen comes with its data, and so does the page behind the first link. The data client follows with the first
 * move of a person, as soon as nothing more urgent is to be done.
 */
export function loadDataClientOnInput(): void {
  const load = () => {
    for (const input of inputs) window.removeEventListener(input, load);
    // a failure is told where the data are asked for
    if ($user.get()) whenQuiet(() => void loadDataClient().catch(() => undefined));
  };
  for (const input of inputs) window.addEventListener(input, load, { passive: true });
}
