import { fillPath, linkPatterns } from '@learn/contracts';
import type { adminSessionPlanEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { contentsOf } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CircleNode, ContentNode } from '../course-pages/courseTree.ts';
import { readPageTitle } from '../course-pages/readPageTitle.ts';
import { inSession } from '../course-sessions/inSession.ts';
import type { PlannedSession } from '../course-sessions/planContext.ts';
import { tellOfDate } from '../course-sessions/tellOfDate.ts';
import type { Database } from '../database/database.ts';
import { assertForwards, type ChangedParts, periodOverStored } from '../endpoints/overStored.ts';
import { hasRecords, notFound } from '../errors.ts';
import { attendanceCourses, attendanceEntries } from './tables.ts';

type DayFields = EndpointBody<typeof adminSessionPlanEndpoints.writeDay>;

/** The attendance day of a content in a session, and who writes it. */
interface DayCommand {
  readonly session: PlannedSession;
  /** translation key */
  readonly contentKey: string;
  readonly actorId: string;
}

/**
 * Plans the attendance day of a content, or moves it. Participants and experts of the circle are told of a day that moves and is
 * not over (domain decisions §12); a trainer who changes moves nothing.
 * @param changed what was changed of a day that is planned already
 * @throws not_found for what is no attendance content of the course, and for a change of a day that is cancelled; validation_failed
 *   for a day that would not end after it begins; version_conflict
 */
export async function planDay(
  db: Database,
  command: DayCommand,
  { fields, changed }: { readonly fields: DayFields; readonly changed: ChangedParts },
): Promise<void> {
  const { session, contentKey, actorId } = command;
  const { circle, content } = findContent(session, contentKey);
  const title = await readPageTitle(db, contentKey);
  await db.transaction(async (transaction) => {
    const before = await lockDay(transaction, command);
    if (before === undefined && changed.only !== undefined) throw notFound();
    const after = before === undefined ? fields : periodOverStored(presentDay(before), fields, changed);
    assertForwards(after);
    const values = {
      startsAt: new Date(after.start),
      endsAt: new Date(after.end),
      location: after.location,
      trainer: after.trainer,
    };
    const [written] = await transaction
      .insert(attendanceCourses)
      .values({
        courseSessionId: session.courseSessionId,
        contentKey,
        circleKey: circle.translation_key,
        ...values,
      })
      .onConflictDoUpdate({
        target: [attendanceCourses.courseSessionId, attendanceCourses.contentKey],
        set: { ...values, updatedAt: new Date() },
      })
      .returning({ id: attendanceCourses.id });
    const moved =
      before !== undefined &&
      (before.startsAt.getTime() !== values.startsAt.getTime() ||
        before.endsAt.getTime() !== values.endsAt.getTime() ||
        before.location !== values.location);
    if (moved && isAhead(before, values)) {
      await tellOfDate(transaction, {
        session,
        actorId,
        verb: 'date_moved',
        title,
        ...readers(session, { circle, content }),
      });
    }
    await recordAudit(transaction, {
      action: 'attendance_day.written',
      actorId,
      courseSessionId: session.courseSessionId,
      ...(written && { subjectId: written.id }),
      details: { ...(before && { before: presentDay(before) }), after },
    });
  });
}

/**
 * Takes the attendance day of a content away; those whom it concerned are told while it lay ahead.
 * @throws not_found; has_records once attendance is recorded
 */
export async function cancelDay(db: Database, command: DayCommand): Promise<void> {
  const { session, contentKey, actorId } = command;
  const place = findContent(session, contentKey);
  const title = await readPageTitle(db, contentKey);
  await db.transaction(async (transaction) => {
    const before = await lockDay(transaction, command);
    if (before === undefined) throw notFound();
    const recorded = await transaction.$count(
      attendanceEntries,
      eq(attendanceEntries.attendanceCourseId, before.id),
    );
    if (recorded > 0) throw hasRecords();
    await transaction.delete(attendanceCourses).where(eq(attendanceCourses.id, before.id));
    if (isAhead(before)) {
      await tellOfDate(transaction, {
        session,
        actorId,
        verb: 'date_cancelled',
        title,
        ...readers(session, place),
      });
    }
    await recordAudit(transaction, {
      action: 'attendance_day.deleted',
      actorId,
      courseSessionId: session.courseSessionId,
      subjectId: before.id,
      details: { before: presentDay(before) },
    });
  });
}

function findContent(
  { tree }: PlannedSession,
  contentKey: string,
): { circle: CircleNode; content: ContentNode } {
  for (const circle of tree.circles) {
    const content = contentsOf<ContentNode>(circle).find(
      ({ translation_key, content_type }) =>
        translation_key === contentKey && content_type === 'learnpath.LearningContentAttendanceCourse',
    );
    if (content !== undefined) return { circle, content };
  }
  throw notFound();
}

async function lockDay(transaction: Database, { session, contentKey }: DayCommand) {
  const [found] = await transaction
    .select()
    .from(attendanceCourses)
    .where(
      and(
        eq(attendanceCourses.courseSessionId, session.courseSessionId),
        eq(attendanceCourses.contentKey, contentKey),
      ),
    )
    .for('update');
  return found;
}

/** Whether one of the dates has not passed: nobody is told of what is over and stays so. */
function isAhead(...days: readonly { readonly endsAt: Date }[]): boolean {
  return days.some(({ endsAt }) => endsAt.getTime() > Date.now());
}

/** Participants are led to the content, experts of the circle to the attendance of their session. */
function readers(
  { courseSlug, courseSessionId }: PlannedSession,
  { circle, content }: { readonly circle: CircleNode; readonly content: ContentNode },
) {
  return {
    circleKey: circle.translation_key,
    memberUrl: inSession(content.frontend_url, courseSessionId),
    expertUrl: inSession(fillPath(linkPatterns.attendance, { courseSlug }) ?? '/', courseSessionId),
  };
}

function presentDay({
  startsAt,
  endsAt,
  location,
  trainer,
}: typeof attendanceCourses.$inferSelect): DayFields {
  return { start: startsAt.toISOString(), end: endsAt.toISOString(), location, trainer };
}
