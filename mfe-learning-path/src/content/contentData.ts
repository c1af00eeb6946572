import type { ContentQuery } from '../__generated__/graphql.ts';

export type Content = NonNullable<ContentQuery['learning_content']>;

/** The content of one kind, by the name of its GraphQL type without `LearningContent`. */
export type ContentOf<Kind extends string> = Extract<Content, { __typename: `LearningContent${Kind}` }>;

const kindsThatAct: readonly Content['__typename'][] = [
  'LearningContentAssignment',
  'LearningContentEdoniqTest',
  'LearningContentFeedback',
];

/** Whether the body of a content holds what there is to do, and with it the page's one primary action. */
export function actsItself({ __typename }: Content): boolean {
  return kindsThatAct.includes(__typename);
}
