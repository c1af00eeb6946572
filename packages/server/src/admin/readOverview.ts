import type { adminOverviewEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { type Language, otherOrganisation, zurichDay } from '@learn/domain';
import { and, asc, eq, gt, gte, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import { presentListed, sessionColumns } from '../course-sessions/adminSessions.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../shop/tables.ts';
import { users } from '../users/tables.ts';

/** The association in figures, what waits for its administrators, and the sessions that begin next. */
export async function readOverview(
  db: Database,
  language: Language,
): Promise<EndpointAnswer<typeof adminOverviewEndpoints.read>> {
  const today = zurichDay(new Date());
  const inUse = isNull(courseSessions.archivedAt);
  const later = and(inUse, gt(courseSessions.startDate, today));
  const running = and(inUse, lte(courseSessions.startDate, today), gte(courseSessions.endDate, today));
  const claims = and(
    isNotNull(users.claimedOrganisationId),
    ne(users.claimedOrganisationId, otherOrganisation),
  );
  const [persons, runningCount, upcomingCount, pendingOrders, claimCount, next] = await Promise.all([
    db.$count(users),
    db.$count(courseSessions, running),
    db.$count(courseSessions, later),
    db.$count(orders, eq(orders.state, 'pending')),
    db.$count(users, claims),
    db
      .select(sessionColumns)
      .from(courseSessions)
      .innerJoin(courses, eq(courses.id, courseSessions.courseId))
      .where(later)
      .orderBy(asc(courseSessions.startDate), asc(courseSessions.id))
      .limit(5),
  ]);
  return {
    person_count: persons,
    running_count: runningCount,
    upcoming_count: upcomingCount,
    pending_order_count: pendingOrders,
    claim_count: claimCount,
    next_sessions: next.map((row) => {
      const { id, title, course, start_date, member_count, expert_count } = presentListed(row, language);
      return {
        id,
        title,
        course_title: course.title,
        course_type: course.course_type,
        start_date,
        member_count,
        expert_count,
      };
    }),
  };
}
