import type { CallAnswer, CallQuery, personCalls } from '@learn/contracts/calls';
import type { Language } from '@learn/domain';
import type { Database } from '../database/database.ts';
import { countPersons, findPersons } from './findPersons.ts';
import type { PersonFilter } from './personFilter.ts';
import {
  type ExpertCircle,
  type PersonSession,
  readExpertCircles,
  readPersonSessions,
} from './personSessions.ts';
import { readPersons, type VisiblePerson } from './readPersons.ts';
import type { Viewer } from './visiblePersons.ts';

type PersonQuery = CallQuery<typeof personCalls.list>;
type DashboardPerson = CallAnswer<typeof personCalls.list>[number];

/** The persons that the viewer may see (specification §7), in as many statements however many they are. */
export async function listPersons(
  db: Database,
  viewer: Viewer,
  query: PersonQuery,
  language: Language,
): Promise<{ readonly persons: DashboardPerson[]; readonly total: number | undefined }> {
  const filter = filterOf(query);
  const question = { filter, search: query.search };
  const [ids, total] = await Promise.all([
    findPersons(db, viewer, {
      ...question,
      sort: query.sort,
      language,
      limit: query.limit,
      offset: query.offset,
    }),
    query.limit === undefined ? undefined : countPersons(db, viewer, question),
  ]);
  const withResults = query.with_competence_metrics === 'true';
  const persons = await readPersons(db, viewer, { ids, filter, withResults });
  const participations = persons.flatMap((person) => person.participations ?? []);
  const [sessions, circles] = await Promise.all([
    readPersonSessions(db, [...new Set(participations.map(([sessionId]) => sessionId))], language),
    readExpertCircles(
      db,
      participations.flatMap(([, enrolmentId, , role]) => (role === 'EXPERT' ? (enrolmentId ?? []) : [])),
      language,
    ),
  ]);
  const order = new Map([...sessions.keys()].map((id, index) => [id, index]));
  const present = (person: VisiblePerson): DashboardPerson => ({
    user_id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    avatar_url: person.avatarUrl,
    email: person.email,
    vbv_id: person.vbvId,
    organisation: person.organisationId,
    organisation_name: person.organisationName,
    chosen_profile: person.profileId,
    course_sessions: presentSessions(person, { sessions, circles, order }),
    ...(withResults ? { competence_metrics: presentMetrics(person) } : {}),
  });
  return { persons: persons.map(present), total };
}

interface Surroundings {
  readonly sessions: ReadonlyMap<string, PersonSession>;
  readonly circles: ReadonlyMap<string, readonly ExpertCircle[]>;
  /** place of a session among the others */
  readonly order: ReadonlyMap<string, number>;
}

function presentSessions(
  { participations }: VisiblePerson,
  { sessions, circles, order }: Surroundings,
): DashboardPerson['course_sessions'] {
  return [...(participations ?? [])]
    .sort(([left], [right]) => (order.get(left) ?? 0) - (order.get(right) ?? 0))
    .flatMap(([sessionId, enrolmentId, myRole, role, profileId]) => {
      const session = sessions.get(sessionId);
      if (session === undefined) return [];
      return {
        id: session.id,
        session_title: session.session_title,
        course_id: session.course_id,
        course_slug: session.course_slug,
        course_title: session.course_title,
        region: session.region,
        generation: session.generation,
        is_uk: session.is_uk,
        is_vv: session.is_vv,
        my_role: myRole,
        user_role: role,
        course_session_user_id: enrolmentId,
        chosen_profile: profileId,
        circles: [...(circles.get(enrolmentId ?? '') ?? [])],
      };
    });
}

function presentMetrics({ passed, failed }: VisiblePerson): DashboardPerson['competence_metrics'] {
  return passed === null || failed === null ? null : { passed_count: passed, failed_count: failed };
}

function filterOf(query: PersonQuery): PersonFilter {
  return {
    courseIds: query.course === undefined ? undefined : [query.course],
    sessionIds: query.session === undefined ? undefined : [query.session],
    region: query.region,
    generation: query.generation,
    role: query.role,
    profileId: query.profile,
  };
}
