import { type DueDate, fillPath, type Localised, linkPatterns } from '@learn/contracts';
import type { DueDateKind } from '@learn/contracts/endpoints';
import { courseFlags, type Language, toInstant, zurichDay, zurichTime } from '@learn/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { inSession } from '../course-sessions/inSession.ts';
import { createOwnSessions, type OwnSessions } from '../course-sessions/ownSessions.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { mapWithPauses } from '../endpoints/mapWithPauses.ts';
import type { Page } from '../endpoints/sendPage.ts';
import type { SessionRow } from '../persons/personSessions.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { type DueDateRow, type PageTexts, readDueDateRows } from './dueDateRows.ts';

/** What happens on a date of each kind. */
export const dueDateTexts: Readonly<Record<DueDateKind, Localised>> = {
  attendance: { de: 'Präsenztag', fr: 'Journée de cours', it: 'Giornata di corso' },
  submission: { de: 'Abgabe', fr: 'Remise', it: 'Consegna' },
  evaluation: { de: 'Bewertung', fr: 'Évaluation', it: 'Valutazione' },
  test: { de: 'Test', fr: 'Test', it: 'Test' },
  exam: { de: 'Prüfung', fr: 'Examen', it: 'Esame' },
};

export interface DueDateFilter {
  readonly courseSessionIds?: readonly string[];
  readonly kinds?: readonly DueDateKind[];
  /** only those whose end, or else start, is today or later */
  readonly upcoming?: boolean;
  /** only what the reader has not completed as a participant */
  readonly pending?: boolean;
  /** only so many; without it all */
  readonly limit?: number | undefined;
  /** how many to leave out before */
  readonly offset?: number | undefined;
}

/** Whose dates are read, and in which language. */
export interface Reader {
  readonly userId: string;
  readonly language: Language;
}

/**
 * A person's dates by start (domain decisions §11): attendance days, deadlines and tests of the sessions in which they
 * have a role; as participant the exams that they booked, no deadlines of their evaluators, and nothing of circles outside
 * their profile; as mentor those of circles on the path of a mentee, with these mentees; as expert deadlines of their own circles, and like supervisors
 * all exams of the session; as exam expert those that they hold. A few statements, whatever the number of dates.
 * @param own what the request has read of the reader's sessions
 */
export async function readDueDates(
  db: Database,
  reader: Reader,
  filter: DueDateFilter = {},
  own?: OwnSessions,
): Promise<Page<DueDate>> {
  const { entries, total } = await readDatedEntries(db, reader, filter, own);
  return { rows: entries.map(({ dueDate }) => dueDate), total };
}

/** A date, and when it was last changed. */
export interface DatedEntry {
  readonly dueDate: DueDate;
  readonly updatedAt: Date;
}

/** Reading so many holds up other requests for some milliseconds; a supervisor of regions has thousands. */
const entriesAtOnce = 4000;

/** All dates of a person, for calendars, which take a moved date over only if its change is newer. */
export async function readAllEntries(db: Database, reader: Reader): Promise<readonly DatedEntry[]> {
  const all: DatedEntry[] = [];
  for (let offset = 0; ; offset += entriesAtOnce) {
    const { entries, total } = await readDatedEntries(db, reader, { limit: entriesAtOnce, offset });
    all.push(...entries);
    if (offset + entriesAtOnce >= total) return all;
  }
}

