/** The learning content kinds (specification §3) by their content_type. */
export const contentKinds = [
  'learnpath.LearningContentAttendanceCourse',
  'learnpath.LearningContentAssignment',
  'learnpath.LearningContentEdoniqTest',
  'learnpath.LearningContentMediaLibrary',
  'learnpath.LearningContentFeedbackUK',
  'learnpath.LearningContentFeedbackVV',
  'learnpath.LearningContentFeedbackAutomobilGewerbe',
  'learnpath.LearningContentFeedbackExamPreparation',
  'learnpath.LearningContentLearningModule',
  'learnpath.LearningContentKnowledgeAssessment',
  'learnpath.LearningContentPlaceholder',
  'learnpath.LearningContentRichText',
  'learnpath.LearningContentDemo',
  'learnpath.LearningContentVideo',
  'learnpath.LearningContentDocumentList',
] as const;

export type ContentType = (typeof contentKinds)[number];

/** The kinds that become SUCCESS by their own event: presence, submission, result, answer, watching. */
const completedByEvent: ReadonlySet<ContentType> = new Set<ContentType>([
  'learnpath.LearningContentAttendanceCourse',
  'learnpath.LearningContentAssignment',
  'learnpath.LearningContentEdoniqTest',
  'learnpath.LearningContentFeedbackUK',
  'learnpath.LearningContentFeedbackVV',
  'learnpath.LearningContentFeedbackAutomobilGewerbe',
  'learnpath.LearningContentFeedbackExamPreparation',
  'learnpath.LearningContentVideo',
]);

/** True for the content_type of a known kind. */
export function isContentType(value: unknown): value is ContentType {
  return contentKinds.some((kind) => kind === value);
}

/**
 * The default of can_user_self_toggle_course_completion. False for the kinds that complete by their own event, and for
 * an unknown kind: a right is never granted by accident.
 */
export function canSelfToggle(contentType: string): boolean {
  return isContentType(contentType) && !completedByEvent.has(contentType);
}

/** True for the content_type of the kinds that show an assignment or a test. */
export function showsAssignment(contentType: string): boolean {
  return (
    contentType === 'learnpath.LearningContentAssignment' ||
    contentType === 'learnpath.LearningContentEdoniqTest'
  );
}
