import type { CockpitDocumentsQuery } from '../__generated__/graphql.ts';

/** Circles that a person looks after, each with its sequences. */
export type DocumentCircles = NonNullable<CockpitDocumentsQuery['cockpit']>['circles'];
