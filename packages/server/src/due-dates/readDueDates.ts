import { type DueDate, fillPath, type Localised, linkPatterns } from '@learn/contracts';
import type { DueDateKind } from '@learn/contracts/calls';
import { courseFlags, type Language, matchesProfile, zurichTime } from '@learn/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { inSession } from '../course-sessions/inSession.ts';
import { readParticipations } from '../course-sessions/participations.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { type DueDateRow, readDueDateRows } from './dueDateRows.ts';

/** What happens on a date of each kind. */
export const dueDateTexts: Readonly<Record<DueDateKind, Localised>> = {
  attendance: { de: 'Präsenztag', fr: 'Journée en présence', it: 'Giornata in presenza' },
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
}

interface Reader {
  readonly userId: string;
  readonly language: Language;
}

/**
 * A person's dates by start (domain decisions §11): attendance days, deadlines and tests of the sessions in which he
 * has a role; as participant the exams that he booked, and nothing of circles outside his profile; as expert or
 * supervisor all exams of the session; as exam expert those that he holds. A few statements, whatever the number of dates.
 */
export async function readDueDates(
  db: Database,
  reader: Reader,
  filter: DueDateFilter = {},
): Promise<DueDate[]> {
  return (await readDatedEntries(db, reader, filter)).map(({ dueDate }) => dueDate);
}

/** A date, and when it was last changed. */
export interface DatedEntry {
  readonly dueDate: DueDate;
  readonly updatedAt: Date;
}

/** The same as {@link readDueDates}, for calendars, which take a moved date over only if its change is newer. */
export async function readDatedEntries(
  db: Database,
  { userId, language }: Reader,
  filter: DueDateFilter = {},
): Promise<DatedEntry[]> {
  const participations = await readParticipations(db, userId);
  const roles = new Map<string, string>(participations.map(({ session, role }) => [session.id, role]));
  const inRole = (...wanted: readonly string[]) =>
    participations.filter(({ role }) => wanted.includes(role)).map(({ session }) => session.id);
  const { courseSessionIds: onlySessions, kinds, upcoming } = filter;
  const rows = await readDueDateRows(db, {
    userId,
    language,
    sessionIds: [...roles.keys()],
    memberOf: inRole('MEMBER'),
    leads: inRole('EXPERT', 'SUPERVISOR'),
    ...(onlySessions && { onlySessions }),
    ...(kinds && { kinds }),
    ...(upcoming && { upcoming }),
  });
  const mentees = await readMentees(db, userId, inRole('LEARNING_MENTOR'));
  return rows.flatMap((row) => {
    const role = roles.get(row.session.id) ?? 'Prüfungsexperte';
    const isShown = row.circle !== null && (row.content !== null || !row.hasContent);
    if (!isShown || (role === 'MEMBER' && !matchesProfile(row.circle?.profiles ?? [], row.profile)))
      return [];
    const dueDate = present(row, { role, language, persons: mentees.get(row.session.id) ?? [] });
    return [{ dueDate, updatedAt: row.updatedAt }];
  });
}

interface Presentation {
  readonly role: string;
  readonly language: Language;
  readonly persons: DueDate['persons'];
}

function present(row: DueDateRow, { role, language, persons }: Presentation): DueDate {
  const { kind, session, course, content, circle, assignmentType, startsAt, endsAt } = row;
  const session_title = session.titles[language];
  return {
    id: `${kind}-${row.id}`,
    kind,
    title: content?.title ?? circle?.title ?? '',
    subtitle: dueDateTexts[kind][language],
    start: startsAt.toISOString(),
    end: endsAt?.toISOString() ?? null,
    // A deadline without a time of its own is stored as the last minute of its day.
    all_day: endsAt === null && zurichTime(startsAt) === '23:59',
    manual_override_fields: [],
    assignment_type_translation_key: assignmentType === null ? '' : `assignmentType.${assignmentType}`,
    date_type_translation_key: `dueDate.${kind}`,
    course_id: course.id,
    course_slug: course.slug,
    course_title: course.titles[language],
    course_session_id: session.id,
    session_title,
    course_session: {
      id: session.id,
      my_role: role,
      is_uk: courseFlags(course.courseType).is_uk,
      session_title,
    },
    circle: circle && { id: circle.id, title: circle.title, slug: circle.slug },
    learning_content_title: content?.title ?? '',
    url: role === 'MEMBER' ? inSession(memberUrl(row), session.id) : '',
    url_expert: role === 'EXPERT' || role === 'SUPERVISOR' ? inSession(expertUrl(row), session.id) : '',
    location: row.location,
    persons,
  };
}

function memberUrl({ course, circle, content }: DueDateRow): string {
  const values = { courseSlug: course.slug, circleSlug: circle?.slug, contentSlug: content?.slug };
  return fillPath(content === null ? linkPatterns.circle : linkPatterns.content, values) ?? '';
}

function expertUrl({ kind, course, assignmentId }: DueDateRow): string {
  const cockpit = fillPath(linkPatterns.cockpit, { courseSlug: course.slug }) ?? '';
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
