import type { IconName } from '@learn/ui';
import type { AssignmentType } from '../__generated__/graphql.ts';
import type { TextKey } from '../texts.ts';

/** Icon and word of a content's kind. */
export interface Kind {
  readonly icon: IconName;
  readonly label: TextKey;
}

/** What the kind follows from; any content of the course tree fits. */
export interface KindSource {
  readonly content_type: string;
  readonly assignment_type?: AssignmentType;
}

const byContentType: Readonly<Record<string, Kind>> = {
  'learnpath.LearningContentAttendanceCourse': { icon: 'people', label: 'kind.attendance' },
  'learnpath.LearningContentAssignment': { icon: 'task', label: 'kind.assignment' },
  'learnpath.LearningContentEdoniqTest': { icon: 'test', label: 'kind.test' },
  'learnpath.LearningContentMediaLibrary': { icon: 'book', label: 'kind.mediaLibrary' },
  'learnpath.LearningContentFeedbackUK': { icon: 'chat', label: 'kind.feedback' },
  'learnpath.LearningContentFeedbackVV': { icon: 'chat', label: 'kind.feedback' },
  'learnpath.LearningContentFeedbackAutomobilGewerbe': { icon: 'chat', label: 'kind.feedback' },
  'learnpath.LearningContentFeedbackExamPreparation': { icon: 'chat', label: 'kind.feedback' },
  'learnpath.LearningContentLearningModule': { icon: 'module', label: 'kind.learningModule' },
  'learnpath.LearningContentKnowledgeAssessment': { icon: 'brain', label: 'kind.knowledgeAssessment' },
  'learnpath.LearningContentPlaceholder': { icon: 'info', label: 'kind.placeholder' },
  'learnpath.LearningContentRichText': { icon: 'text', label: 'kind.richText' },
  'learnpath.LearningContentDemo': { icon: 'external', label: 'kind.demo' },
  'learnpath.LearningContentVideo': { icon: 'video', label: 'kind.video' },
  'learnpath.LearningContentDocumentList': { icon: 'files', label: 'kind.documentList' },
};

const assignmentLabels: Readonly<Record<AssignmentType, TextKey>> = {
  PRAXIS_ASSIGNMENT: 'kind.praxisAssignment',
  CASEWORK: 'kind.casework',
  PREP_ASSIGNMENT: 'kind.prepAssignment',
  REFLECTION: 'kind.reflection',
  CONDITION_ACCEPTANCE: 'kind.conditionAcceptance',
  EDONIQ_TEST: 'kind.test',
};

/** How a content's kind is shown; assignments are called by their type (specification §3, learning content kinds). */
export function kindOf({ content_type, assignment_type }: KindSource): Kind {
  const kind = byContentType[content_type] ?? { icon: 'text', label: 'kind.other' };
  return assignment_type ? { ...kind, label: assignmentLabels[assignment_type] } : kind;
}
