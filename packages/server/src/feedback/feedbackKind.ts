import type { FeedbackKind } from './tables.ts';

const kinds: Readonly<Record<string, FeedbackKind>> = {
  'learnpath.LearningContentFeedbackUK': 'uk',
  'learnpath.LearningContentFeedbackVV': 'vv',
  'learnpath.LearningContentFeedbackAutomobilGewerbe': 'automobil_gewerbe',
  'learnpath.LearningContentFeedbackExamPreparation': 'exam_preparation',
};

/** Which questionnaire a learning content asks, by its content_type; undefined for those that ask none. */
export function feedbackKindOf(contentType: string): FeedbackKind | undefined {
  return kinds[contentType];
}
