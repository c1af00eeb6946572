import type { ReactNode } from 'react';

/** Chapters of the styleguide, in their order. */
export const styleguideGroups = [
  'foundations',
  'actions',
  'forms',
  'feedback',
  'data',
  'overlays',
  'tables',
] as const;

export type StyleguideGroup = (typeof styleguideGroups)[number];

/** One entry of the styleguide: a component, or a few that belong together, with all states. */
export type StyleguideEntry = {
  name: string;
  /** Code names of the components that it shows; its own name by default. */
  shows?: readonly string[];
  /** Where they are imported from; `@learn/ui` by default. */
  module?:
    | '@learn/ui'
    | '@learn/ui/content'
    | '@learn/ui/form'
    | '@learn/ui/overlay'
    | '@learn/ui/password'
    | '@learn/ui/table';
  render: () => ReactNode;
};

/** An entry as the page shows it. */
export type PlacedEntry = Required<StyleguideEntry> & {
  group: StyleguideGroup;
  /** Anchor of the entry in the page. */
  id: string;
};
