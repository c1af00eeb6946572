import type { Loadable } from '@learn/contracts';
import { type SeenPerson, seenPerson } from '@learn/domain';
import { loadableOf, useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams, useSearchParams } from '@learn/platform/router';
import { PersonEnrolmentDocument, type PersonEnrolmentQuery } from '../__generated__/graphql.ts';

/** The course in which a person is looked at. */
export type PersonCourse = NonNullable<PersonEnrolmentQuery['course']>;
type Row = PersonCourse['course_session_users'][number];
type Person = SeenPerson<Row> & { readonly course: PersonCourse };

/** Another person's enrolment in a session of the course. */
export type PersonEnrolment = Extract<Person, { own: false }>['enrolment'];

/**
 * The person of the address in the session of the address (`?session=`), with the course: who looks may be in none of its sessions. Missing
 * where the current user sees no such participant.
 */
export function usePerson(): Loadable<Person> {
  const current = useCourseSession({ fromOutside: true });
  const { courseSlug = '', userId = '' } = useParams();
  const [parameters] = useSearchParams();
  const query = useQuery(PersonEnrolmentDocument, { course_slug: courseSlug, user_id: userId });
  const { reload } = query;
  if (query.errorCode === 'validation_failed') return { state: 'missing', reload };
  const loaded = loadableOf(query, (answer) => answer.course);
  if (loaded.state !== 'ready') return loaded;
  const course = loaded.data;
  const preferred = [parameters.get('session') ?? undefined, current?.id];
  const person = seenPerson(course.course_session_users, preferred);
  return person ? { state: 'ready', data: { ...person, course }, reload } : { state: 'missing', reload };
}
