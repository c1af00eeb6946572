import type { EndpointBody, enrolmentEndpoints } from '@learn/contracts/endpoints';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseSessions, organisationRoles, supervisorRegions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound, validationFailed } from '../errors.ts';
import { organisations } from '../organisations/tables.ts';
import { users } from '../users/tables.ts';
import { fitsOrganisation } from './policy.ts';

/**
 * Says which regions of a course a person leads as a supervisor; none takes the role away.
 * @throws not_found, validation_failed for a region that no session of the course has and that they do not lead already
 */
export async function changeRegions(
  db: Database,
  actorId: string,
  userId: string,
  { course_id: courseId, regions }: EndpointBody<typeof enrolmentEndpoints.regions>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await assertPerson(transaction, userId);
    await assertCourse(transaction, courseId);
    const known = await transaction
      .selectDistinct({ region: courseSessions.region })
      .from(courseSessions)
      .where(eq(courseSessions.courseId, courseId));
    const wanted = [...new Set(regions)];
    const before = await transaction
      .delete(supervisorRegions)
      .where(and(eq(supervisorRegions.userId, userId), eq(supervisorRegions.courseId, courseId)))
      .returning();
    // A region that was renamed meanwhile may stay until somebody takes it away.
    const mayBe = new Set([...known, ...before].map(({ region }) => region));
    if (wanted.some((region) => !mayBe.has(region))) {
      throw validationFailed([{ field: 'regions', problems: ['invalid'] }]);
    }
    if (wanted.length > 0) {
      await transaction
        .insert(supervisorRegions)
        .values(wanted.map((region) => ({ userId, courseId, region })));
    }
    await recordAudit(transaction, {
      action: wanted.length > 0 ? 'role.granted' : 'role.revoked',
      actorId,
      userId,
      subjectId: courseId,
      details: { role: 'SUPERVISOR', before: before.map(({ region }) => region), after: wanted },
    });
  });
}

/**
 * Gives a role beside the sessions of a course; one that the person has already stays.
 * @returns its id
 * @throws not_found, validation_failed for an organisation that does not go with the role
 */
export function addOrganisationRole(
  db: Database,
  actorId: string,
  userId: string,
  { role, course_id: courseId, organisation }: EndpointBody<typeof enrolmentEndpoints.addOrganisationRole>,
): Promise<string> {
  return db.transaction(async (transaction) => {
    await assertPerson(transaction, userId);
    await assertCourse(transaction, courseId);
    const known =
      organisation === null ||
      (await transaction.$count(organisations, eq(organisations.id, organisation))) > 0;
    if (!known || !fitsOrganisation(role, organisation)) {
      throw validationFailed([
        { field: 'organisation', problems: [organisation === null ? 'required' : 'invalid'] },
      ]);
    }
    const [granted] = await transaction
      .insert(organisationRoles)
      .values({ userId, role, organisationId: organisation, courseId })
      .onConflictDoUpdate({
        target: [
          organisationRoles.userId,
          organisationRoles.role,
          organisationRoles.organisationId,
          organisationRoles.courseId,
        ],
        set: { role },
      })
      .returning({ id: organisationRoles.id });
    if (granted === undefined) throw new Error('The role was neither there nor given.');
    await recordAudit(transaction, {
      action: 'role.granted',
      actorId,
      userId,
      subjectId: granted.id,
      details: { role, organisation, course_id: courseId },
    });
    return granted.id;
  });
}

/** @throws not_found */
export async function endOrganisationRole(db: Database, actorId: string, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [ended] = await transaction
      .delete(organisationRoles)
      .where(eq(organisationRoles.id, id))
      .returning();
    if (ended === undefined) throw notFound();
    await recordAudit(transaction, {
      action: 'role.revoked',
      actorId,
      userId: ended.userId,
      subjectId: id,
      details: { role: ended.role, organisation: ended.organisationId, course_id: ended.courseId },
    });
  });
}

async function assertPerson(transaction: Database, userId: string): Promise<void> {
  const [person] = await transaction
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (person === undefined || person.erasedAt !== null) throw notFound();
}

async function assertCourse(transaction: Database, courseId: string): Promise<void> {
  if ((await transaction.$count(courses, eq(courses.id, courseId))) === 0) {
    throw validationFailed([{ field: 'course_id', problems: ['invalid'] }]);
  }
}
