import type { adminUserEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { type ErasedKind, erasedKinds, erasureDueAt, type KeptKind, keptKinds } from '@learn/domain';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { assignmentCompletions } from '../../assignments/tables.ts';
import { attendanceEntries } from '../../attendance/tables.ts';
import { auditEntries } from '../../audit/tables.ts';
import { loginSessions } from '../../authentication/tables.ts';
import { issuedCertificates } from '../../certificates/tables.ts';
import { completions } from '../../completions/tables.ts';
import {
  courseSessionUsers,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../../course-sessions/tables.ts';
import type { Database } from '../../database/database.ts';
import { files } from '../../documents/tables.ts';
import { notFound } from '../../errors.ts';
import { examResults } from '../../exams/tables.ts';
import { selfEvaluationFeedbacks } from '../../mentors/tables.ts';
import { messages } from '../../messages/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { orders } from '../../shop/tables.ts';
import { userIdentities } from '../../sign-on/tables.ts';
import { erasureRequests, users } from '../../users/tables.ts';

type Preview = EndpointAnswer<typeof adminUserEndpoints.erasurePreview>;

/** What the erasure of a person takes away, and what has to stay (README); what there is none of is left out. @throws not_found */
export async function previewErasure(db: Database, userId: string): Promise<Preview> {
  const [found] = await db
    .select({ user: users, requestedAt: erasureRequests.requestedAt })
    .from(users)
    .leftJoin(erasureRequests, and(eq(erasureRequests.userId, users.id), isNull(erasureRequests.outcome)))
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  if (found === undefined) throw notFound();
  const { user, requestedAt } = found;
  const sum = async (...counts: readonly (number | Promise<number>)[]) =>
    (await Promise.all(counts)).reduce((total, count) => total + count, 0);
  const goes: Readonly<Record<ErasedKind, number | Promise<number>>> = {
    profile: 1,
    photo: user.avatarUrl === '' ? 0 : 1,
    login: sum(
      user.passwordHash === null ? 0 : 1,
      db.$count(loginSessions, eq(loginSessions.userId, userId)),
      db.$count(userIdentities, eq(userIdentities.userId, userId)),
    ),
    enrolments: sum(
      db.$count(courseSessionUsers, eq(courseSessionUsers.userId, userId)),
      db.$count(supervisorRegions, eq(supervisorRegions.userId, userId)),
      db.$count(organisationRoles, eq(organisationRoles.userId, userId)),
    ),
    answers: db.$count(assignmentCompletions, eq(assignmentCompletions.userId, userId)),
    progress: db.$count(completions, eq(completions.userId, userId)),
    mentoring: sum(
      db.$count(mentorRelations, relationsOf(db, userId)),
      db.$count(
        selfEvaluationFeedbacks,
        or(eq(selfEvaluationFeedbacks.requesterId, userId), eq(selfEvaluationFeedbacks.providerId, userId)),
      ),
    ),
    messages: db.$count(messages, and(eq(messages.authorId, userId), isNull(messages.withdrawnAt))),
    files: db.$count(files, and(eq(files.ownerId, userId), eq(files.purpose, 'storage'))),
    notifications: db.$count(notifications, eq(notifications.userId, userId)),
  };
  const stays: Readonly<Record<KeptKind, number | Promise<number>>> = {
    orders: db.$count(orders, eq(orders.userId, userId)),
    exams: db.$count(examResults, eq(examResults.userId, userId)),
    certificates: db.$count(issuedCertificates, eq(issuedCertificates.userId, userId)),
    results: db.$count(assignmentCompletions, resultsOf(userId)),
    attendance: db.$count(attendanceEntries, eq(attendanceEntries.userId, userId)),
    audit: db.$count(auditEntries, or(eq(auditEntries.userId, userId), eq(auditEntries.actorId, userId))),
  };
  return {
    username: user.username,
    requested_at: requestedAt?.toISOString() ?? null,
    due_at: requestedAt === null ? null : erasureDueAt(requestedAt).toISOString(),
    goes: await counted(erasedKinds, goes),
    stays: await counted(keptKinds, stays),
  };
}

/** Accompaniments of a person, from either side. */
export function relationsOf(db: Database, userId: string) {
  const enrolments = db
    .select({ id: courseSessionUsers.id })
    .from(courseSessionUsers)
    .where(eq(courseSessionUsers.userId, userId));
  return or(eq(mentorRelations.mentorId, userId), inArray(mentorRelations.participantId, enrolments));
}

/** Work whose result was released: the points stay, the answers go. */
export function resultsOf(userId: string) {
  return and(
    eq(assignmentCompletions.userId, userId),
    isNotNull(assignmentCompletions.evaluationSubmittedAt),
  );
}

async function counted<Kind extends string>(
  kinds: readonly Kind[],
  counts: Readonly<Record<Kind, number | Promise<number>>>,
): Promise<{ kind: Kind; count: number }[]> {
  const all = await Promise.all(kinds.map(async (kind) => ({ kind, count: await counts[kind] })));
  return all.filter(({ count }) => count > 0);
}
