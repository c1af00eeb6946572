import { useSearchParams } from '@learn/platform/router';
import {
  type PlacedEntry,
  type StyleguideGroup,
  styleguideEntries,
  styleguideGroups,
} from '@learn/ui/styleguide';

/** How the examples are shown: as the device wants, in one theme, or in both side by side. */
export const themeChoices = ['device', 'light', 'dark', 'both'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

export interface Chapter {
  readonly group: StyleguideGroup;
  readonly entries: readonly PlacedEntry[];
}

/** What the address asks for: `?q=` searches names and code names, `?theme=` chooses the theme. */
export function useStyleguide() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  const theme = themeChoices.find((choice) => choice === parameters.get('theme')) ?? 'device';
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const found = styleguideEntries.filter((entry) => matches(entry, query));
  return {
    query,
    theme,
    count: found.length,
    chapters: styleguideGroups
      .map((group): Chapter => ({ group, entries: found.filter((entry) => entry.group === group) }))
      .filter(({ entries }) => entries.length > 0),
    search: (text: string) => set('q', text),
    chooseTheme: (choice: ThemeChoice) => set('theme', choice === 'device' ? '' : choice),
  };
}

function matches({ name, shows, module }: PlacedEntry, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [name, module, ...shows].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}
