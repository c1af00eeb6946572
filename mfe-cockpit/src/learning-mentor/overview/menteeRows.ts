import { type ListRules, type ListView, shownRows } from '@learn/domain';
import { type ListedMentee, listedMentee, searchedMentee } from '../listedMentee.ts';
import type { Mentee, OpenTask } from '../mentorData.ts';

/** A mentee with how far they are. */
export interface MenteeRow extends ListedMentee {
  readonly circlesCompleted: number;
  readonly circles: number;
  /** ISO 8601; undefined: nothing was done yet */
  readonly lastActivity: string | undefined;
  /** number of open tasks of the mentor */
  readonly waiting: number;
}

/** The mentees by name, each with the number of open tasks. */
export function menteeRows(mentees: readonly Mentee[], tasks: readonly OpenTask[]): MenteeRow[] {
  const waiting = Map.groupBy(tasks, ({ mentee, course_session_id }) => `${mentee.id} ${course_session_id}`);
  return mentees.map((mentee) => ({
    ...listedMentee(mentee),
    circlesCompleted: mentee.circle_completed_count,
    circles: mentee.circle_count,
    lastActivity: mentee.last_activity_at ?? undefined,
    waiting: waiting.get(`${mentee.id} ${mentee.course_session_id}`)?.length ?? 0,
  }));
}

/** What mentees are filtered by: a task is open, or nothing was begun yet. */
export const menteeStates = ['waiting', 'notBegun'] as const;

export type MenteeState = (typeof menteeStates)[number];

/** How mentees are sorted. */
export const menteeSorts = ['name', 'progress', 'activity', 'waiting'] as const;

export type MenteeSort = (typeof menteeSorts)[number];

/** Whether a mentee passes a filter. */
export function isIn(state: MenteeState, { waiting, lastActivity }: MenteeRow): boolean {
  return state === 'waiting' ? waiting > 0 : lastActivity === undefined;
}

const rules: ListRules<MenteeRow, MenteeState, MenteeSort> = {
  isIn,
  searched: searchedMentee,
  figures: {
    progress: ({ circlesCompleted, circles }) => (circles === 0 ? undefined : circlesCompleted / circles),
    activity: ({ lastActivity }) => (lastActivity === undefined ? undefined : Date.parse(lastActivity)),
    waiting: ({ waiting }) => waiting,
  },
};

/** The mentees that pass filter and search, in their order; of equals by name. */
export function shownMentees(
  rows: readonly MenteeRow[],
  view: ListView<MenteeState, MenteeSort>,
): readonly MenteeRow[] {
  return shownRows(rows, view, rules);
}
