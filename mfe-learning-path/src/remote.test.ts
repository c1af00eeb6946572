import { dashboardCourse, describeRemote, inlinedOperation, typed } from '@learn/testing';
import { PersonPathDocument } from './__generated__/graphql.ts';
import {
  categoryNode,
  categoryOperation,
  libraryOperation,
  listedNode,
  contentNode as mediaNode,
  contentOperation as mediaOperation,
} from './media/testing/mediaFixtures.ts';
import remote from './remote.ts';
import {
  circleNode,
  circleOperation,
  contentNode,
  contentOperation,
  courseSlug,
  learningPath,
  pathOperation,
  session,
  userId,
} from './testing/fixtures.ts';

const enrolment = typed('CourseSessionUser', {
  id: 'e1',
  role: 'MEMBER',
  course_session_id: session.id,
  course_session: typed('CourseSession', { id: session.id, title: session.title }),
  chosen_profile: null,
  participant: typed('SeenParticipant', {
    first_name: 'Lena',
    last_name: 'Keller',
    avatar_url: '',
    circle_ids: null,
  }),
});

describeRemote(remote, {
  parameters: {
    courseSlug,
    circleSlug: 'fahrzeug',
    contentSlug: 'fahrzeug-1-a',
    categorySlug: 'recht',
    userId,
  },
  operations: [
    pathOperation(learningPath([[circleNode('kickoff'), circleNode('fahrzeug')]])),
    circleOperation(circleNode('fahrzeug')),
    contentOperation('fahrzeug', { ...contentNode<'RichText'>('fahrzeug-1-a'), text: '' }),
    inlinedOperation(
      PersonPathDocument,
      { course_slug: courseSlug, user_id: userId },
      { course: typed('Course', { slug: courseSlug, course_session_users: [enrolment] }) },
    ),
    libraryOperation([categoryNode('recht')]),
    categoryOperation('recht', [listedNode('haftpflicht')]),
    mediaOperation(mediaNode('haftpflicht')),
  ],
  rest: {
    '/api/course/completion/:courseSessionId/:userId/': [],
    '/api/core/document/list/:courseSessionId/': [],
  },
  slots: { 'home.course': { course: dashboardCourse(), courseSessionId: session.id } },
});
