import { formatVbvId, type Language, roleLabel } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { courseProfiles } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import {
  needsCourse,
  type PersonResults,
  readCourseResults,
  readMarks,
} from '../../persons/courseResults.ts';
import { selectPersons } from '../../persons/findPersons.ts';
import { readPersons, type VisiblePerson } from '../../persons/readPersons.ts';
import { type Column, column } from '../columns.ts';
import type { ExportRequest } from '../exportScope.ts';
import { defineExport } from '../exportSource.ts';
import { readSeenMentors } from '../seenMentors.ts';
import { createSessionReader, type SessionReader } from '../sessionNames.ts';
import { yesOrNo } from '../texts.ts';

interface Row {
  readonly person: VisiblePerson;
  readonly profile: string | undefined;
  readonly courses: string;
  readonly sessions: string;
  readonly roles: string;
  readonly regions: string;
  readonly generations: string;
  readonly mentors: string;
  /** in the one course; undefined where the viewer sees none */
  readonly results: PersonResults | undefined;
}

const columns: readonly Column<Row>[] = [
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
];

/** What the list of the people of one course shows of their results. */
const resultColumns: readonly Column<Row>[] = [
  column('grade', 'decimal', ({ results }) => results?.average && results.average / 100),
  column('partialGrade', 'text', ({ results }, language) =>
    results?.average == null ? null : yesOrNo[`${results.partial}`][language],
  ),
  column('evaluatedCount', 'integer', ({ results }) => results?.evaluated),
  column('openCount', 'integer', ({ results }) => results && results.total - results.evaluated),
];

/**
 * A row per person, with all their sessions: as many as the persons list shows under the same filter to a person who may
 * export, with the grade and progress that it shows for the people of one course. A period chooses sessions that ran in it.
 */
export const personsExport = defineExport<Row>(
  async (request) => [...columns, ...(courseOf(request) === undefined ? [] : resultColumns)],
  async (request, { db, language }) => {
    const { viewer, query } = request;
    const filter = filterOf(request);
    const names = {
      profiles: await readProfiles(db, language),
      sessions: createSessionReader({ db, language }),
      language,
    };
    const results = await readResults(request, db);
    const choosing = query.grade === undefined ? undefined : results;
    const found = selectPersons(viewer, {
      filter,
      search: query.search,
      sort: 'last_name',
      results: choosing,
    });
    return [
      {
        units: sql`select id, 1 as rows from (${found}) persons`,
        read: async (ids) => {
          const persons = await readPersons(db, viewer, { ids, filter, withResults: false });
          return describe(persons, {
            ...names,
            mentors: await readSeenMentors(db, viewer, persons),
            marks: results && (await readMarks(db, viewer, { ids, filter, results })),
          });
        },
      },
    ];
  },
);

/** The one course whose people were asked for; undefined for several. */
function courseOf({ query, scopes }: ExportRequest): string | undefined {
  const isNamed = query.course_id !== undefined || query.course_session_ids !== undefined;
  const [scope, ...others] = scopes;
  return isNamed && others.length === 0 ? scope?.courseId : undefined;
}

/** Results in the one course. @throws validation_failed for the filter by grade in several courses */
async function readResults(request: ExportRequest, db: Database) {
  const { query, viewer } = request;
  const course = courseOf(request);
  if (course !== undefined) return readCourseResults(db, viewer, { course, grade: query.grade });
  if (query.grade !== undefined) throw needsCourse(['grade']);
  return undefined;
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
  /** by person */
  readonly marks: ReadonlyMap<string, PersonResults> | undefined;
  readonly language: Language;
}

async function describe(
  persons: readonly VisiblePerson[],
  { profiles, sessions, mentors, marks, language }: Names,
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
      results: marks?.get(person.id),
    };
  });
}

/** Each once, in their order. */
function list(values: readonly string[]): string {
  return [...new Set(values.filter((value) => value !== ''))].join(', ');
}
