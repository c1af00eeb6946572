import { type AttendanceStatus, attendanceStatuses } from '@learn/domain';
import { isRefusal, problemOf, type WaitingWrite } from '@learn/platform';
import { isReturned, variablesOf } from '@learn/platform/form';

/** null: not entered */
export type Entry = AttendanceStatus | null;

/** What was chosen for a person, as it is sent. */
export interface Choice {
  readonly status: Entry;
  /** what was recorded when the choice was made */
  readonly seen: Entry;
}

/** What stands between a choice and the server. */
export type EntryProblem =
  /** another person has recorded something else meanwhile */
  | { readonly kind: 'conflict'; readonly status: Entry; readonly by: string; readonly at: string | null }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string };

/** A choice that waits in the outbox, or was not taken. */
export interface WaitingEntry extends Choice {
  readonly problem: EntryProblem | undefined;
}

export function waitingEntryOf(write: WaitingWrite): WaitingEntry {
  const [sent] = variablesOf(write).attendance_user_list as readonly SentEntry[];
  return {
    status: sent?.status ?? null,
    seen: sent?.seen_status ?? null,
    problem: isReturned(write) ? problemOfWrite(write) : undefined,
  };
}

function problemOfWrite({ state, current, reason = '' }: WaitingWrite): EntryProblem {
  if (state === 'conflict') return conflictOf(current);
  return { kind: state === 'refused' ? 'refused' : 'failed', reason };
}

interface SentEntry {
  readonly status?: Entry;
  readonly seen_status?: Entry;
}

/** What the server has against a choice. */
export function problemOfError(error: unknown): EntryProblem {
  const problem = problemOf(error);
  if (problem.code === 'version_conflict') return conflictOf(problem.details?.current);
  return { kind: isRefusal(problem) ? 'refused' : 'failed', reason: problem.explanation };
}

interface NewerEntries {
  readonly attendance_user_list?: readonly {
    readonly status?: unknown;
    readonly recorded_by?: unknown;
    readonly recorded_at?: unknown;
  }[];
}

/** The newer state that comes with a conflict: one entry, as each person is sent alone. */
function conflictOf(current: unknown): EntryProblem {
  const [newer] = (current as NewerEntries | undefined)?.attendance_user_list ?? [];
  return {
    kind: 'conflict',
    status: attendanceStatuses.find((status) => status === newer?.status) ?? null,
    by: String(newer?.recorded_by ?? ''),
    at: typeof newer?.recorded_at === 'string' ? newer.recorded_at : null,
  };
}
