import type { ReactNode } from 'react';

/** One component of the styleguide with all its states. */
export type StyleguideEntry = { name: string; render: () => ReactNode };
