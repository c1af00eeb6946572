import { actionEntries } from './actions.tsx';
import type { StyleguideEntry } from './entry.ts';
import { feedbackEntries } from './feedback.tsx';
import { formEntries } from './forms.tsx';
import { foundationEntries } from './foundations.tsx';
import { overlayEntries } from './overlays.tsx';
import { progressEntries } from './progress.tsx';
import { tableEntries } from './tables.tsx';

export type { StyleguideEntry } from './entry.ts';

/** Every component in every state, in the order of the styleguide page. Never imported by the other entries. */
export const styleguideEntries: readonly StyleguideEntry[] = [
  ...foundationEntries,
  ...actionEntries,
  ...formEntries,
  ...feedbackEntries,
  ...progressEntries,
  ...overlayEntries,
  ...tableEntries,
];
