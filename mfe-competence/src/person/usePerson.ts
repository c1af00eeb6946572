import type { Loadable } from '@learn/contracts';
import { type SeenPerson, seenPerson } from '@learn/domain';
import { loadableOf, useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams, useSearchParams } from '@learn/platform/router';
import { PersonEnrolmentDocument, type PersonEnrolmentQuery } from '../__generated__/graphql.ts';

type Row = NonNullable<PersonEnrolmentQuery['course']>['course_session_users'][number];
type Person = SeenPerson<Row>;

/** Another person's enrolment in a session of the course. */
export type PersonEnrolment = Extract<Person, { own: false }>['enrolment'];

/** The person of the address in the session of the address (`?session=`); missing where the current user sees no such participant. */
export function usePerson(): Loadable<Person> {
  const { id, course } = useCourseSession();
  const { userId = '' } = useParams();
  const [parameters] = useSearchParams();
  const query = useQuery(PersonEnrolmentDocument, { course_slug: course.slug, user_id: userId });
  const { reload } = query;
  if (query.errorCode === 'validation_failed') return { state: 'missing', reload };
  const rows = loadableOf(query, (answer) => answer.course?.course_session_users);
  if (rows.state !== 'ready') return rows;
  const data = seenPerson(rows.data, [parameters.get('session') ?? undefined, id]);
  return data ? { state: 'ready', data, reload } : { state: 'missing', reload };
}
