import { askOperation, insiders, type MatrixRow, without } from '../matrixRow.ts';

export const attendanceRows: readonly MatrixRow[] = [
  {
    resource: 'attendance',
    act: 'read that of the member',
    calls: 'query course_session_attendance_course',
    ask: (client, { work, cast }) =>
      askOperation(client, {
        query: `query A($id: ID!) { course_session_attendance_course(id: $id) { attendance_user_list { user_id } } }`,
        variables: { id: work.attendanceCourseId },
        holds: (data: {
          course_session_attendance_course: { attendance_user_list: { user_id: string }[] } | null;
        }) =>
          data.course_session_attendance_course?.attendance_user_list.some(
            ({ user_id }) => user_id === cast.people.member.id,
          ) ?? false,
      }),
    allowed: ['member', 'expert', 'mentor', 'supervisor', 'apprenticeTrainer', 'admin'],
  },
  {
    resource: 'attendance',
    act: 'write',
    calls: 'mutation update_course_session_attendance_course_users',
    ask: (client, { work, cast }) =>
      askOperation(client, {
        query: `mutation A($id: ID!, $list: [AttendanceUserInput!]!) {
          update_course_session_attendance_course_users(id: $id, attendance_user_list: $list) { __typename } }`,
        variables: {
          id: work.attendanceCourseId,
          list: [{ user_id: cast.people.member.id, status: 'PRESENT' }],
        },
      }),
    allowed: ['expert', 'admin'],
    refused: without(
      insiders,
      'expert',
      'admin',
      'trainingResponsible',
      'foreignTrainingResponsible',
      'examExpert',
    ),
  },
];
