/** Every status a content, criterion or assignment can have for a person (specification §4). */
export const completionStatuses = [
  'UNKNOWN',
  'IN_PROGRESS',
  'SUBMITTED',
  'EVALUATION_IN_PROGRESS',
  'EVALUATION_SUBMITTED',
  'SUCCESS',
  'FAIL',
] as const;

/** SUCCESS and FAIL belong to contents and criteria; FAIL is the self-assessed «nochmals anschauen». */
export type CompletionStatus = (typeof completionStatuses)[number];

/** The statuses of an assignment completion, lowest first in the ranking for merging (specification §4). */
export const assignmentStatuses = [
  'UNKNOWN',
  'IN_PROGRESS',
  'EVALUATION_IN_PROGRESS',
  'SUBMITTED',
  'EVALUATION_SUBMITTED',
] as const satisfies readonly CompletionStatus[];

export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** A completion entry as it travels (specification §3). */
export interface CompletionEntry {
  readonly page_id: string;
  readonly completion_status: CompletionStatus;
  /** ISO 8601 with offset. */
  readonly updated_at: string;
  readonly page_type?: string | null;
  readonly additional_json_data?: unknown;
}

/** What {@link indexCompletions} accepts: a wire entry with an untyped status, or a database row with a Date. */
export interface CompletionRecord {
  readonly page_id: string;
  readonly completion_status: string;
  readonly updated_at: string | Date;
  readonly page_type?: string | null;
  readonly additional_json_data?: unknown;
}

/** One person's completions by page id. */
export type CompletionIndex = ReadonlyMap<string, CompletionEntry>;

/** Narrows a wire string; anything unexpected and a missing value read as UNKNOWN. */
export function toCompletionStatus(value: unknown): CompletionStatus {
  return completionStatuses.find((status) => status === value) ?? 'UNKNOWN';
}

/** Narrows a wire string to an assignment status; anything else reads as UNKNOWN. */
export function toAssignmentStatus(value: unknown): AssignmentStatus {
  return assignmentStatuses.find((status) => status === value) ?? 'UNKNOWN';
}

/** Indexes one person's entries by page id. Of several entries of a page, the one updated last counts. */
export function indexCompletions(entries: readonly CompletionRecord[]): CompletionIndex {
  const index = new Map<string, CompletionEntry>();
  for (const entry of entries) {
    const known = index.get(entry.page_id);
    if (known !== undefined && timestampOf(known) > timestampOf(entry)) continue;
    index.set(entry.page_id, {
      ...entry,
      completion_status: toCompletionStatus(entry.completion_status),
      updated_at: typeof entry.updated_at === 'string' ? entry.updated_at : entry.updated_at.toISOString(),
    });
  }
  return index;
}

/** The status of a page; UNKNOWN without a record. */
export function completionStatusOf(index: CompletionIndex, pageId: string): CompletionStatus {
  return index.get(pageId)?.completion_status ?? 'UNKNOWN';
}

/** When an entry was updated, in milliseconds; an unreadable time counts as the oldest. */
export function timestampOf(entry: Pick<CompletionRecord, 'updated_at'>): number {
  const time = new Date(entry.updated_at).getTime();
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** The higher of two statuses: evaluation submitted, submitted, evaluation in progress, in progress, unknown. */
export function mergeAssignmentStatus(a: AssignmentStatus, b: AssignmentStatus): AssignmentStatus {
  return assignmentStatuses.indexOf(a) >= assignmentStatuses.indexOf(b) ? a : b;
}

/** True from SUBMITTED on, also during and after the evaluation: from then the learner may only read. */
export function isAssignmentSubmitted(status: CompletionStatus): boolean {
  return status === 'SUBMITTED' || status === 'EVALUATION_IN_PROGRESS' || status === 'EVALUATION_SUBMITTED';
}

/** Whether work is handed in and its evaluation not released; whether anybody evaluates it, its assignment says. */
export function isAwaitingRelease(status: CompletionStatus): boolean {
  return isAssignmentSubmitted(status) && status !== 'EVALUATION_SUBMITTED';
}
