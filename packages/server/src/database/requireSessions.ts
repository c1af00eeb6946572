import { randomUUID } from 'node:crypto';
import { StartError } from '../StartError.ts';

/** A connection that asks one statement at a time. */
export interface Asking {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

const advice =
  'Connect to PostgreSQL directly, or let the pooler give a connection for a whole session (PgBouncer: pool_mode = session, ignore_startup_parameters = options).';

/**
 * A pooler in transaction mode hands one session to several connections in turn. Prepared statements and the lock of the
 * migrations belong to sessions, so requests would fail now and then.
 * @throws StartError when the second connection is in the session of the first
 */
export async function requireSessions(first: Asking, second: Asking): Promise<void> {
  const mark = randomUUID();
  await first.query(`select set_config('learn.session', $1, false)`, [mark]);
  const { rows } = await second.query(`select current_setting('learn.session', true) as mark`);
  await first.query(`select set_config('learn.session', '', false)`);
  if (rows[0]?.mark === mark) {
    throw new StartError(
      `A pooler in front of the PostgreSQL of DATABASE_URL shares its sessions. ${advice}`,
    );
  }
}

/** The error of a connection as the start says it: a pooler refuses parameters of the start that it does not know. */
export function explainPooler(error: unknown): unknown {
  const refused =
    error instanceof Error &&
    'code' in error &&
    error.code === '08P01' &&
    error.message.includes('startup parameter');
  return refused
    ? new StartError(`A pooler in front of the PostgreSQL of DATABASE_URL refuses «options». ${advice}`)
    : error;
}
