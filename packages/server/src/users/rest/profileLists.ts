import { coreEndpoints } from '@learn/contracts/endpoints';
import { courseTypes, onboardingOrganisation, otherOrganisation } from '@learn/domain';
import { asc, eq, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { courseProfiles } from '../../courses/tables.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { organisations } from '../../organisations/tables.ts';
import { mayReadProfileLists } from '../policy.ts';

/** Organisations that the onboarding of ag and et enters by itself; nobody's employer. */
const associations = courseTypes
  .flatMap((courseType) => onboardingOrganisation(courseType) ?? [])
  .filter((id) => id !== otherOrganisation);

/** The lists that forms of a profile choose from (domain decisions §16). */
export function registerProfileLists(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.organisations, {
    policy: mayReadProfileLists,
    handle: () =>
      db
        .select({ id: organisations.id, name: organisations.name })
        .from(organisations)
        .where(notInArray(organisations.id, associations))
        .orderBy(sql`${organisations.id} = ${otherOrganisation}`, asc(organisations.name), organisations.id),
  });

  registerEndpoint(app, coreEndpoints.profiles, {
    policy: mayReadProfileLists,
    handle: async ({ language }) => {
      const rows = await db
        .select({ id: courseProfiles.id, code: courseProfiles.code, names: courseProfiles.names })
        .from(courseProfiles)
        .where(eq(courseProfiles.active, true))
        .orderBy(courseProfiles.position, courseProfiles.code);
      return rows.map(({ id, code, names }) => ({ id, code, name: names[language] }));
    },
  });
}
