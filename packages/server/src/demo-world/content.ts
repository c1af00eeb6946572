/** The vocabulary in which the demo courses are written; the loader turns it into pages of all three languages. */

import type { MediaCategory } from './mediaContent.ts';
import type { Text } from './text.ts';

/** Shorthand of the course files: the same text in German, French and Italian. */
export const t = (de: string, fr: string, it: string): Text => ({ de, fr, it });

export type ProfileCode =
  | 'generell'
  | 'krankenzusatzversicherung'
  | 'leben'
  | 'nichtleben'
  | 'automobilgewerbe';

export type AssignmentType =
  | 'PRAXIS_ASSIGNMENT'
  | 'CASEWORK'
  | 'PREP_ASSIGNMENT'
  | 'REFLECTION'
  | 'CONDITION_ACCEPTANCE'
  | 'EDONIQ_TEST';

interface ContentBase {
  /** lower-case ascii words joined by hyphens; unique within its circle; the same in all languages */
  readonly slug: string;
  readonly title: Text;
  /** one or two sentences, plain text */
  readonly description: Text;
  /** effort in minutes */
  readonly minutes: number;
}

/** HTML of text contents: only h2, h3, p, ul, ol, li, strong, em, blockquote, a[href]. */
export type Content = ContentBase &
  (
    | { readonly kind: 'rich_text'; readonly text: Text }
    | { readonly kind: 'demo'; readonly text: Text; readonly buttonText: Text; readonly buttonUrl: string }
    | { readonly kind: 'placeholder' }
    /** the loader chooses one of the generated clips by its length; captions are the spoken text, one line per cue */
    | { readonly kind: 'video'; readonly captions: readonly Text[] }
    | {
        readonly kind: 'document_list';
        readonly documents: readonly { readonly slug: string; readonly title: Text; readonly text: Text }[];
      }
    /** a module of short cards that are read one after the other */
    | {
        readonly kind: 'learning_module';
        readonly cards: readonly { readonly title: Text; readonly text: Text }[];
      }
    /** questions for oneself: right answers are marked, the explanation is shown after answering */
    | { readonly kind: 'knowledge_assessment'; readonly questions: readonly Question[] }
    | { readonly kind: 'media_library'; readonly categorySlug: string }
    | { readonly kind: 'attendance_course'; readonly location: Text; readonly trainer: string }
    | { readonly kind: 'assignment'; readonly assignment: Assignment }
    | {
        readonly kind: 'edoniq_test';
        readonly checkboxText: Text;
        readonly maxPoints: number;
        readonly certificate?: string;
        readonly hasExtendedTimeTest: boolean;
      }
    | {
        readonly kind: 'feedback';
        readonly feedbackKind: 'uk' | 'vv' | 'automobil_gewerbe' | 'exam_preparation';
      }
  );

export interface Question {
  readonly question: Text;
  readonly options: readonly { readonly text: Text; readonly correct: boolean }[];
  readonly explanation: Text;
}

export interface Assignment {
  readonly type: AssignmentType;
  readonly needsExpertEvaluation: boolean;
  readonly introText: Text;
  readonly effortRequired: Text;
  readonly evaluationDescription?: Text;
  readonly performanceObjectives: readonly Text[];
  readonly tasks: readonly { readonly title: Text; readonly blocks: readonly TaskBlock[] }[];
  /** what is to be declared with the submission */
  readonly declaration?: Text;
  readonly evaluationTasks: readonly {
    readonly title: Text;
    readonly description: Text;
    readonly maxPoints: number;
  }[];
  /** slug of the competence certificate that it counts towards, and its weight */
  readonly certificate?: string;
  readonly weight?: number;
  /** the sample itself, which nobody may find in the media library before they have handed in */
  readonly solutionSample?: {
    readonly displayText: Text;
    readonly description: Text;
  };
}

export type TaskBlock =
  | { readonly type: 'explanation'; readonly text: Text }
  | { readonly type: 'text'; readonly label: Text }
  | { readonly type: 'choice'; readonly label: Text; readonly options: readonly Text[] }
  | { readonly type: 'confirmation'; readonly label: Text }
  | { readonly type: 'file'; readonly label: Text };

export interface PerformanceCriterion {
  readonly slug: string;
  /** first person, as the participant would say it: «Ich kann …» */
  readonly title: Text;
  /** competence_id of the action competence that it belongs to, e.g. «A1» */
  readonly competence: string;
}

export interface Unit {
  readonly slug: string;
  readonly title: Text;
  readonly titleHidden?: boolean;
  readonly contents: readonly Content[];
  /** self-assessed at learn/{circle}/evaluate/{unit}; empty where the unit has none */
  readonly criteria: readonly PerformanceCriterion[];
}

export interface Sequence {
  readonly slug: string;
  readonly title: Text;
  /** name of the line icon beside the title */
  readonly icon: 'start' | 'understand' | 'explain' | 'apply' | 'check' | 'network';
  readonly units: readonly Unit[];
}

export interface Circle {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly goals: readonly Text[];
  readonly sequences: readonly Sequence[];
  readonly exam?: {
    readonly id: string;
    readonly requiresBooking: boolean;
    readonly hasCertificate: boolean;
  };
  readonly contentLocked?: boolean;
  readonly lockReason?: Text;
  /** slugs of circles of which one must be completed first */
  readonly unlockedBy?: readonly string[];
  /** only shown to these profiles; undefined = to all */
  readonly profiles?: readonly ProfileCode[];
}

export interface Topic {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly isVisible: boolean;
  readonly circles: readonly Circle[];
}

export interface ActionCompetence {
  /** e.g. «A1» */
  readonly competenceId: string;
  readonly slug: string;
  readonly title: Text;
}

export interface CourseContent {
  readonly courseType: 'vv' | 'uk' | 'ag' | 'et';
  readonly slug: string;
  readonly title: Text;
  readonly categoryName: Text;
  readonly configuration: {
    readonly enable_circle_documents: boolean;
    readonly enable_learning_mentor: boolean;
    readonly enable_competence_certificates: boolean;
    readonly enable_course_profiles: boolean;
  };
  readonly profiles: readonly ProfileCode[];
  readonly actionCompetences: readonly ActionCompetence[];
  readonly competenceCertificates: readonly { readonly slug: string; readonly title: Text }[];
  readonly mediaCategories: readonly MediaCategory[];
  readonly topics: readonly Topic[];
}