async function readDatedEntries(
  db: Database,
  { userId, language }: Reader,
  filter: DueDateFilter,
  own: OwnSessions = createOwnSessions(db, userId),
): Promise<{ readonly entries: readonly DatedEntry[]; readonly total: number }> {
  const participations = await own.participations();
  const accompanied = participations.filter(({ role }) => role === 'LEARNING_MENTOR');
  const { courseSessionIds, kinds, upcoming, pending, limit, offset } = filter;
  const [{ dates, sessions, pages, total }, mentees] = await Promise.all([
    readDueDateRows(db, {
      userId,
      language,
      roles: new Map(participations.map(({ session, role }) => [session.id, role])),
      onlySessions: courseSessionIds,
      kinds,
      // What ends before it, is over (specification §9).
      from: upcoming ? toInstant(zurichDay(new Date())) : undefined,
      pending,
      limit,
      offset,
    }),
    readMentees(
      db,
      userId,
      accompanied.map(({ session }) => session.id),
    ),
  ]);
  const sessionOf = new Map(sessions.map((session) => [session.id, session]));
  const entries = await mapWithPauses(dates, (row) => {
    const session = sessionOf.get(row.sessionId);
    const circle = pages[row.circleKey];
    if (session === undefined || circle === undefined) return [];
    const content = row.contentKey === null ? undefined : pages[row.contentKey];
    const concerned = new Set(row.menteeIds);
    const persons = (mentees.get(row.sessionId) ?? []).filter(({ user_id }) => concerned.has(user_id));
    return [
      {
        dueDate: present(row, { session, circle, content, language, persons }),
        updatedAt: new Date(row.updatedAt),
      },
    ];
  });
  return { entries, total };
}

interface Surroundings {
  readonly session: SessionRow;
  readonly circle: PageTexts;
  /** none for exams */
  readonly content: PageTexts | undefined;
  readonly language: Language;
  readonly persons: DueDate['persons'];
}

function present(row: DueDateRow, surroundings: Surroundings): DueDate {
  const { session, circle, content, language, persons } = surroundings;
  const { kind, role, assignmentType, endsAt } = row;
  const start = new Date(row.startsAt);
  return {
    id: `${kind}-${row.id}`,
    kind,
    title: content?.title ?? circle.title,
    subtitle: dueDateTexts[kind][language],
    start: start.toISOString(),
    end: endsAt === null ? null : new Date(endsAt).toISOString(),
    // A deadline without a time of its own is stored as the last minute of its day.
    all_day: endsAt === null && zurichTime(start) === '23:59',
    manual_override_fields: [],
    assignment_type_translation_key: assignmentType === null ? '' : `assignmentType.${assignmentType}`,
    date_type_translation_key: `dueDate.${kind}`,
    course_id: session.courseId,
    course_slug: session.courseSlug,
    course_title: session.courseTitle,
    course_session_id: session.id,
    session_title: session.title,
    course_session: {
      id: session.id,
      my_role: role,
      is_uk: courseFlags(session.courseType).is_uk,
      session_title: session.title,
    },
    circle,
    learning_content_title: content?.title ?? '',
    url: role === 'MEMBER' ? inSession(memberUrl(surroundings), session.id) : '',
    url_expert:
      role === 'EXPERT' || role === 'SUPERVISOR' ? inSession(expertUrl(row, session), session.id) : '',
    location: row.location,
    done: row.done,
    persons,
  };
}

function memberUrl({ session, circle, content }: Surroundings): string {
  const values = {
    courseSlug: session.courseSlug,
    circleSlug: circle.slug,
    contentSlug: content?.slug,
  };
  return fillPath(content === undefined ? linkPatterns.circle : linkPatterns.content, values) ?? '';
}

function expertUrl({ kind, assignmentId }: DueDateRow, { courseSlug }: SessionRow): string {
  const cockpit = fillPath(linkPatterns.cockpit, { courseSlug }) ?? '';
  if (kind === 'attendance') return `${cockpit}/attendance`;
  return assignmentId === null ? cockpit : `${cockpit}/assignment/${assignmentId}`;
}

/** A mentor's mentees by session. */
async function readMentees(
  db: Database,
  mentorId: string,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, DueDate['persons']>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .select({
      sessionId: courseSessionUsers.courseSessionId,
      user_id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
    })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .where(
      and(
        eq(mentorRelations.mentorId, mentorId),
        inArray(courseSessionUsers.courseSessionId, [...sessionIds]),
      ),
    )
    .orderBy(...byName);
  const persons = rows.map(({ sessionId, ...person }) => ({ sessionId, person }));
  return new Map(
    [...Map.groupBy(persons, ({ sessionId }) => sessionId)].map(([sessionId, all]) => [
      sessionId,
      all.map(({ person }) => person),
    ]),
  );
}
