import type { adminUserEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { fullName, type Language, namedEmployer } from '@learn/domain';
import { desc, eq, sql } from 'drizzle-orm';
import { loginSessions } from '../authentication/tables.ts';
import { issuedCertificates } from '../certificates/tables.ts';
import { pagePosition, pageTitle } from '../course-pages/pageTitle.ts';
import {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { organisations } from '../organisations/tables.ts';
import { readOrders } from '../shop/orders.ts';
import { orders } from '../shop/tables.ts';
import { userIdentities } from '../sign-on/tables.ts';
import { deviceLabel } from '../users/deviceLabel.ts';
import { users } from '../users/tables.ts';
import { otherAdmins } from './changeAccess.ts';
import { presentRow, selectUsers } from './findUsers.ts';

type AdminUser = EndpointAnswer<typeof adminUserEndpoints.read>;

const mostOfEach = 1000;

/** A person with all that they are and have, as administrators see them. @throws not_found */
export async function readUser(db: Database, userId: string, language: Language): Promise<AdminUser> {
  const [found] = await selectUsers(db).where(eq(users.id, userId));
  if (found === undefined) throw notFound();
  const { user } = found;
  const claimed = user.claimedOrganisationId;
  const [enrolments, regions, roles, orderList, certificates, sessions, identities, others, claimedName] =
    await Promise.all([
      readEnrolments(db, userId, language),
      db
        .select({
          course_id: courses.id,
          course_title: sql<string>`${courses.titles}->>${language}`,
          region: supervisorRegions.region,
        })
        .from(supervisorRegions)
        .innerJoin(courses, eq(courses.id, supervisorRegions.courseId))
        .where(eq(supervisorRegions.userId, userId))
        .orderBy(courses.position, courses.id, supervisorRegions.region)
        .limit(mostOfEach),
      readOrganisationRoles(db, userId, language),
      readOrders(db, eq(orders.userId, userId), language),
      db
        .select({ certificate: issuedCertificates })
        .from(issuedCertificates)
        .where(eq(issuedCertificates.userId, userId))
        .orderBy(desc(issuedCertificates.issuedAt), issuedCertificates.id)
        .limit(mostOfEach),
      db
        .select()
        .from(loginSessions)
        .where(sql`${loginSessions.userId} = ${userId} and ${loginSessions.expiresAt} > now()`)
        .orderBy(desc(loginSessions.lastSeenAt), loginSessions.id)
        .limit(mostOfEach),
      db.$count(userIdentities, eq(userIdentities.userId, userId)),
      otherAdmins(db, userId),
      claimed === null ? '' : nameOf(db, claimed),
    ]);
  return {
    ...presentRow(found),
    language: user.language,
    organisation: namedEmployer({ confirmed: user.organisationId, claimed }),
    claimed_organisation: claimed,
    claimed_organisation_name: claimedName,
    vbv_id: user.vbvId,
    has_password: user.passwordHash !== null,
    sign_on: identities > 0,
    enrolments,
    regions,
    organisation_roles: roles,
    orders: orderList.slice(0, mostOfEach).map(({ order }) => order),
    certificates: certificates.map(({ certificate }) => ({
      code: certificate.code,
      title: certificate.titles[language],
      course_title: certificate.courseTitles[language],
      issued_at: certificate.issuedAt.toISOString(),
      state: certificate.state,
    })),
    login_sessions: sessions.map((session) => ({
      device: deviceLabel(session.userAgent),
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
    })),
    last_admin: user.hasVbvAdminAccess && others === 0,
  };
}

async function nameOf(db: Database, organisationId: string): Promise<string> {
  const [found] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
  return found?.name ?? '';
}

async function readEnrolments(db: Database, userId: string, language: Language) {
  const rows = await db
    .select({ enrolment: courseSessionUsers, session: courseSessions, course: courses })
    .from(courseSessionUsers)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessionUsers.userId, userId))
    .orderBy(desc(courseSessions.startDate), courseSessions.id)
    .limit(mostOfEach);
  const [circles, mentees] = await Promise.all([
    db
      .select({
        enrolmentId: courseSessionUsers.id,
        id: expertCircles.circleKey,
        title: pageTitle(expertCircles.circleKey, language),
      })
      .from(courseSessionUsers)
      .innerJoin(expertCircles, eq(expertCircles.courseSessionUserId, courseSessionUsers.id))
      .where(eq(courseSessionUsers.userId, userId))
      .orderBy(pagePosition(expertCircles.circleKey), expertCircles.circleKey),
    db
      .select({
        courseSessionId: courseSessionUsers.courseSessionId,
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(mentorRelations)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
      .innerJoin(users, eq(users.id, courseSessionUsers.userId))
      .where(eq(mentorRelations.mentorId, userId))
      .orderBy(sql`${users}.last_name_key`, sql`${users}.first_name_key`, users.id),
  ]);
  return rows.map(({ enrolment, session, course }) => ({
    id: enrolment.id,
    course_session_id: session.id,
    course_session_title: session.titles[language],
    course_title: course.titles[language],
    course_slug: course.slug,
    course_type: course.courseType,
    role: enrolment.role,
    circles: circles
      .filter(({ enrolmentId }) => enrolmentId === enrolment.id)
      .map(({ id, title }) => ({ id, title })),
    mentees: mentees
      .filter(({ courseSessionId }) => courseSessionId === session.id)
      .map(({ id, firstName, lastName }) => ({ user_id: id, name: fullName(firstName, lastName) })),
    created_at: enrolment.createdAt.toISOString(),
  }));
}

async function readOrganisationRoles(db: Database, userId: string, language: Language) {
  const rows = await db
    .select({
      role: organisationRoles,
      organisationName: organisations.name,
      courseTitle: sql<string>`${courses.titles}->>${language}`,
      people: sql<number>`(select count(distinct ${users.id})::int from ${users}
        join ${courseSessionUsers} on ${courseSessionUsers.userId} = ${users.id} and ${courseSessionUsers.role} = 'MEMBER'
        join ${courseSessions} on ${courseSessions.id} = ${courseSessionUsers.courseSessionId}
        where ${users.organisationId} = ${organisationRoles.organisationId}
        and ${courseSessions.courseId} = ${organisationRoles.courseId})`,
    })
    .from(organisationRoles)
    .innerJoin(courses, eq(courses.id, organisationRoles.courseId))
    .leftJoin(organisations, eq(organisations.id, organisationRoles.organisationId))
    .where(eq(organisationRoles.userId, userId))
    .orderBy(courses.position, courses.id, organisationRoles.role, organisationRoles.id)
    .limit(mostOfEach);
  return rows.map(({ role, organisationName, courseTitle, people }) => ({
    id: role.id,
    role: role.role,
    organisation: role.organisationId,
    organisation_name: organisationName ?? '',
    course_id: role.courseId,
    course_title: courseTitle,
    people_count: people,
  }));
}
