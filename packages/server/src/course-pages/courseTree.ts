import type { AssignmentType, Language } from '@learn/domain';
import type { FeedbackKind } from '../feedback/tables.ts';
import type { AssessmentQuestion, ContentExtras } from './pageData.ts';

/** The tree of one course in one language, as GraphQL presents it; shared by all requests, so nothing here is personal. */
export interface CourseTree {
  readonly courseId: string;
  readonly courseSlug: string;
  /** language that was asked for; a page's own `language` differs where its translation is missing */
  readonly language: Language;
  readonly contentVersion: number;
  readonly learningPath: LearningPathNode;
  readonly actionCompetences: readonly ActionCompetenceNode[];
  readonly circles: readonly CircleNode[];
  /** ids of all pages of the tree by their translation key */
  readonly pageIds: ReadonlyMap<string, string>;
}

export interface PageNode {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly content_type: string;
  readonly live: true;
  readonly translation_key: string;
  readonly frontend_url: string;
  readonly language: Language;
}

export interface LearningPathNode extends PageNode {
  readonly course_id: string;
  readonly topics: readonly TopicNode[];
}

export interface TopicNode extends PageNode {
  readonly description: string;
  readonly is_visible: boolean;
  readonly circles: readonly CircleNode[];
}

export interface CircleReferenceNode {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

export interface UnlockingPageNode extends CircleReferenceNode {
  readonly content_type: string;
}

export interface CircleNode extends PageNode {
  readonly course_id: string;
  readonly description: string;
  readonly goals: readonly string[];
  readonly is_exam_circle: boolean;
  readonly exam_requires_booking: boolean;
  readonly exam_id: string | null;
  readonly has_exam_certificate: boolean;
  readonly exam_url: string | null;
  readonly content_locked: boolean;
  /** empty where nothing is said */
  readonly lock_reason: string;
  /** ISO 8601 */
  readonly locked_until: string | null;
  readonly unlocked_by: readonly UnlockingPageNode[];
  readonly profiles: readonly string[];
  readonly course_options: readonly string[];
  readonly learning_sequences: readonly SequenceNode[];
}

export interface SequenceNode extends PageNode {
  readonly icon: string;
  readonly learning_units: readonly UnitNode[];
}

export interface UnitNode extends PageNode {
  readonly title_hidden: boolean;
  readonly evaluate_url: string;
  readonly learning_contents: readonly ContentNode[];
  readonly performance_criteria: readonly CriterionNode[];
}

export interface UnitReferenceNode extends CircleReferenceNode {
  readonly evaluate_url: string;
  readonly circle: CircleReferenceNode;
}

export interface CriterionNode extends PageNode {
  readonly course_id: string;
  readonly competence_id: string;
  readonly learning_unit: UnitReferenceNode;
}

export interface ActionCompetenceNode extends PageNode {
  readonly competence_id: string;
  readonly performance_criteria: readonly CriterionNode[];
}

/** A learning content of any kind; the fields of other kinds are empty and not part of its GraphQL type. */
export interface ContentNode extends PageNode {
  readonly course_id: string;
  readonly minutes: number;
  readonly description: string;
  readonly content_url: string;
  readonly can_user_self_toggle_course_completion: boolean;
  readonly circle: CircleReferenceNode;
  readonly additional_json_data: ContentExtras;
  readonly page_type: string;
  readonly continue_url: string;
  readonly is_first_in_circle: boolean;
  readonly text: string;
  readonly button_text: string;
  readonly button_url: string;
  readonly video_url: string;
  readonly captions_url: string;
  readonly duration: number;
  readonly transcript: readonly string[];
  readonly documents: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly cards: readonly { readonly title: string; readonly text: string }[];
  readonly questions: readonly AssessmentQuestion[];
  readonly category_slug: string;
  readonly location: string;
  readonly trainer: string;
  readonly assignment_type: AssignmentType;
  readonly checkbox_text: string;
  readonly has_extended_time_test: boolean;
  readonly test_url: string;
  readonly extended_time_test_url: string;
  readonly feedback_kind: FeedbackKind | undefined;
}
