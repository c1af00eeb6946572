// The endpoints of the REST interface (specification §7, domain decisions §19), with `:name` in a path for a parameter.
// One export each, used as `endpoints.login`: a page carries only those that it names. Their bodies and answers are
// described in endpoints/, which clients import as types only.
export const createAccount = { method: 'POST', path: '/api/core/accounts/' } as const;
export const resendConfirmation = { method: 'POST', path: '/api/core/accounts/resend/' } as const;
export const confirmAccount = { method: 'POST', path: '/api/core/accounts/confirm/' } as const;
export const auditLog = { method: 'GET', path: '/api/admin/audit/' } as const;
export const adminOrders = { method: 'GET', path: '/api/admin/orders/' } as const;
export const changeOrder = { method: 'PUT', path: '/api/admin/orders/:id/' } as const;
export const assignmentStatus = {
  method: 'POST',
  path: '/api/assignment/:courseSessionId/:learningContentId/status/',
} as const;
export const assignmentStatusAll = {
  method: 'POST',
  path: '/api/assignment/:courseSessionId/status/',
} as const;
export const testResults = {
  method: 'POST',
  path: '/api/assignment/:courseSessionId/test-results/',
} as const;
export const dueDates = { method: 'GET', path: '/api/dashboard/duedates/' } as const;
export const calendarFeed = { method: 'GET', path: '/api/dashboard/calendar/' } as const;
export const renewCalendarFeed = { method: 'POST', path: '/api/dashboard/calendar/' } as const;
export const calendarFile = { method: 'GET', path: '/calendar/:file' } as const;
export const completion = {
  method: 'GET',
  path: '/api/course/completion/:courseSessionId/:userId/',
} as const;
export const markCompletion = { method: 'POST', path: '/api/course/completion/mark/' } as const;
export const saveWatchedRanges = { method: 'POST', path: '/api/course/completion/video/' } as const;
export const login = { method: 'POST', path: '/api/core/login/' } as const;
export const logout = { method: 'POST', path: '/api/core/logout/' } as const;
export const me = { method: 'GET', path: '/api/core/me/' } as const;
export const changeMe = { method: 'PUT', path: '/api/core/me/' } as const;
export const changeAvatar = { method: 'POST', path: '/api/core/avatar/' } as const;
export const deleteAvatar = { method: 'DELETE', path: '/api/core/avatar/' } as const;
export const organisations = { method: 'GET', path: '/api/core/organisations/' } as const;
export const profiles = { method: 'GET', path: '/api/core/profiles/' } as const;
export const loginSessions = { method: 'GET', path: '/api/core/login-sessions/' } as const;
export const endLoginSessions = { method: 'DELETE', path: '/api/core/login-sessions/' } as const;
export const endLoginSession = { method: 'DELETE', path: '/api/core/login-sessions/:id/' } as const;
export const dataDownload = { method: 'GET', path: '/api/core/me/download/' } as const;
export const requestErasure = { method: 'POST', path: '/api/core/me/erasure/' } as const;
export const settings = { method: 'GET', path: '/api/core/settings/' } as const;
export const sessions = { method: 'GET', path: '/api/course/sessions/' } as const;
export const dashboardConfig = { method: 'GET', path: '/api/dashboard/config/' } as const;
export const startDocument = { method: 'POST', path: '/api/core/document/start/' } as const;
export const uploadFile = { method: 'POST', path: '/api/core/document/upload/:token/' } as const;
export const finishFile = { method: 'POST', path: '/api/core/file/finish/' } as const;
export const deleteDocument = { method: 'DELETE', path: '/api/core/document/:id/' } as const;
export const restoreDocument = { method: 'POST', path: '/api/core/document/:id/restore/' } as const;
export const documents = { method: 'GET', path: '/api/core/document/list/:courseSessionId/' } as const;
export const file = { method: 'GET', path: '/api/core/file/:id/' } as const;
export const presignFile = { method: 'POST', path: '/api/core/storage/presign/' } as const;
export const examDates = { method: 'GET', path: '/api/exam/:courseSessionId/:circleId/dates/' } as const;
export const createExamDate = {
  method: 'POST',
  path: '/api/exam/:courseSessionId/:circleId/dates/',
} as const;
export const changeExamDate = {
  method: 'PUT',
  path: '/api/exam/:courseSessionId/:circleId/dates/:dateId/',
} as const;
export const deleteExamDate = {
  method: 'DELETE',
  path: '/api/exam/:courseSessionId/:circleId/dates/:dateId/',
} as const;
export const bookExam = { method: 'POST', path: '/api/exam/:courseSessionId/:circleId/booking/' } as const;
export const cancelExam = {
  method: 'DELETE',
  path: '/api/exam/:courseSessionId/:circleId/booking/',
} as const;
export const examState = {
  method: 'GET',
  path: '/api/exam/:courseSessionId/:circleId/state/:userId/',
} as const;
export const setExamState = {
  method: 'PUT',
  path: '/api/exam/:courseSessionId/:circleId/state/:userId/',
} as const;
export const importExams = { method: 'POST', path: '/api/exam/:courseSessionId/:circleId/import/' } as const;
export const exportFile = { method: 'GET', path: '/api/dashboard/export/:kind/' } as const;
export const mentors = { method: 'GET', path: '/api/mentor/:courseSessionId/mentors' } as const;
export const leaveMentor = {
  method: 'DELETE',
  path: '/api/mentor/:courseSessionId/mentors/:userId/',
} as const;
export const mentorInvitations = {
  method: 'GET',
  path: '/api/mentor/:courseSessionId/invitations/',
} as const;
export const inviteMentor = { method: 'POST', path: '/api/mentor/:courseSessionId/invitations/' } as const;
export const revokeInvitation = {
  method: 'DELETE',
  path: '/api/mentor/:courseSessionId/invitations/',
} as const;
export const mentorInvitation = { method: 'GET', path: '/api/mentor/invitations/:token/' } as const;
export const acceptInvitation = { method: 'POST', path: '/api/mentor/invitations/:token/accept/' } as const;
export const mentees = { method: 'GET', path: '/api/dashboard/course/:courseId/mentees/' } as const;
export const menteeCount = { method: 'GET', path: '/api/dashboard/course/:courseId/mentees/count/' } as const;
export const openTasks = { method: 'GET', path: '/api/dashboard/course/:courseId/open_tasks/' } as const;
export const openTaskCount = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/open_tasks/count/',
} as const;
export const selfEvaluationFeedbacks = {
  method: 'GET',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/',
} as const;
export const selfEvaluationFeedback = {
  method: 'GET',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/',
} as const;
export const requestSelfEvaluationFeedback = {
  method: 'POST',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/',
} as const;
export const giveSelfEvaluationFeedback = {
  method: 'PUT',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/',
} as const;
export const messageThreads = { method: 'GET', path: '/api/messages/threads/' } as const;
export const messageThread = { method: 'GET', path: '/api/messages/threads/:id/' } as const;
export const readMessages = { method: 'POST', path: '/api/messages/threads/:id/read/' } as const;
export const messageRecipients = { method: 'GET', path: '/api/messages/recipients/' } as const;
export const announce = { method: 'POST', path: '/api/messages/announcements/' } as const;
export const writeMessage = { method: 'POST', path: '/api/messages/' } as const;
export const withdrawMessage = { method: 'DELETE', path: '/api/messages/:id/' } as const;
export const notifications = { method: 'GET', path: '/notifications/api/all_list/' } as const;
export const unreadCount = { method: 'GET', path: '/notifications/api/unread_count/' } as const;
export const readNotification = { method: 'POST', path: '/notifications/api/:id/read/' } as const;
export const notificationPreferences = { method: 'GET', path: '/notifications/api/preferences/' } as const;
export const changeNotificationPreferences = {
  method: 'PUT',
  path: '/notifications/api/preferences/',
} as const;
export const pageOperations = { method: 'GET', path: '/api/core/page-operations/' } as const;
export const persons = { method: 'GET', path: '/api/dashboard/persons/' } as const;
export const personSummary = { method: 'GET', path: '/api/dashboard/persons/summary/' } as const;
export const personFilters = { method: 'GET', path: '/api/dashboard/persons/filters/' } as const;
export const courseSearch = { method: 'GET', path: '/api/course/:courseSlug/search/' } as const;
export const products = { method: 'GET', path: '/api/shop/products/' } as const;
export const orders = { method: 'GET', path: '/api/shop/orders/' } as const;
export const createOrder = { method: 'POST', path: '/api/shop/orders/' } as const;
export const createAgCourseSessionUser = { method: 'POST', path: '/api/shop/ag/create_ag_csu/' } as const;
export const createEtCourseSessionUser = { method: 'POST', path: '/api/shop/et/create_et_csu/' } as const;
export const createCourseSessionUser = { method: 'POST', path: '/api/shop/:courseType/:call/' } as const;
export const competenceSummary = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/competence_summary/',
} as const;
export const assignmentStatistics = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/assignment_statistics/',
} as const;
export const courseStatistics = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/uk_statistics/',
} as const;
export const trainingResponsibleStatistics = {
  method: 'GET',
  path: '/api/dashboard/training-responsible/:courseSessionId/statistics/',
} as const;
export const trainingResponsibleExams = {
  method: 'GET',
  path: '/api/dashboard/training-responsible/:courseSessionId/exams/',
} as const;
export const trainingResponsibleProfiles = {
  method: 'GET',
  path: '/api/dashboard/training-responsible/:courseSessionId/certification_profiles/',
} as const;
