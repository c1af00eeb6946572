import type { AnswerOf, endpoints } from '@learn/contracts';
import { type ListRules, type ListView, shownRows } from '@learn/domain';
import { type ListedMentee, listedMentee, searchedMentee } from '../listedMentee.ts';

export type UnitFeedbacks = AnswerOf<typeof endpoints.menteeFeedbacks>;

/** How far the feedback for a mentee is: to be given, given, or not asked for. */
export const unitStates = ['toGive', 'given', 'notAsked'] as const;

export type UnitState = (typeof unitStates)[number];

/** A mentee with their self-assessment of a learning unit. */
export interface UnitRow extends ListedMentee {
  readonly state: UnitState;
  readonly assessed: number;
  readonly criteria: number;
  /** when it was given, else when it was asked for; ISO 8601 */
  readonly at: string | undefined;
}

/** The mentees by name. */
export function unitRows({ mentees, criteria_count }: UnitFeedbacks): UnitRow[] {
  return mentees.map((mentee) => ({
    ...listedMentee(mentee),
    state: stateOf(mentee),
    assessed: mentee.assessed_count,
    criteria: criteria_count,
    at: mentee.submitted_at ?? mentee.requested_at ?? undefined,
  }));
}

function stateOf({ requested_at, submitted_at }: UnitFeedbacks['mentees'][number]): UnitState {
  if (requested_at === null) return 'notAsked';
  return submitted_at === null ? 'toGive' : 'given';
}

/** How the mentees are sorted. */
export const unitSorts = ['name', 'assessed', 'date'] as const;

export type UnitSort = (typeof unitSorts)[number];

export const unitChoices = { states: unitStates, sorts: unitSorts } as const;

const rules: ListRules<UnitRow, UnitState, UnitSort> = {
  isIn: (state, row) => row.state === state,
  searched: searchedMentee,
  figures: {
    assessed: ({ assessed }) => assessed,
    date: ({ at }) => (at === undefined ? undefined : Date.parse(at)),
  },
};

/** The mentees that pass filter and search, in their order; of equals by name. */
export function shownUnitRows(
  rows: readonly UnitRow[],
  view: ListView<UnitState, UnitSort>,
): readonly UnitRow[] {
  return shownRows(rows, view, rules);
}
