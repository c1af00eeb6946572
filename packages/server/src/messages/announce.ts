import type { EndpointBody, messageEndpoints } from '@learn/contracts/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound, validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { users } from '../users/tables.ts';
import { reachesCourse } from './announcementRows.ts';
import { assertBelowLimit, lockAuthor } from './limits.ts';
import { mayAnnounceToCourse, mayAnnounceToSession } from './policy.ts';
import { peopleOfCourse, peopleOfSession } from './recipients.ts';
import { announcements } from './tables.ts';
import { threadPath } from './threadPath.ts';

type AnnouncementInput = EndpointBody<typeof messageEndpoints.announce>;

/** Where an announcement goes. */
interface Audience {
  readonly courseId: string;
  /** null: the whole course */
  readonly courseSessionId: string | null;
}

/** Announcements reach many people: so many in an hour are enough for everybody. */
const limit = { table: announcements, maximum: 20, minutes: 60 } as const;

/**
 * Announces something (domain decisions §17) and notifies everybody that it reaches, in one transaction. A repeat
 * with the same key is the announcement that is there.
 * @throws not_found, forbidden, validation_failed for a circle of elsewhere and a key of something else,
 *   too_many_requests
 */
export async function announce(db: Database, currentUser: CurrentUser, input: AnnouncementInput) {
  const audience = await requireAudience(db, currentUser, input);
  const circleKey = input.circle_id === undefined ? null : await findCircle(db, audience, input.circle_id);
  const { title, text, idempotency_key: idempotencyKey } = input;
  const authorId = currentUser.userId;
  return db.transaction(async (transaction) => {
    await lockAuthor(transaction, authorId);
    const known = await findKnown(transaction, authorId, { ...audience, title, text, idempotencyKey });
    if (known !== undefined) return known;
    await assertBelowLimit(transaction, authorId, limit);
    const people = await readPeople(transaction, audience, authorId);
    const [created] = await transaction
      .insert(announcements)
      .values({ ...audience, authorId, circleKey, title, text, idempotencyKey, recipients: people.length })
      .returning({ id: announcements.id });
    if (created === undefined) throw new Error('No announcement was created.');
    const { courseId, courseSessionId } = audience;
    await recordAudit(transaction, {
      action: 'announcement.written',
      actorId: authorId,
      ...(courseSessionId === null ? {} : { courseSessionId }),
      subjectId: created.id,
      // without the title: a record stays, an announcement can be withdrawn
      details: { course_id: courseId, recipients: people.length },
    });
    await notify(
      transaction,
      ...people.map((userId) => ({
        userId,
        category: 'USER_INTERACTION' as const,
        verb: 'announcement_written' as const,
        details: { title },
        actorId: authorId,
        targetUrl: threadPath(created.id),
        courseId,
      })),
    );
    return { thread_id: created.id, recipient_count: people.length };
  });
}

async function requireAudience(
  db: Database,
  currentUser: CurrentUser,
  input: AnnouncementInput,
): Promise<Audience> {
  const { course_session_id: sessionId, course_id: courseId } = input;
  if (sessionId !== undefined) {
    const sessionAccess = await readSessionAccess(db, currentUser, sessionId.toLowerCase());
    assertMayDo(mayAnnounceToSession, sessionAccess);
    return { courseId: sessionAccess.courseId, courseSessionId: sessionAccess.courseSessionId };
  }
  if (courseId === undefined) throw notFound();
  const [course] = await db
    .select({ id: courses.id, isReader: reachesCourse(courseId, currentUser.userId) })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (course === undefined) throw notFound();
  // Recipients of the announcements of a course see it; for others there is none.
  if (!mayAnnounceToCourse.allows(currentUser) && !course.isReader) throw notFound();
  assertMayDo(mayAnnounceToCourse, currentUser);
  return { courseId: course.id, courseSessionId: null };
}

/** @returns translation key of a circle of that course */
async function findCircle(db: Database, { courseId }: Audience, pageId: string): Promise<string> {
  const [circle] = await db
    .select({ key: pages.translationKey })
    .from(pages)
    .where(
      and(
        eq(pages.id, pageId),
        eq(pages.courseId, courseId),
        eq(pages.contentType, 'learnpath.Circle'),
        pages.live,
      ),
    );
  if (circle === undefined) throw validationFailed([{ field: 'circle_id', problems: ['invalid'] }]);
  return circle.key;
}

async function findKnown(
  transaction: Database,
  authorId: string,
  input: Audience & Readonly<Record<'title' | 'text' | 'idempotencyKey', string>>,
) {
  const [known] = await transaction
    .select()
    .from(announcements)
    .where(and(eq(announcements.authorId, authorId), eq(announcements.idempotencyKey, input.idempotencyKey)));
  if (known === undefined) return undefined;
  const isSame =
    known.courseId === input.courseId &&
    known.courseSessionId === input.courseSessionId &&
    (known.withdrawnAt !== null || (known.title === input.title && known.text === input.text));
  if (!isSame) throw validationFailed([{ field: 'idempotency_key', problems: ['invalid'] }]);
  return { thread_id: known.id, recipient_count: known.recipients };
}

/** Everybody that it reaches but its author; only people with an account that they can use. */
async function readPeople(
  transaction: Database,
  { courseId, courseSessionId }: Audience,
  authorId: string,
): Promise<string[]> {
  const people =
    courseSessionId === null ? peopleOfCourse(sql`${courseId}`) : peopleOfSession(sql`${courseSessionId}`);
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} in (${people}) and ${users.id} <> ${authorId}`)
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}
