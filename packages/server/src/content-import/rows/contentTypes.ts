import type { Content, ContentKind } from '@learn/course-content';
import type { ContentType } from '@learn/domain';
import type { FeedbackKind } from '../../feedback/tables.ts';

const contentTypes = {
  rich_text: 'learnpath.LearningContentRichText',
  demo: 'learnpath.LearningContentDemo',
  placeholder: 'learnpath.LearningContentPlaceholder',
  video: 'learnpath.LearningContentVideo',
  document_list: 'learnpath.LearningContentDocumentList',
  learning_module: 'learnpath.LearningContentLearningModule',
  knowledge_assessment: 'learnpath.LearningContentKnowledgeAssessment',
  media_library: 'learnpath.LearningContentMediaLibrary',
  attendance_course: 'learnpath.LearningContentAttendanceCourse',
  assignment: 'learnpath.LearningContentAssignment',
  edoniq_test: 'learnpath.LearningContentEdoniqTest',
} as const satisfies Record<Exclude<ContentKind, 'feedback'>, ContentType>;

const feedbackTypes = {
  uk: 'learnpath.LearningContentFeedbackUK',
  vv: 'learnpath.LearningContentFeedbackVV',
  automobil_gewerbe: 'learnpath.LearningContentFeedbackAutomobilGewerbe',
  exam_preparation: 'learnpath.LearningContentFeedbackExamPreparation',
} as const satisfies Record<FeedbackKind, ContentType>;

/** The content_type of a learning content. */
export function contentTypeOf(content: Content): ContentType {
  return content.kind === 'feedback' ? feedbackTypes[content.feedback_kind] : contentTypes[content.kind];
}

/** What a content_type is in a file. @returns undefined for another page than a learning content */
export function contentKindOf(
  contentType: string,
): { readonly kind: ContentKind; readonly feedback_kind?: FeedbackKind } | undefined {
  const kind = keyOf(contentTypes, contentType);
  if (kind !== undefined) return { kind };
  const feedbackKind = keyOf(feedbackTypes, contentType);
  return feedbackKind && { kind: 'feedback', feedback_kind: feedbackKind };
}

function keyOf<Key extends string>(types: Readonly<Record<Key, string>>, wanted: string): Key | undefined {
  return (Object.keys(types) as Key[]).find((key) => types[key] === wanted);
}
