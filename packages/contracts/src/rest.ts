import type { CompletionEntry } from '@learn/domain';
import type { z } from 'zod';
// Types only: clients carry no validation with them.
import type { completionCalls } from './calls/completions.ts';
import type { coreCalls, userProfile } from './calls/core.ts';
import type { dashboardCalls } from './calls/dashboard.ts';
import type { CallAnswer, CallBody, CallRequest, Wire } from './calls/defineCall.ts';

/** Addresses of the REST calls, with `:name` for what the caller fills in (specification §7). */
export const restPaths = {
  login: '/api/core/login/',
  logout: '/api/core/logout/',
  me: '/api/core/me/',
  settings: '/api/core/settings/',
  sessions: '/api/course/sessions/',
  dashboardConfig: '/api/dashboard/config/',
  completion: '/api/course/completion/:courseSessionId/:userId/',
  completionMark: '/api/course/completion/mark/',
  completionVideo: '/api/course/completion/video/',
  avatar: '/api/core/avatar/',
  loginSessions: '/api/core/login-sessions/',
  loginSession: '/api/core/login-sessions/:id/',
  organisations: '/api/core/organisations/',
  profiles: '/api/core/profiles/',
  dataDownload: '/api/core/me/download/',
  accounts: '/api/core/accounts/',
  accountConfirm: '/api/core/accounts/confirm/',
  documentStart: '/api/core/document/start/',
  documentUpload: '/api/core/document/upload/:token/',
  fileFinish: '/api/core/file/finish/',
  file: '/api/core/file/:id/',
  document: '/api/core/document/:id/',
  documentList: '/api/core/document/list/:courseSessionId/',
  storagePresign: '/api/core/storage/presign/',
  assignmentStatus: '/api/assignment/:courseSessionId/:learningContentId/status/',
  assignmentStatusAll: '/api/assignment/:courseSessionId/status/',
  testResults: '/api/assignment/:courseSessionId/test-results/',
  mentors: '/api/mentor/:courseSessionId/mentors',
  mentor: '/api/mentor/:courseSessionId/mentors/:userId/',
  mentorInvitations: '/api/mentor/:courseSessionId/invitations/',
  mentorInvitation: '/api/mentor/:courseSessionId/invitations/:id/',
  mentorInvitationShow: '/api/mentor/invitations/:token/',
  mentorInvitationAccept: '/api/mentor/invitations/:token/accept/',
  selfEvaluationFeedback: '/api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/',
  persons: '/api/dashboard/persons/',
  dueDates: '/api/dashboard/duedates/',
  calendarFeed: '/api/dashboard/calendar/',
  calendar: '/calendar/:file',
  mentees: '/api/dashboard/course/:courseId/mentees/',
  menteeCount: '/api/dashboard/course/:courseId/mentees/count/',
  openTasks: '/api/dashboard/course/:courseId/open_tasks/',
  openTaskCount: '/api/dashboard/course/:courseId/open_tasks/count/',
  competenceSummary: '/api/dashboard/course/:courseId/competence_summary/',
  assignmentStatistics: '/api/dashboard/course/:courseId/assignment_statistics/',
  ukStatistics: '/api/dashboard/course/:courseId/uk_statistics/',
  trainingResponsibleStatistics: '/api/dashboard/training-responsible/:courseSessionId/statistics/',
  trainingResponsibleExams: '/api/dashboard/training-responsible/:courseSessionId/exams/',
  trainingResponsibleProfiles: '/api/dashboard/training-responsible/:courseSessionId/certification_profiles/',
  exportFile: '/api/dashboard/export/:kind/',
  examDates: '/api/exam/:courseSessionId/:circleId/dates/',
  examBooking: '/api/exam/:courseSessionId/:circleId/booking/',
  examState: '/api/exam/:courseSessionId/:circleId/state/:userId/',
  shopProducts: '/api/shop/products/',
  shopOrders: '/api/shop/orders/',
  createAgCourseSessionUser: '/api/shop/ag/create_ag_csu/',
  createEtCourseSessionUser: '/api/shop/et/create_et_csu/',
  notificationList: '/notifications/api/all_list/',
  notificationUnreadCount: '/notifications/api/unread_count/',
  notificationRead: '/notifications/api/:id/read/',
  notificationPreferences: '/notifications/api/preferences/',
  auditLog: '/api/admin/audit/',
} as const;

/** The person as the server presents it to itself (specification §3, User). */
export type UserProfile = Wire<z.output<typeof userProfile>>;

/** What PUT /api/core/me/ may change. */
export type UserProfileChange = CallRequest<typeof coreCalls.changeMe>;

export type LoginRequest = CallRequest<typeof coreCalls.login>;

/** One entry of GET /api/course/sessions/ (specification §3, CourseSession). */
export type CourseSession = CallAnswer<typeof coreCalls.sessions>[number];

export type CourseSessionCourse = CourseSession['course'];

/** One panel of the home dashboard, GET /api/dashboard/config/. */
export type DashboardCourseConfig = CallAnswer<typeof dashboardCalls.config>[number];

export type CompletionMarkRequest = CallBody<typeof completionCalls.mark>;

/** Answer of both completion calls: all entries of the person in the session. */
export type CompletionList = readonly CompletionEntry[];
