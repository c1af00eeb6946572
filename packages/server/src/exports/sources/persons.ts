import { formatVbvId, type Language, roleLabel } from '@learn/domain';
import { courseProfiles } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import { findPersons } from '../../persons/findPersons.ts';
import { readPersonSessions } from '../../persons/personSessions.ts';
import { readPersons, type VisiblePerson } from '../../persons/readPersons.ts';
import { column } from '../columns.ts';
import type { ExportRequest } from '../exportScope.ts';
import { defineExport } from '../exportSource.ts';

interface Row {
  readonly person: VisiblePerson;
  readonly profile: string | undefined;
  readonly courses: string;
  readonly sessions: string;
  readonly roles: string;
  readonly regions: string;
  readonly generations: string;
}

/**
 * A row per person, with all his sessions: as many as the persons list shows under the same filter to whoever may
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
  ],
  async (request, { db, language }) => {
    const { viewer } = request;
    const filter = filterOf(request);
    const profiles = await readProfiles(db, language);
    return [
      {
        find: async () =>
          (await findPersons(db, viewer, { filter, sort: 'last_name' })).map((id) => ({ id, rows: 1 })),
        read: async (ids) => {
          const persons = await readPersons(db, viewer, { ids, filter, withResults: false });
          return describe(db, persons, { profiles, language });
        },
      },
    ];
  },
);

function filterOf({ query, circleKeys }: ExportRequest) {
  return {
    courseIds: query.course_id === undefined ? undefined : [query.course_id],
    sessionIds: query.course_session_ids,
    circleKeys,
    from: query.from,
    to: query.to,
  };
}

async function readProfiles(db: Database, language: Language): Promise<Map<string, string>> {
  const rows = await db.select({ id: courseProfiles.id, names: courseProfiles.names }).from(courseProfiles);
  return new Map(rows.map(({ id, names }) => [id, names[language]]));
}

async function describe(
  db: Database,
  persons: readonly VisiblePerson[],
  { profiles, language }: { readonly profiles: ReadonlyMap<string, string>; readonly language: Language },
): Promise<Row[]> {
  const ids = new Set(
    persons.flatMap(({ participations }) => (participations ?? []).map(([sessionId]) => sessionId)),
  );
  const sessions = await readPersonSessions(db, [...ids], language);
  const places = new Map([...sessions.keys()].map((id, index) => [id, index]));
  const place = (id: string) => places.get(id) ?? 0;
  return persons.map((person) => {
    const own = [...(person.participations ?? [])]
      .sort(([left], [right]) => place(left) - place(right))
      .flatMap(([sessionId, , , role, profileId]) => {
        const session = sessions.get(sessionId);
        return session === undefined
          ? []
          : { session, role: roleLabel(role, session.courseType, language), profileId };
      });
    const profileId = person.profileId ?? own.find((one) => one.profileId !== null)?.profileId;
    return {
      person,
      profile: profiles.get(profileId ?? ''),
      courses: list(own.map(({ session }) => session.course_title)),
      sessions: list(own.map(({ session }) => session.session_title)),
      roles: list(own.map(({ role }) => role)),
      regions: list(own.map(({ session }) => session.region)),
      generations: list(own.map(({ session }) => session.generation)),
    };
  });
}

/** Each once, in their order. */
function list(values: readonly string[]): string {
  return [...new Set(values.filter((value) => value !== ''))].join(', ');
}
