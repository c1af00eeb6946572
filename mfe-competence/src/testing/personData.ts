import type { CourseType } from '@learn/domain';
import { inlinedOperation, typed } from '@learn/testing';
import { PersonEnrolmentDocument, type PersonEnrolmentQuery } from '../__generated__/graphql.ts';

type Row = NonNullable<PersonEnrolmentQuery['course']>['course_session_users'][number];

/** Lena Keller as those who look after her see her; `circle_ids` null for all circles, of work and self-assessments alike. */
export function lenaSeen(circle_ids: string[] | null = null) {
  return typed('SeenParticipant', {
    ...{ first_name: 'Lena', last_name: 'Keller', avatar_url: '', circle_ids },
    assessment_circle_ids: circle_ids,
  });
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

/** The answer to who somebody is in a course, of vv unless it is said otherwise. */
export function personOperation(
  course_slug: string,
  user_id: string,
  course_session_users: Row[],
  course_type: CourseType = 'vv',
): ReturnType<typeof inlinedOperation> {
  const course = typed('Course', {
    ...{ slug: course_slug, title: 'Versicherungsvermittler/-in', course_type },
    configuration: typed('CourseConfiguration', { is_uk: course_type === 'uk', is_vv: course_type === 'vv' }),
    course_session_users,
  });
  return inlinedOperation(PersonEnrolmentDocument, { course_slug, user_id }, { course });
}
