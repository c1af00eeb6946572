import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder, requireBaseline } from './migrations.ts';
import { explainPooler, requireSessions } from './requireSessions.ts';
import * as tables from './tables.ts';

/** Any number; all processes of this product agree on it. */
const migrationLock = 5_270_041;

/** How long a request waits for a free or new connection before it answers `database_unavailable`. */
const connectionTimeoutMillis = 3_000;

/**
 * A connection that is silent for so long while it is held, for instance behind a broken network, is given up. The
 * pool ends those that nobody has much earlier.
 */
const longestSilenceMillis = 30_000;

// Compiling a statement takes longer than any of ours runs; the planner's guesses at lists of ids would have it compiled.
const options = '-c jit=off';

/**
 * Opens and migrates a PostgreSQL database.
 * @param poolSize connections of this process
 * @throws StartError behind a pooler that shares sessions
 */
export async function openPostgres(
  connectionString: string,
  poolSize: number,
  silenceMillis = longestSilenceMillis,
): Promise<OpenDatabase> {
  await checkSessions(connectionString);
  await migratePostgres(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis,
    keepAlive: true,
    options,
  });
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The same for one that breaks while a transaction has it; whatever the transaction asks next fails.
    client.on('error', () => undefined);
    // The driver's own time limit keeps the rows of every statement until the memory is searched as a whole.
    const { stream } = client.connection;
    if (stream instanceof Socket) stream.setTimeout(silenceMillis, () => stream.destroy());
  });
  return {
    db: drizzle(pool, { schema: tables }),
    kind: 'postgres',
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

async function checkSessions(connectionString: string): Promise<void> {
  const open = () => new pg.Client({ connectionString, connectionTimeoutMillis, options });
  const [first, second] = [open(), open()];
  try {
    await first.connect();
    await second.connect();
    await requireSessions(first, second);
  } catch (error) {
    throw explainPooler(error);
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

async function migratePostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  await client.connect();
  try {
    // The lock belongs to the connection: a process that starts second waits here and then finds nothing left to do.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await requireBaseline(db);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
