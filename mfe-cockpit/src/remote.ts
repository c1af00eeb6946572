import { contractVersion, defineRemote, linkPatterns, page } from '@learn/contracts';
import { assignmentPath } from './assignment/addresses.ts';
import { attendanceCheckPath, attendancePath } from './attendance/addresses.ts';
import { evaluationPath } from './evaluation/addresses.ts';
import { feedbackPath } from './feedback/addresses.ts';

const ofSession = { course_session_id: ':courseSessionId' } as const;
const attendanceDays = { name: 'AttendanceDays', variables: ofSession } as const;

const attendance = {
  action: 'expert-cockpit',
  texts: ['attendance'],
  data: { operations: [attendanceDays] },
} as const;

/** The trainers' workplace (specification §2, cockpit). */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-cockpit',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: linkPatterns.cockpit,
      load: () => import('./home/CockpitHomePage.tsx').then((module) => module.CockpitHomePage),
      action: 'expert-cockpit',
      texts: ['home'],
      data: { operations: [{ name: 'Cockpit', variables: ofSession }, attendanceDays] },
    }),
    page({
      path: assignmentPath,
      load: () => import('./assignment/AssignmentPage.tsx').then((module) => module.AssignmentPage),
      action: 'expert-cockpit',
      texts: ['home'],
      data: {
        operations: [
          { name: 'CockpitAssignment', variables: { ...ofSession, assignment_id: ':assignmentId' } },
        ],
      },
    }),
    page({
      path: evaluationPath,
      load: () => import('./evaluation/EvaluationPage.tsx').then((module) => module.EvaluationPage),
      texts: ['evaluation'],
      data: {
        operations: [
          {
            name: 'Evaluation',
            variables: { ...ofSession, assignment_id: ':assignmentId', assignment_user_id: ':userId' },
          },
        ],
      },
    }),
    page({
      path: feedbackPath,
      load: () => import('./feedback/FeedbackPage.tsx').then((module) => module.FeedbackPage),
      action: 'expert-cockpit',
      texts: ['feedback'],
      data: {
        operations: [{ name: 'CircleFeedback', variables: { ...ofSession, circle_id: ':circleId' } }],
      },
    }),
    page({
      path: attendancePath,
      load: () =>
        import('./attendance/days/AttendanceDaysPage.tsx').then((module) => module.AttendanceDaysPage),
      ...attendance,
    }),
    page({
      path: attendanceCheckPath,
      load: () =>
        import('./attendance/sheet/AttendanceCheckPage.tsx').then((module) => module.AttendanceCheckPage),
      ...attendance,
      offline: true,
    }),
  ],
  navigation: [
    { labelKey: 'title', path: linkPatterns.cockpit, action: 'expert-cockpit', icon: 'cockpit', order: 5 },
  ],
  widgets: [],
  locales: (file) => import(`./locales/${file}.json`),
});
