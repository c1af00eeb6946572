import { formatVbvId, type Language, roleLabel } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { courseProfiles } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import { needsCourse, readCourseResults } from '../../persons/courseResults.ts';
import { selectPersons } from '../../persons/findPersons.ts';
import { readPersons, type VisiblePerson } from '../../persons/readPersons.ts';
import { column } from '../columns.ts';
import type { ExportRequest } from '../exportScope.ts';
import { defineExport } from '../exportSource.ts';
import { readSeenMentors } from '../seenMentors.ts';
import { createSessionReader, type SessionReader } from '../sessionNames.ts';

interface Row {
  readonly person: VisiblePerson;
  readonly profile: string | undefined;
  readonly courses: string;
  readonly sessions: string;
  readonly roles: string;
  readonly regions: string;
  readonly generations: string;
  readonly mentors: string;
}

/**
 * A row per person, with all their sessions: as many as the persons list shows under the same filter to a person who may
 * export. A period chooses sessions that ran in it.
 */
export const personsExport = defineExport<Row>(
  [
    column('lastName', 'text', ({ person }) => person.lastName),
    column('firstName', 'text', ({ person }) => person.firstName),
    column('email', 'text', ({ person }) => person.email),
    column('vbvId', 'text', ({ person }) => formatVbvId(person.vbvId)),
    column('organisation', 'text', ({ person }) => person.organisationName),
    column('profile', 'text', (row) => row.profile),
    column('course', 'text', (row) => row.courses),
    column('session', 'text', (row) => row.sessions),
    column('role', 'text', (row) => row.roles),
    column('region', 'text', (row) => row.regions),
    column('generation', 'text', (row) => row.generations),
    column('mentors', 'text', (row) => row.mentors),
  ],
  async (request, { db, language }) => {
    const { viewer, query } = request;
    const filter = filterOf(request);
    const names = {
      profiles: await readProfiles(db, language),
      sessions: createSessionReader({ db, language }),
      language,
    };
    const results = await readResults(request, db);
    const found = selectPersons(viewer, { filter, search: query.search, sort: 'last_name', results });
    return [
      {
        units: sql`select id, 1 as rows from (${found}) persons`,
        read: async (ids) => {
          const persons = await readPersons(db, viewer, { ids, filter, withResults: false });
          return describe(persons, { ...names, mentors: await readSeenMentors(db, viewer, persons) });
        },
      },
    ];
  },
);

/** For the filter by grade, which is for people of one course. @throws validation_failed for it in several courses */
async function readResults({ query, scopes, viewer }: ExportRequest, db: Database) {
  if (query.grade === undefined) return undefined;
  const isNamed = query.course_id !== undefined || query.course_session_ids !== undefined;
  const [scope, ...others] = scopes;
  if (!isNamed || scope === undefined || others.length > 0) throw needsCourse(['grade']);
  return readCourseResults(db, viewer, { course: scope.courseId, grade: query.grade });
}

function filterOf({ query, circleKeys, scopes, viewer }: ExportRequest) {
  return {
    // The right to export is that of the courses; administrators also find people without any.
    courseIds:
      viewer.isAdmin && query.course_id === undefined ? undefined : scopes.map(({ courseId }) => courseId),
    sessionIds: query.course_session_ids,
    region: query.region,
    generation: query.generation,
    role: query.role,
    profileId: query.profile,
    circleKeys,
    from: query.from,
    to: query.to,
  };
}

async function readProfiles(db: Database, language: Language): Promise<Map<string, string>> {
  const rows = await db.select({ id: courseProfiles.id, names: courseProfiles.names }).from(courseProfiles);
  return new Map(rows.map(({ id, names }) => [id, names[language]]));
}

interface Names {
  readonly profiles: ReadonlyMap<string, string>;
  readonly sessions: SessionReader;
  /** by enrolment */
  readonly mentors: ReadonlyMap<string, readonly string[]>;
  readonly language: Language;
}

async function describe(
  persons: readonly VisiblePerson[],
  { profiles, sessions, mentors, language }: Names,
): Promise<Row[]> {
  const ids = persons.flatMap(({ participations }) => (participations ?? []).map(([sessionId]) => sessionId));
  const known = await sessions(ids);
  return persons.map((person) => {
    const own = (person.participations ?? [])
      .flatMap(([sessionId, , , role, profileId]) => {
        const session = known.get(sessionId);
        return session === undefined
          ? []
          : { session, role: roleLabel(role, session.courseType, language), profileId };
      })
      .sort((left, right) => (left.session.place < right.session.place ? -1 : 1));
    const profileId = person.profileId ?? own.find((one) => one.profileId !== null)?.profileId;
    return {
      person,
      profile: profiles.get(profileId ?? ''),
      courses: list(own.map(({ session }) => session.courseTitle)),
      sessions: list(own.map(({ session }) => session.sessionTitle)),
      roles: list(own.map(({ role }) => role)),
      regions: list(own.map(({ session }) => session.region)),
      generations: list(own.map(({ session }) => session.generation)),
      mentors: list(
        (person.participations ?? []).flatMap(([, enrolmentId]) => mentors.get(enrolmentId ?? '') ?? []),
      ),
    };
  });
}

/** Each once, in their order. */
function list(values: readonly string[]): string {
  return [...new Set(values.filter((value) => value !== ''))].join(', ');
}
