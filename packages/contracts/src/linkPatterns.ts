/**
 * Every address that one part of the platform may link to in another (specification §2). A remote declares which of
 * these patterns it answers; a link whose pattern nobody mounts is undefined and its user interface is left out.
 */
export const linkPatterns = {
  home: '/',
  login: '/login',
  loginLocal: '/login-local',
  persons: '/dashboard/persons',
  personsCompetence: '/dashboard/persons-competence',
  dueDates: '/dashboard/due-dates',
  messages: '/messages',
  profile: '/profile',
  settings: '/settings',
  notifications: '/notifications',
  shop: '/shop',
  admin: '/vbv-admin',
  accountCreate: '/onboarding/:courseType/account/create',
  accountConfirm: '/onboarding/:courseType/account/confirm',
  completeAt: '/onboarding/:courseType/account/complete-at',
  checkout: '/onboarding/:courseType/checkout/address',
  passwordForgotten: '/password-forgotten',
  passwordReset: '/password-reset',
  accountInvitation: '/account/invitation/:token',
  learningPath: '/course/:courseSlug/learn',
  circle: '/course/:courseSlug/learn/:circleSlug',
  content: '/course/:courseSlug/learn/:circleSlug/:contentSlug',
  selfEvaluation: '/course/:courseSlug/learn/:circleSlug/evaluate/:learningUnitSlug',
  mediaLibrary: '/course/:courseSlug/media',
  mediaCategory: '/course/:courseSlug/media/:categorySlug',
  mediaContent: '/course/:courseSlug/media/:categorySlug/:contentSlug',
  competence: '/course/:courseSlug/competence',
  competences: '/course/:courseSlug/competence/competences',
  selfEvaluationAndFeedback: '/course/:courseSlug/competence/self-evaluation-and-feedback',
  unitFeedback: '/course/:courseSlug/competence/self-evaluation-and-feedback/:circleSlug/:learningUnitSlug',
  certificates: '/course/:courseSlug/competence/certificates',
  certificate: '/course/:courseSlug/competence/certificates/:certificateSlug',
  certificateVerification: '/pruefen/:code',
  certificateVerificationForm: '/pruefen',
  vvExams: '/course/:courseSlug/competence/vv-exams',
  courseCertificates: '/course/:courseSlug/certificates',
  vvExam: '/course/:courseSlug/competence/vv-exams/:circleId',
  vvCertificates: '/course/:courseSlug/competence/vv-certificates',
  personalProfile: '/course/:courseSlug/profile/:userId',
  personLearningPath: '/course/:courseSlug/profile/:userId/learning-path',
  personCompetence: '/course/:courseSlug/profile/:userId/competence',
  personEvaluations: '/course/:courseSlug/profile/:userId/competence/evaluations',
  personCertificates: '/course/:courseSlug/profile/:userId/competence/certificates',
  personCertificate: '/course/:courseSlug/profile/:userId/competence/certificates/:certificateSlug',
  personVvExams: '/course/:courseSlug/profile/:userId/competence/vv-exams',
  personVvExam: '/course/:courseSlug/profile/:userId/competence/vv-exams/:circleId',
  personVvCertificates: '/course/:courseSlug/profile/:userId/competence/vv-certificates',
  learningMentor: '/course/:courseSlug/learning-mentor',
  learningMentorTasks: '/course/:courseSlug/learning-mentor/tasks',
  mentorFeedback: '/course/:courseSlug/learning-mentor/self-evaluation-feedback/:learningUnitId',
  mentorInvitation: '/lernbegleitung/:courseId/invitation/:invitationId',
  assignmentEvaluation: '/course/:courseSlug/assignment-evaluation/:assignmentId/:userId',
  cockpit: '/course/:courseSlug/cockpit',
  attendance: '/course/:courseSlug/cockpit/attendance',
  attendanceCheck: '/course/:courseSlug/cockpit/attendanceCheck',
  statistic: '/statistic/:courseSlug/list',
  attendanceStatistic: '/statistic/:courseSlug/attendance',
  assignmentStatistic: '/statistic/:courseSlug/assignment',
  competenceStatistic: '/statistic/:courseSlug/competence',
  feedbackStatistic: '/statistic/:courseSlug/feedback',
  agentGrades: '/statistic/:agentRole/:courseSlug/competence-grade',
  agentAssignments: '/statistic/:agentRole/:courseSlug/assignment',
  courseCost: '/dashboard/cost/:courseSessionId',
  examCost: '/dashboard/exam/cost/:courseSessionId',
  examsTaken: '/dashboard/exam/taken/:courseSessionId',
  certificationProfile: '/dashboard/certification-profile/:courseSessionId',
  certificateSummary: '/dashboard/certificates/:courseSlug',
  evaluation: '/dashboard/evaluation/:courseSlug',
} as const;

export type LinkName = keyof typeof linkPatterns;

/** `{ courseSlug: string; … }` of a pattern with `:courseSlug` in it. */
export type PathParameters<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? PathParameters<Head> & PathParameters<Rest>
  : Pattern extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

export type LinkParameters<Name extends LinkName> = PathParameters<(typeof linkPatterns)[Name]>;
