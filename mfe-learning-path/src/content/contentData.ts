import type { ContentQuery } from '../__generated__/graphql.ts';

export type Content = NonNullable<ContentQuery['learning_content']>;

/** The content of one kind, by the name of its GraphQL type without `LearningContent`. */
export type ContentOf<Kind extends string> = Extract<Content, { __typename: `LearningContent${Kind}` }>;
