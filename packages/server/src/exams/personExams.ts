import type { PersonExams } from '@learn/contracts';
import { contentsOf, isExamDateFree, type Language } from '@learn/domain';
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { grantedCertificates } from '../certification-profiles/tables.ts';
import { completions } from '../completions/tables.ts';
import type { CircleNode, ContentNode } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { pages } from '../course-pages/tables.ts';
import { visibleCircles } from '../course-pages/visibleCircles.ts';
import { type CourseRow, courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import type { ExamPlace } from './examCircle.ts';
import { presentDate, presentExamType, seatsTaken } from './overview.ts';
import { type PersonExamState, personExamState } from './personExam.ts';
import { examBookings, examDates, examResults, examTypes } from './tables.ts';

type ListedExam = PersonExams['exams'][number];

/** Whose exams of which session. */
interface ExamsOf {
  readonly courseSessionId: string;
  readonly userId: string;
  readonly language: Language;
}

/**
 * The exams of a course that a person meets, in the order of the learning path (specification §2, vv-exams).
 * @param profile code of the one that the person has chosen
 */
export async function readExamPlaces(
  db: Database,
  course: CourseRow,
  { profile, language }: { readonly profile: string | null; readonly language: Language },
): Promise<ExamPlace[]> {
  const tree = await courseTreeReader(db)(course, language);
  if (tree === undefined) return [];
  const circles = visibleCircles(tree, profile).filter(({ is_exam_circle }) => is_exam_circle);
  const codes = circles.flatMap(({ exam_id }) => exam_id ?? []);
  const types =
    codes.length === 0 ? [] : await db.select().from(examTypes).where(inArray(examTypes.code, codes));
  return circles.flatMap((circle) => {
    const content = contentsOf<ContentNode>(circle)[0];
    if (content === undefined) return [];
    const examType = types.find(({ code }) => code === circle.exam_id);
    return {
      tree,
      circle,
      circleKey: circle.translation_key,
      contentKey: content.translation_key,
      examType,
    };
  });
}

/** Where a person stands with each of these exams. The number of statements does not depend on that of the exams. */
export async function readPersonExams(
  db: Database,
  places: readonly ExamPlace[],
  { courseSessionId, userId, language }: ExamsOf,
): Promise<PersonExams> {
  const [rows, bookings, dates, results, certificates, circlePages] = await Promise.all([
    db
      .select()
      .from(completions)
      .where(and(eq(completions.userId, userId), eq(completions.courseSessionId, courseSessionId))),
    readBookings(db, courseSessionId, userId),
    readDatesToCome(db, courseSessionId),
    db
      .select()
      .from(examResults)
      .where(eq(examResults.userId, userId))
      .orderBy(desc(examResults.attempt), desc(examResults.takenOn)),
    readCertificates(db, courseSessionId, userId),
    readCirclePages(db, places),
  ]);
  const exams = places.map((place): ListedExam => {
    const { circle, circleKey, examType } = place;
    const booked = bookings.find(({ date }) => date.circleKey === circleKey);
    const state = personExamState(place, {
      rows,
      booking: booked && { ...booked.date, examDateId: booked.date.id },
      attempts: examType ? results.filter(({ examTypeId }) => examTypeId === examType.id).length : 0,
    });
    const result = results.find(
      (one) => one.circleKey === circleKey && one.courseSessionId === courseSessionId,
    );
    const date = state.booking && booked ? presentDate(booked) : null;
    const next = dates
      .filter((one) => one.date.circleKey === circleKey)
      .map(presentDate)
      .find((one) => isExamDateFree({ ...one, is_booked: one.id === date?.id }, new Date()));
    return {
      ...presentCircle(
        circle,
        circlePages.flatMap(({ id, key }) => (key === circleKey ? id : [])),
      ),
      ...presentState(state),
      exam_type: presentExamType(examType, language),
      date,
      next_date: next ?? null,
      result: result
        ? { id: result.id, result: result.result, taken_on: result.takenOn, attempt: result.attempt }
        : null,
    };
  });
  return {
    user_id: userId,
    exams,
    certificates: certificates.map(({ names, ...certificate }) => ({
      ...certificate,
      profile: names[language],
    })),
  };
}

function presentState({ state, attempts, attemptsLeft }: PersonExamState) {
  return { state, attempts, attempts_left: attemptsLeft ?? null };
}

function presentCircle(circle: CircleNode, page_ids: string[]) {
  const { id, title, slug, language, unlocked_by } = circle;
  return {
    circle: { id, title, slug, language, page_ids },
    requires_booking: circle.exam_requires_booking,
    has_certificate: circle.has_exam_certificate,
    exam_url: circle.exam_url,
    content_slug: contentsOf<ContentNode>(circle)[0]?.slug ?? '',
    unlocked_by: unlocked_by.map((page) => ({ id: page.id, title: page.title, slug: page.slug })),
  };
}

/** The pages of the circles in all languages. */
function readCirclePages(db: Database, places: readonly ExamPlace[]) {
  const keys = places.map(({ circleKey }) => circleKey);
  if (keys.length === 0) return [];
  return db
    .select({ id: pages.id, key: pages.translationKey })
    .from(pages)
    .where(and(inArray(pages.translationKey, keys), pages.live));
}

/** The latest first. */
function readBookings(db: Database, courseSessionId: string, userId: string) {
  return db
    .select({ date: examDates, taken: nested(seatsTaken) })
    .from(examBookings)
    .innerJoin(examDates, eq(examDates.id, examBookings.examDateId))
    .where(
      and(
        eq(examBookings.userId, userId),
        isNull(examBookings.cancelledAt),
        eq(examDates.courseSessionId, courseSessionId),
      ),
    )
    .orderBy(desc(examBookings.createdAt));
}

function readDatesToCome(db: Database, courseSessionId: string) {
  return db
    .select({ date: examDates, taken: nested(seatsTaken) })
    .from(examDates)
    .where(and(eq(examDates.courseSessionId, courseSessionId), gt(examDates.startsAt, new Date())))
    .orderBy(asc(examDates.startsAt), asc(examDates.id));
}

function readCertificates(db: Database, courseSessionId: string, userId: string) {
  return db
    .select({
      id: grantedCertificates.id,
      names: courseProfiles.names,
      granted_on: grantedCertificates.grantedOn,
    })
    .from(grantedCertificates)
    .innerJoin(courseProfiles, eq(courseProfiles.id, grantedCertificates.profileId))
    .where(
      and(eq(grantedCertificates.userId, userId), eq(grantedCertificates.courseSessionId, courseSessionId)),
    )
    .orderBy(desc(grantedCertificates.grantedOn));
}
