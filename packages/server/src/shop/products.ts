import type { EndpointQuery, shopEndpoints } from '@learn/contracts/endpoints';
import { courseTypes, entersByOnboarding, isUuid, type Language, zurichDay } from '@learn/domain';
import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { courseSessions } from '../course-sessions/tables.ts';
import { offeredChoices } from '../courses/offeredChoices.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { products } from './tables.ts';

/** Products with their sessions, and what the person has to do with them; in one statement. */
function readProducts(db: Database, userId: string, condition: SQL | undefined) {
  return db
    .select({
      product: products,
      session: courseSessions,
      course: courses,
      offered: offeredChoices,
      onSale: sql<boolean>`${isOnSale()}`,
      bought: sql<boolean>`${isBought(userId)}`,
    })
    .from(products)
    .innerJoin(courseSessions, eq(courseSessions.id, products.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(condition)
    .orderBy(asc(courses.position), asc(products.position), asc(products.id));
}

/** @returns undefined for what does not exist */
export async function findProduct(db: Database, userId: string, idOrCode: string) {
  const hasCode = eq(products.code, idOrCode);
  const [found] = await readProducts(
    db,
    userId,
    isUuid(idOrCode) ? or(hasCode, eq(products.id, idOrCode)) : hasCode,
  );
  return found;
}

/** What a person can order, a page of it: of a family, or of the families of the courses that they have something to do with. */
export async function listProducts(
  db: Database,
  { userId, language }: { readonly userId: string; readonly language: Language },
  { course_type: courseType, limit, offset }: EndpointQuery<typeof shopEndpoints.products>,
) {
  const wanted = courseType === undefined ? isOwnFamily(userId) : eq(courses.courseType, courseType);
  const condition = and(isOnSale(), wanted);
  const [found, total] = await Promise.all([
    readProducts(db, userId, condition).limit(limit).offset(offset),
    countProducts(db, condition),
  ]);
  const rows = found.map(({ product, session, course, offered, bought }) => ({
    id: product.id,
    code: product.code,
    title: product.titles[language],
    description: product.descriptions[language],
    price: product.price,
    course_type: course.courseType,
    course_slug: course.slug,
    course_session_id: session.id,
    course_session_title: session.titles[language],
    start_date: session.startDate,
    end_date: session.endDate,
    profile_ids: offered.profileIds,
    course_options: offered.courseOptions,
    bought,
  }));
  return { rows, total };
}

async function countProducts(db: Database, condition: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(courseSessions, eq(courseSessions.id, products.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(condition);
  return counted?.total ?? 0;
}

/** Active, of a session that is neither over nor archived, and where the onboarding enrols, of a course that is open for it. */
export function isOnSale(): SQL {
  const enteredOnly = sql.param(courseTypes.filter(entersByOnboarding));
  return sql`(${products.active} and ${courseSessions.endDate} >= ${zurichDay(new Date())}
    and ${courseSessions.archivedAt} is null
    and (${courses.openForOnboarding} or ${courses.courseType} <> all(${enteredOnly}::text[])))`;
}

/** The person has a place in the session, or an order for the product. */
function isBought(userId: string): SQL {
  return sql`(exists (
    select 1 from course_session_users enrolment
    where enrolment.user_id = ${userId} and enrolment.course_session_id = ${courseSessions.id}
  ) or exists (
    select 1 from orders own
    where own.user_id = ${userId} and own.product_id = ${products.id} and own.state <> 'cancelled'
  ))`;
}

/**
 * Families of the courses in which the person is enrolled, accompanies a participant, leads a region or stands for
 * others.
 */
function isOwnFamily(userId: string): SQL {
  return sql`${courses.courseType} in (
    select family.course_type from courses family where family.id in (
      select session.course_id from course_session_users enrolment
        join course_sessions session on session.id = enrolment.course_session_id
        where enrolment.user_id = ${userId}
      union select session.course_id from mentor_relations relation
        join course_session_users participant on participant.id = relation.participant_id
        join course_sessions session on session.id = participant.course_session_id
        where relation.mentor_id = ${userId}
      union select course_id from supervisor_regions where user_id = ${userId}
      union select course_id from organisation_roles where user_id = ${userId}
    )
  )`;
}
