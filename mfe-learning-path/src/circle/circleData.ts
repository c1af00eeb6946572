import type { CircleQuery } from '../__generated__/graphql.ts';

export type CircleData = NonNullable<CircleQuery['circle']>;
export type CircleSequence = CircleData['learning_sequences'][number];
export type CircleUnit = CircleSequence['learning_units'][number];
export type CircleContent = CircleUnit['learning_contents'][number];
