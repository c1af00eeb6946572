import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantedCertificates } from '../../src/certification-profiles/tables.ts';
import { examResults } from '../../src/exams/tables.ts';
import { orders } from '../../src/shop/tables.ts';
import { users } from '../../src/users/tables.ts';
import { createPerson, enrol } from '../factories.ts';
import { matrix } from './matrix/index.ts';
import { createRightsWorld, type RightsWorld } from './rightsWorld.ts';

/**
 * An employer that a person only claims opens nothing of them (domain decisions §4): whoever stands for that employer finds
 * in the whole table of rights what those of another employer find, who have nothing to do with the person.
 */
let world: RightsWorld;

beforeAll(async () => {
  world = await createRightsWorld();
  const { db, cast } = world;
  const { employer, people, session } = cast;
  const claim = { organisationId: null, claimedOrganisationId: employer };
  await db
    .update(users)
    .set({ ...claim, claimedAt: new Date() })
    .where(eq(users.id, people.member.id));
  await db.update(orders).set(claim).where(eq(orders.userId, people.member.id));
  await db.update(examResults).set(claim).where(eq(examResults.userId, people.member.id));
  await db.delete(grantedCertificates);
  // The others have somebody in the session, too.
  const colleague = await createPerson(db, { firstName: 'Cora', organisationId: employer });
  await enrol(db, { userId: colleague.id, courseSessionId: session.id });
});
afterAll(() => world.server[Symbol.asyncDispose]());

describe.each([
  ['trainingResponsible', 'foreignTrainingResponsible'],
  ['apprenticeTrainer', 'foreignApprenticeTrainer'],
] as const)('a %s', (role, foreign) => {
  const rows = matrix.filter(({ calls }) => !calls.includes('employer-claims'));

  test.each(rows.map((row) => ({ name: `${row.resource}: ${row.act} (${row.calls})`, row })))(
    '$name',
    async ({ row }) => {
      const expected = row.allowed.includes(foreign) ? 200 : row.refused?.includes(foreign) ? 403 : 404;
      expect(await row.ask(world.clients[role], world)).toBe(expected);
    },
  );
});
