import type { LearningPathQuery } from '../__generated__/graphql.ts';

export type LearningPath = NonNullable<LearningPathQuery['learning_path']>;
export type PathTopic = LearningPath['topics'][number];
export type PathCircle = PathTopic['circles'][number];
export type PathContent =
  PathCircle['learning_sequences'][number]['learning_units'][number]['learning_contents'][number];
