import type { AuditAction } from '@learn/domain';
import type { Database } from '../database/database.ts';
import { auditEntries } from './tables.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  /** who did it; undefined for the server itself */
  readonly actorId: string | undefined;
  /** the person that it concerns */
  readonly userId?: string;
  readonly courseSessionId?: string;
  /** id of the thing it concerns */
  readonly subjectId?: string;
  /** what changed, before and after where that matters; never answers of learners or secrets */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records what was done; call it in the transaction of the change, so that neither stands without the other. */
export async function recordAudit(transaction: Database, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insert(auditEntries)
    .values(entries.map((entry) => ({ ...entry, actorId: entry.actorId ?? null })));
}
