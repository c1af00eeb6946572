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
    problem: isReturned(write) ? problemOfWrite(write, sent?.user_id) : undefined,
  };
}

function problemOfWrite(
  { state, current, reason = '' }: WaitingWrite,
  userId: string | undefined,
): EntryProblem {
  if (state === 'conflict') return conflictOf(current, userId);
  return { kind: state === 'refused' ? 'refused' : 'failed', reason };
}

interface SentEntry {
  readonly user_id?: string;
  readonly status?: Entry;
  readonly seen_status?: Entry;
}

/** What the server has against the choice for a person. */
export function problemOfError(error: unknown, userId: string): EntryProblem {
  const problem = problemOf(error);
  if (problem.code === 'version_conflict') return conflictOf(problem.details?.current, userId);
  return { kind: isRefusal(problem) ? 'refused' : 'failed', reason: problem.explanation };
}

interface NewerEntries {
  readonly attendance_user_list?: readonly {
    readonly user_id?: unknown;
    readonly status?: unknown;
    readonly recorded_by?: unknown;
    readonly recorded_at?: unknown;
  }[];
}

/** The newer state of a person that comes with a conflict; the call may have been for several people. */
function conflictOf(current: unknown, userId: string | undefined): EntryProblem {
  const { attendance_user_list = [] } = (current ?? {}) as NewerEntries;
  const newer = attendance_user_list.find(({ user_id }) => user_id === userId);
  return {
    kind: 'conflict',
    status: attendanceStatuses.find((status) => status === newer?.status) ?? null,
    by: String(newer?.recorded_by ?? ''),
    at: typeof newer?.recorded_at === 'string' ? newer.recorded_at : null,
  };
}
