import { fullName } from '@learn/domain';
import type { ListedPerson } from '../people/PersonCell.tsx';
import type { Mentee } from './mentorData.ts';

/** A mentee in one session of the course, as lists name them. */
export interface ListedMentee extends ListedPerson {
  readonly userId: string;
  readonly courseSessionId: string;
  readonly sessionTitle: string;
}

type Named = Pick<
  Mentee,
  'id' | 'first_name' | 'last_name' | 'avatar_url' | 'course_session_id' | 'course_session_title'
>;

export function listedMentee(mentee: Named): ListedMentee {
  return {
    userId: mentee.id,
    firstName: mentee.first_name,
    lastName: mentee.last_name,
    avatarUrl: mentee.avatar_url || undefined,
    courseSessionId: mentee.course_session_id,
    sessionTitle: mentee.course_session_title,
  };
}

/** How many people these are: somebody in several sessions counts once. */
export function countMentees(rows: readonly ListedMentee[]): number {
  return new Set(rows.map(({ userId }) => userId)).size;
}

/** Where the search for a mentee looks. */
export function searchedMentee({ firstName, lastName, sessionTitle }: ListedMentee): string {
  return `${fullName(firstName, lastName)} ${sessionTitle}`;
}
