import { isUuid } from '@learn/domain';
import { assertMayDo, assertMaySee } from '../../access/definePolicy.ts';
import { readParticipant } from '../../access/readSessionAccess.ts';
import { treeOf, visibleCourse } from '../../course-pages/graphql/find.ts';
import { LearningContentType } from '../../course-pages/graphql/learningContent.ts';
import { type Placed, placed } from '../../course-pages/placed.ts';
import { notFound } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { AttendanceStatusType } from '../../graphql/enums.ts';
import { requireId } from '../../graphql/keys.ts';
import { type AttendanceDay, readAttendanceDay } from '../attendanceDays.ts';
import { type AttendanceListEntry, readAttendanceLists } from '../attendanceList.ts';
import { mayReadAttendanceDay, mayReadAttendanceOf, mayRecordAttendance } from '../policy.ts';
import { recordAttendance } from '../recordAttendance.ts';

interface Deadline {
  readonly start: Date;
  readonly end: Date | null;
}

/** When something of a session takes place or is due. */
export const DeadlineType = builder.objectRef<Deadline>('SessionDueDate').implement({
  fields: (t) => ({
    start: t.expose('start', { type: 'DateTime' }),
    end: t.expose('end', { type: 'DateTime', nullable: true }),
  }),
});

const EntryType = builder.objectRef<AttendanceListEntry>('AttendanceUser').implement({
  description: 'Recorded attendance of a participant; participants missing in the list are not recorded yet.',
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    status: t.expose('status', { type: AttendanceStatusType }),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    email: t.exposeString('email'),
  }),
});

const listOfDay = defineLoader<AttendanceDay, AttendanceListEntry[]>(
  (days, { db }) => readAttendanceLists(db, days),
  { cache: false },
);

export const AttendanceDayType = builder
  .objectRef<Placed<AttendanceDay>>('CourseSessionAttendanceCourse')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      learning_content: t.expose('content', { type: LearningContentType }),
      due_date: t.field({
        type: DeadlineType,
        resolve: ({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }),
      }),
      location: t.exposeString('location'),
      trainer: t.exposeString('trainer'),
      profiles: t.stringList({
        description: 'codes of the profiles to whose path its circle belongs; none: to everybody’s',
        resolve: ({ profiles }) => [...profiles],
      }),
      course_session_id: t.exposeID('courseSessionId'),
      learning_content_id: t.id({ resolve: ({ content }) => content.id }),
      attendance_user_list: t.field({
        type: [EntryType],
        description: 'of the participants whose attendance the caller may read',
        resolve: (day, _arguments, context) => listOfDay(context).load(day),
      }),
    }),
  });

builder.queryField('course_session_attendance_course', (t) =>
  t.field({
    extensions: { policy: mayReadAttendanceDay },
    type: AttendanceDayType,
    nullable: true,
    args: {
      id: t.arg.id({ required: true }),
      assignment_user_id: t.arg.id({ description: 'leaves only this participant in the list' }),
    },
    resolve: async (_root, { id, assignment_user_id }, context) => {
      const day = await readAttendanceDay(context.db, context.currentUser, requireId(id));
      if (assignment_user_id == null) return placedDay(context, day);
      const userId = requireId(assignment_user_id);
      const person = await readParticipant(context.db, day.courseSessionId, userId);
      assertMaySee(mayReadAttendanceOf, { sessionAccess: day.sessionAccess, person });
      return placedDay(context, { ...day, onlyOf: userId });
    },
  }),
);

const AttendanceUserInput = builder.inputType('AttendanceUserInput', {
  description: 'Names and e-mail are ignored; the server knows them.',
  fields: (t) => ({
    user_id: t.id({ required: true }),
    status: t.field({ type: AttendanceStatusType, description: 'null takes the entry away' }),
    seen_status: t.field({
      type: AttendanceStatusType,
      description:
        'what the caller saw recorded, null: nothing. When another person has recorded something else meanwhile, the answer is version_conflict and nothing of the list is recorded. Left out: whatever is recorded is written over.',
    }),
    first_name: t.string(),
    last_name: t.string(),
    email: t.string(),
  }),
});

const PayloadType = builder
  .objectRef<{ readonly day: Placed<AttendanceDay> }>('UpdateAttendanceCourseUsersPayload')
  .implement({
    fields: (t) => ({ course_session_attendance_course: t.expose('day', { type: AttendanceDayType }) }),
  });

builder.mutationField('update_course_session_attendance_course_users', (t) =>
  t.field({
    extensions: { policy: mayRecordAttendance },
    type: PayloadType,
    args: {
      id: t.arg.id({ required: true }),
      attendance_user_list: t.arg({
        type: [AttendanceUserInput],
        required: true,
        description: 'people who are not in it keep what is recorded of them',
      }),
    },
    resolve: async (_root, { id, attendance_user_list }, context) => {
      const day = await readAttendanceDay(context.db, context.currentUser, requireId(id));
      assertMayDo(mayRecordAttendance, day.sessionAccess);
      const entries = attendance_user_list.map(({ user_id, status, seen_status }) => ({
        userId: isUuid(user_id) ? user_id.toLowerCase() : undefined,
        status: status ?? null,
        seenStatus: seen_status,
      }));
      const placedOne = await placedDay(context, day);
      await recordAttendance(context.db, placedOne, entries);
      return { day: placedOne };
    },
  }),
);

/** @throws not_found while its learning content is not published */
async function placedDay(context: GraphqlContext, day: AttendanceDay): Promise<Placed<AttendanceDay>> {
  const visible = await visibleCourse(context, { id: day.sessionAccess.courseId });
  const [found] = placed(await treeOf(context, visible), [day]);
  if (found === undefined) throw notFound();
  return found;
}
