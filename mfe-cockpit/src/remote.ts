import { contractVersion, defineRemote, linkPatterns, page } from '@learn/contracts';
import { assignmentPath } from './assignment/addresses.ts';
import { attendanceCheckPath, attendancePath } from './attendance/addresses.ts';
import { documentsPath } from './documents/addresses.ts';
import { evaluationPath } from './evaluation/addresses.ts';
import { feedbackPath } from './feedback/addresses.ts';
import { praxisAssignmentPath, unitFeedbackPath } from './learning-mentor/addresses.ts';
import { personPath } from './person/addresses.ts';

const ofSession = { course_session_id: ':courseSessionId' } as const;
const ofWork = {
  ...ofSession,
  assignment_id: ':assignmentId',
  assignment_user_id: ':userId',
} as const;
const attendanceDays = { name: 'AttendanceDays', variables: ofSession } as const;

const attendance = {
  action: 'expert-cockpit',
  texts: ['attendance'],
  data: { operations: [attendanceDays] },
} as const;

const mentees = '/api/dashboard/course/:courseId/mentees/';
const openTasks = '/api/dashboard/course/:courseId/open_tasks/';
const askedFeedbacks = '/api/mentor/:courseSessionId/self-evaluation-feedback/';

/** The trainers' workplace and that of learning mentors (specification §2, cockpit and learning-mentor). */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-cockpit',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: linkPatterns.cockpit,
      load: () => import('./home/CockpitHomePage.tsx').then((module) => module.CockpitHomePage),
      action: 'expert-cockpit',
      texts: ['home', 'people', 'task'],
      data: { operations: [{ name: 'Cockpit', variables: ofSession }, attendanceDays] },
    }),
    page({
      path: assignmentPath,
      load: () => import('./assignment/AssignmentPage.tsx').then((module) => module.AssignmentPage),
      action: 'expert-cockpit',
      texts: ['home', 'people'],
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
          { name: 'Evaluation', variables: ofWork },
          // as it is without filter; another one is asked for
          { name: 'EvaluationQueue', variables: ofWork },
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
      path: documentsPath,
      load: () => import('./documents/DocumentsPage.tsx').then((module) => module.DocumentsPage),
      action: 'expert-cockpit',
      texts: ['documents'],
      data: {
        operations: [{ name: 'CockpitDocuments', variables: ofSession }],
        rest: ['/api/core/document/list/:courseSessionId/'],
      },
    }),
    page({
      path: personPath,
      load: () => import('./person/PersonPage.tsx').then((module) => module.PersonPage),
      action: 'expert-cockpit',
      texts: ['attendance', 'home', 'person'],
      data: {
        operations: [
          {
            name: 'CockpitPerson',
            variables: { ...ofSession, circle: ':circleSlug', user_id: ':userId' },
          },
        ],
      },
    }),
    page({
      path: linkPatterns.personalProfile,
      load: () => import('./profile/ProfilePage.tsx').then((module) => module.ProfilePage),
      chrome: false,
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
    page({
      path: linkPatterns.learningMentor,
      load: () => import('./learning-mentor/OverviewPage.tsx').then((module) => module.OverviewPage),
      action: 'learning-mentor',
      texts: ['mentor', 'people', 'task'],
      data: {
        rest: [
          mentees,
          openTasks,
          askedFeedbacks,
          '/api/mentor/:courseSessionId/mentors',
          '/api/mentor/:courseSessionId/invitations/',
        ],
      },
    }),
    page({
      path: linkPatterns.learningMentorTasks,
      load: () => import('./learning-mentor/tasks/TasksPage.tsx').then((module) => module.TasksPage),
      action: 'is_learning_mentor',
      texts: ['mentor', 'task'],
      data: {
        operations: [{ name: 'MentorAssignments', variables: ofSession }],
        rest: [openTasks, askedFeedbacks],
      },
    }),
    page({
      path: linkPatterns.mentorFeedback,
      load: () => import('./learning-mentor/feedback/FeedbackPage.tsx').then((module) => module.FeedbackPage),
      action: 'learning-mentor',
      texts: ['mentor', 'task'],
      data: { rest: [`${askedFeedbacks}:learningUnitId/:userId/`, openTasks], query: ['userId'] },
    }),
    page({
      path: praxisAssignmentPath,
      load: () =>
        import('./learning-mentor/details/PraxisAssignmentPage.tsx').then(
          (module) => module.PraxisAssignmentPage,
        ),
      action: 'is_learning_mentor',
      texts: ['mentor', 'people', 'home', 'task'],
      data: {
        operations: [{ name: 'MentorPraxisAssignment', variables: { assignment_id: ':praxisAssignmentId' } }],
        rest: [mentees, openTasks],
      },
    }),
    page({
      path: unitFeedbackPath,
      load: () =>
        import('./learning-mentor/details/UnitFeedbackPage.tsx').then((module) => module.UnitFeedbackPage),
      action: 'is_learning_mentor',
      texts: ['mentor', 'people'],
      data: { rest: ['/api/dashboard/course/:courseId/self-evaluation-feedback/:learningUnitId/'] },
    }),
    page({
      path: linkPatterns.mentorInvitation,
      load: () =>
        import('./learning-mentor/invitation/InvitationPage.tsx').then((module) => module.InvitationPage),
      public: true,
      texts: ['invitation'],
    }),
  ],
  navigation: [
    { labelKey: 'title', path: linkPatterns.cockpit, action: 'expert-cockpit', icon: 'cockpit', order: 5 },
    {
      labelKey: 'mentor',
      ukLabelKey: 'mentorOfUk',
      path: linkPatterns.learningMentor,
      action: 'learning-mentor',
      icon: 'people',
      order: 30,
    },
  ],
  widgets: [
    {
      slot: 'home.course',
      id: 'MentorTasksWidget',
      texts: ['task', 'widgets'],
      skeletonHeight: 340,
      data: { rest: ['/api/dashboard/course/:courseId/open_tasks/'] },
      load: () => import('./widgets/MentorTasksWidget.tsx').then((module) => module.MentorTasksWidget),
    },
    {
      slot: 'home.course',
      id: 'MentorPersonWidget',
      texts: ['task', 'widgets'],
      skeletonHeight: 404,
      data: { rest: ['/api/dashboard/course/:courseId/mentees/'] },
      load: () => import('./widgets/MentorPersonWidget.tsx').then((module) => module.MentorPersonWidget),
    },
  ],
  locales: (file) => import(`./locales/${file}.json`),
});
