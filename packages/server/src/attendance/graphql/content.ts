import { readSessionAccesses } from '../../access/readSessionAccess.ts';
import { AttendanceContentType } from '../../course-pages/graphql/learningContent.ts';
import { notFound } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { requireId } from '../../graphql/keys.ts';
import { type AttendanceDay, readAttendanceDays } from '../attendanceDays.ts';
import { mayReadAttendanceDay } from '../policy.ts';
import { AttendanceDayType } from './attendance.ts';

/** The attendance days of a session that the caller may read. */
const daysOfSession = defineLoader<string, AttendanceDay[]>(async (sessionIds, { db, currentUser }) => {
  const sessionAccesses = await readSessionAccesses(db, currentUser, sessionIds);
  const known = new Set(sessionAccesses.map(({ courseSessionId }) => courseSessionId));
  const readable = sessionAccesses.filter((sessionAccess) => mayReadAttendanceDay.allows(sessionAccess));
  const days = (await readAttendanceDays(db, readable)).flat();
  // A session that is not there for the caller must not take the others with it.
  return sessionIds.map((id): AttendanceDay[] | Error =>
    known.has(id) ? days.filter(({ courseSessionId }) => courseSessionId === id) : notFound(),
  );
});

builder.objectField(AttendanceContentType, 'course_session_attendance_course', (t) =>
  t.field({
    type: AttendanceDayType,
    nullable: true,
    description: 'its day in that session; null: none is planned, or the caller reads no attendance there',
    args: { course_session_id: t.arg.id({ required: true }) },
    resolve: async (content, { course_session_id }, context) => {
      const days = await daysOfSession(context).load(requireId(course_session_id));
      const day = days.find(({ contentKey }) => contentKey === content.translation_key);
      return day && { ...day, content };
    },
  }),
);
