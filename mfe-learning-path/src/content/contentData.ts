import type { CompletionEntry } from '@learn/domain';
import type { ContentQuery } from '../__generated__/graphql.ts';

export type Content = NonNullable<ContentQuery['learning_content']>;

type KindOf<Name> = Name extends `LearningContent${infer Kind}` ? Kind : never;

/** The name of a content's GraphQL type without `LearningContent`. */
export type ContentKind = KindOf<Content['__typename']>;

/** The content of one kind. */
export type ContentOf<Kind extends ContentKind> = Extract<Content, { __typename: `LearningContent${Kind}` }>;

export function kindNameOf({ __typename }: Content): ContentKind {
  return __typename.slice('LearningContent'.length) as ContentKind;
}

/** What the body of a content is given. */
export interface ContentBodyProps<Kind = Content> {
  readonly content: Kind;
  /** the person's completion entry, undefined before the first event */
  readonly entry: CompletionEntry | undefined;
  readonly learner: boolean;
  readonly done: boolean;
  /** called when a content of several steps has been gone through */
  readonly onWorked: () => void;
}

const kindsThatAct: readonly ContentKind[] = ['Assignment', 'EdoniqTest', 'Feedback'];

/** Whether the body of a content holds what there is to do, and with it the page's one primary action. */
export function actsItself(content: Content): boolean {
  return kindsThatAct.includes(kindNameOf(content));
}

/** Whether a content is gone through step by step, so that it is not finished unread: cards of a module, questions. */
export function isStepwise(content: Content): boolean {
  if (content.__typename === 'LearningContentLearningModule') return content.cards.length > 1;
  return content.__typename === 'LearningContentKnowledgeAssessment' && content.questions.length > 0;
}
