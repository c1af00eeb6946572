import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { installationSecrets } from './tables.ts';

const known = perDatabase(() => new Map<string, string>());

/** The key of that name, the same in all processes; the first who asks makes it. */
export async function readInstallationSecret(db: Database, name: string): Promise<string> {
  const kept = known(db).get(name);
  if (kept !== undefined) return kept;
  await db
    .insert(installationSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db
    .select({ value: installationSecrets.value })
    .from(installationSecrets)
    .where(eq(installationSecrets.name, name));
  if (row === undefined) throw new Error(`The secret ${name} is gone.`);
  known(db).set(name, row.value);
  return row.value;
}
