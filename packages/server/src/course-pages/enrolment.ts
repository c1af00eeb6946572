import type { Localised } from '@learn/contracts';
import type { CompletionRelations } from '../completions/policy.ts';
import type { EnrolmentRole } from '../course-sessions/tables.ts';

/** An own enrolment in a session of the course. */
export interface Enrolment {
  readonly id: string;
  readonly user_id: string;
  readonly course_session_id: string;
  readonly role: EnrolmentRole;
  readonly chosen_profile: { readonly id: string; readonly code: string; readonly names: Localised } | null;
  readonly course_option: string | null;
  /** the other person whose work is viewed, and how much of it the current user may see */
  readonly participant?: SeenParticipant;
}

/** A participant whose work other people may see. */
export interface SeenParticipant {
  readonly courseId: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string;
  /** translation keys of the circles of which all work may be seen; undefined for all circles */
  readonly circleKeys: readonly string[] | undefined;
  /** of the circles in which their self-assessments may be seen; undefined for all circles */
  readonly assessedCircleKeys: readonly string[] | undefined;
}

/** An enrolment in a session in which the current user may look at the participant's work, and how much of it. */
export interface SeenEnrolment extends Enrolment {
  readonly courseId: string;
  readonly relations: CompletionRelations;
  /** translation keys of the circles that the current user looks after as an expert */
  readonly circleKeys: readonly string[];
}

/** A participant of a course whose work the current user may see, in the sessions in which they may. */
export interface SeenPerson {
  readonly userId: string;
  /** oldest session first */
  readonly enrolments: readonly SeenEnrolment[];
}
