import { describeRemote, inlinedOperation } from '@learn/testing';
import { AttendanceDaysDocument, CockpitDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import { casework, circleWith, cockpitWith, workOf } from './testing/circle.ts';
import { courseSessionId, courseSlug, dayIn, expertSession, sessionWith } from './testing/session.ts';

const variables = { course_session_id: courseSessionId };

describeRemote(remote, {
  parameters: { courseSlug },
  courseSession: expertSession,
  operations: [
    inlinedOperation(AttendanceDaysDocument, variables, {
      course_session: sessionWith([dayIn('2026-03-10', { ana: 'PRESENT' }), dayIn('2026-03-24')]),
    }),
    inlinedOperation(CockpitDocument, variables, {
      cockpit: cockpitWith(circleWith([casework([workOf('ana')])]), 1),
    }),
  ],
});
