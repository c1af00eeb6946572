import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { empty, openTestDatabase } from '../../test/testDatabase.ts';
import { StartError } from '../StartError.ts';
import type { OpenDatabase } from './database.ts';
import { requireBaseline } from './migrations.ts';

describe('a database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(empty);
  });
  afterAll(() => database.close());

  it('that took all steps until the baseline goes on', async () => {
    await expect(requireBaseline(database.db)).resolves.toBeUndefined();
  });

  it('that stopped between them is refused with what to do', async () => {
    await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    const error = await requireBaseline(database.db).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain('Start the last version');
  });
});
