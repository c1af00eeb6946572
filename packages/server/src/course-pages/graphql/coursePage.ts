import { builder } from '../../graphql/builder.ts';
import { LanguageType } from '../../graphql/enums.ts';
import type { PageNode } from '../courseTree.ts';

/** The GraphQL object type of a page, by its content_type. */
const typeNames: Readonly<Record<string, string>> = {
  'competence.ActionCompetence': 'ActionCompetence',
  'competence.PerformanceCriterion': 'PerformanceCriterion',
  'learnpath.LearningContentFeedbackUK': 'LearningContentFeedback',
  'learnpath.LearningContentFeedbackVV': 'LearningContentFeedback',
  'learnpath.LearningContentFeedbackAutomobilGewerbe': 'LearningContentFeedback',
  'learnpath.LearningContentFeedbackExamPreparation': 'LearningContentFeedback',
};

/** All other pages are named in GraphQL as in their content_type, behind `learnpath.`. */
export function typeNameOf(page: PageNode): string {
  return typeNames[page.content_type] ?? page.content_type.slice('learnpath.'.length);
}

export const CoursePageType = builder.interfaceRef<PageNode>('CoursePage').implement({
  description: [
    'Every page of a course: one row per language, joined by translation_key. `language` is that of the texts; it differs from',
    "the person's own where a translation is missing.",
  ].join('\n'),
  resolveType: typeNameOf,
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    slug: t.exposeString('slug'),
    content_type: t.exposeString('content_type'),
    live: t.exposeBoolean('live'),
    translation_key: t.exposeID('translation_key'),
    frontend_url: t.exposeString('frontend_url'),
    language: t.expose('language', { type: LanguageType }),
  }),
});
