import type { EndpointAnswer, EndpointQuery, personEndpoints } from '@learn/contracts/endpoints';
import type { CourseType, Language } from '@learn/domain';
import type { Database } from '../database/database.ts';
import { needsCourse, type PersonResults, readCourseResults } from './courseResults.ts';
import type { PersonFilter } from './personFilter.ts';
import { readPersonList } from './personList.ts';
import { isByResults } from './personOrder.ts';
import { type ExpertCircle, type PersonSession, presentSession } from './personSessions.ts';
import type { VisiblePerson } from './readPersons.ts';
import type { Viewer } from './visiblePersons.ts';

type PersonQuery = EndpointQuery<typeof personEndpoints.list>;
type DashboardPerson = EndpointAnswer<typeof personEndpoints.list>[number];

/**
 * The persons that the viewer may see (specification §7); one statement. Results of a course are those that cohorts shows.
 * @throws validation_failed for an order or filter by results without a course or session
 */
export async function listPersons(
  db: Database,
  viewer: Viewer,
  query: PersonQuery,
  language: Language,
): Promise<{ readonly persons: DashboardPerson[]; readonly total: number }> {
  const { search, sort, limit, offset } = query;
  const withResults = query.with_competence_metrics === 'true';
  const ofCourse = query.course !== undefined || query.session !== undefined;
  const needed = fieldsByResults(query);
  if (!ofCourse && needed.length > 0) throw needsCourse(needed);
  const showsResults = ofCourse && withResults;
  const courseResults =
    showsResults || needed.length > 0 ? await readCourseResults(db, viewer, query) : undefined;
  // nobody takes part in a course that does not exist
  if (needed.length > 0 && courseResults === undefined) return { persons: [], total: 0 };
  const filter = filterOf(query);
  const question = { filter, search, sort, language, limit, offset, withResults, courseResults };
  const { persons, total, ...list } = await readPersonList(db, viewer, question);
  const resultsOf = new Map(list.results?.map((row) => [row.userId, presentResults(row)]));
  const surroundings: Surroundings = {
    sessions: new Map(
      list.sessions.map((row, place) => [
        row.id,
        { session: { ...presentSession(row), course_type: row.courseType }, place },
      ]),
    ),
    circles: new Map(
      [...Map.groupBy(list.circles, ([enrolmentId]) => enrolmentId)].map(([enrolmentId, rows]) => [
        enrolmentId,
        rows.map(([, id, title, slug]) => ({ id, title, slug })),
      ]),
    ),
  };
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
    course_sessions: presentSessions(person, surroundings),
    ...(withResults ? { competence_metrics: presentMetrics(person) } : {}),
    ...(showsResults ? { course_results: resultsOf.get(person.id) ?? null } : {}),
  });
  return { persons: persons.map(present), total };
}

type ListedSession = PersonSession & { readonly course_type: CourseType };

interface Surroundings {
  /** with the place of each among the others */
  readonly sessions: ReadonlyMap<string, { readonly session: ListedSession; readonly place: number }>;
  /** by enrolment */
  readonly circles: ReadonlyMap<string, ExpertCircle[]>;
}

function presentSessions(
  { participations }: VisiblePerson,
  { sessions, circles }: Surroundings,
): DashboardPerson['course_sessions'] {
  const place = (sessionId: string) => sessions.get(sessionId)?.place ?? 0;
  return [...(participations ?? [])]
    .sort(([left], [right]) => place(left) - place(right))
    .flatMap(([sessionId, enrolmentId, myRole, role, profileId]) => {
      const session = sessions.get(sessionId)?.session;
      if (session === undefined) return [];
      return {
        ...session,
        my_role: myRole,
        user_role: role,
        course_session_user_id: enrolmentId,
        chosen_profile: profileId,
        circles: circles.get(enrolmentId ?? '') ?? [],
      };
    });
}

function presentMetrics({ passed, failed }: VisiblePerson): DashboardPerson['competence_metrics'] {
  return passed === null || failed === null ? null : { passed_count: passed, failed_count: failed };
}

function presentResults({ average, partial, evaluated, total }: PersonResults) {
  return {
    average_grade: average === null ? null : average / 100,
    is_partial: partial,
    evaluated_count: evaluated,
    total_count: total,
  };
}

/** What of the query only the results of a course can answer. */
function fieldsByResults({ sort, grade }: PersonQuery): string[] {
  return [...(isByResults({ sort }) ? ['sort'] : []), ...(grade === undefined ? [] : ['grade'])];
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
