import { actionEntries } from './actions.tsx';
import { controlEntries } from './controls.tsx';
import type { PlacedEntry, StyleguideEntry, StyleguideGroup } from './entry.ts';
import { feedbackEntries } from './feedback.tsx';
import { formEntries } from './forms.tsx';
import { foundationEntries, pageHeaderEntry } from './foundations.tsx';
import { layoutEntries } from './layout.tsx';
import { overlayEntries } from './overlays.tsx';
import { progressEntries } from './progress.tsx';
import { tableEntries } from './tables.tsx';

export { type PlacedEntry, type StyleguideGroup, styleguideGroups } from './entry.ts';
export { ThemeScope } from './ThemeScope.tsx';

const placed =
  (group: StyleguideGroup, module: PlacedEntry['module'] = '@learn/ui') =>
  (entry: StyleguideEntry): PlacedEntry => ({
    module,
    shows: [entry.name],
    ...entry,
    group,
    id: entry.name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
  });

/** Every component in every state, in the order of the styleguide page. Never imported by the other entries. */
export const styleguideEntries: readonly PlacedEntry[] = [
  ...[...foundationEntries, ...layoutEntries, pageHeaderEntry].map(placed('foundations')),
  ...actionEntries.map(placed('actions')),
  ...[...controlEntries, ...formEntries].map(placed('forms')),
  ...feedbackEntries.map(placed('feedback')),
  ...progressEntries.map(placed('data')),
  ...overlayEntries.map(placed('overlays', '@learn/ui/overlay')),
  ...tableEntries.map(placed('tables', '@learn/ui/table')),
];
