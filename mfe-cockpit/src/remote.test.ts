import { describeRemote, inlinedOperation } from '@learn/testing';
import { AttendanceDaysDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import { courseSessionId, courseSlug, dayIn, expertSession, sessionWith } from './testing/session.ts';

describeRemote(remote, {
  parameters: { courseSlug },
  courseSession: expertSession,
  operations: [
    inlinedOperation(
      AttendanceDaysDocument,
      { course_session_id: courseSessionId },
      { course_session: sessionWith([dayIn('2026-03-10', { ana: 'PRESENT' }), dayIn('2026-03-24')]) },
    ),
  ],
});
