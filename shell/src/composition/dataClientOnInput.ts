import { $user } from '@learn/platform';
import { loadDataClient } from '@learn/platform/apollo';

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** The first screen comes with its data; the data client follows with the first move of a person, before any link is opened. */
export function loadDataClientOnInput(): void {
  const load = () => {
    for (const input of inputs) window.removeEventListener(input, load);
    // a failure is told where the data are asked for
    if ($user.get()) loadDataClient().catch(() => undefined);
  };
  for (const input of inputs) window.addEventListener(input, load, { passive: true });
}
