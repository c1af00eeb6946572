import type { AssignmentType } from '@learn/domain';

/** What `pages.data` holds, by content type; texts are those of the page's language. */
export interface TopicData {
  readonly description: string;
  readonly is_visible: boolean;
}

export interface CircleData {
  readonly description: string;
  readonly goals: readonly string[];
  readonly is_exam_circle: boolean;
  readonly exam_requires_booking: boolean;
  readonly exam_id: string | null;
  readonly has_exam_certificate: boolean;
  readonly exam_url: string | null;
  readonly content_locked: boolean;
  /** why the circle is locked by its editors; a sentence */
  readonly lock_reason?: string;
  /** until when it is expected to be, ISO 8601 */
  readonly locked_until?: string;
  /** translation keys of the circles of which one must be completed first */
  readonly unlocked_by: readonly string[];
  /** profile codes that see the circle; empty = everybody */
  readonly profiles: readonly string[];
  readonly course_options: readonly string[];
}

export interface SequenceData {
  readonly icon: string;
}

export interface UnitData {
  readonly title_hidden: boolean;
}

export interface CompetenceData {
  readonly competence_id: string;
}

export interface CriterionData {
  readonly competence_id: string;
}

/**
 * What a content says beside its texts, the same for everybody: its exam's state where a person has none of their
 * own.
 */
export interface ContentExtras {
  readonly exam_data?: { readonly exam_state?: string };
}

/** Every kind of learning content has these; the fields of one kind stand beside them. */
export interface ContentData {
  readonly minutes: number;
  readonly description: string;
  readonly additional_json_data?: ContentExtras;
  readonly text?: string;
  readonly button_text?: string;
  readonly button_url?: string;
  readonly video_url?: string;
  /** length of the video in seconds */
  readonly duration?: number;
  readonly transcript?: readonly string[];
  readonly documents?: readonly ContentDocument[];
  readonly cards?: readonly { readonly title: string; readonly text: string }[];
  readonly questions?: readonly AssessmentQuestion[];
  readonly category_slug?: string;
  readonly location?: string;
  readonly trainer?: string;
  readonly assignment_type?: AssignmentType;
  readonly checkbox_text?: string;
  readonly has_extended_time_test?: boolean;
  readonly test_url?: string;
  readonly extended_time_test_url?: string;
}

/** A document of a list; `slug` is the same in all languages. */
export interface ContentDocument {
  readonly id: string;
  readonly slug?: string;
  readonly title: string;
  readonly text: string;
}

export interface AssessmentQuestion {
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly correct: boolean }[];
  readonly explanation: string;
}
