import { inlinedOperation, typed } from '@learn/testing';
import { PersonEnrolmentDocument, type PersonEnrolmentQuery } from '../__generated__/graphql.ts';

type Row = NonNullable<PersonEnrolmentQuery['course']>['course_session_users'][number];

/** Lena Keller as those who look after her see her; `circle_ids` null for all circles. */
export function lenaSeen(circle_ids: string[] | null = null) {
  return typed('SeenParticipant', { first_name: 'Lena', last_name: 'Keller', avatar_url: '', circle_ids });
}

/** An enrolment of a participant in a session; `participant` null in one's own. */
export function enrolmentIn(
  session: { readonly id: string; readonly title: string },
  participant: Row['participant'] = lenaSeen(),
): Row {
  const { id, title } = session;
  return typed('CourseSessionUser', {
    ...{ id: `enrolment-${id}`, role: 'MEMBER', course_session_id: id, chosen_profile: null, participant },
    course_session: typed('CourseSession', { id, title }),
  });
}

/** The answer to who somebody is in a course. */
export function personOperation(
  course_slug: string,
  user_id: string,
  course_session_users: Row[],
): ReturnType<typeof inlinedOperation> {
  const course = typed('Course', { slug: course_slug, course_session_users });
  return inlinedOperation(PersonEnrolmentDocument, { course_slug, user_id }, { course });
}
