// The endpoints of the REST interface (specification §7, domain decisions §19), with `:name` in a path for a parameter.
// One export each, used as `endpoints.login`: a page carries only those that it names. Their bodies and answers are
// described in endpoints/, which clients import as types only. `reads` and `changes` name topics (`topics.ts`): a call that
// changes a topic makes everything stale that reads it. Each entry with GET says what it reads, each other what it changes.
export const createAccount = { method: 'POST', path: '/api/core/accounts/', changes: [] } as const;
export const resendConfirmation = {
  method: 'POST',
  path: '/api/core/accounts/resend/',
  changes: [],
} as const;
export const confirmAccount = {
  method: 'POST',
  path: '/api/core/accounts/confirm/',
  changes: [],
} as const;
export const requestPasswordReset = {
  method: 'POST',
  path: '/api/core/accounts/password/',
  changes: [],
} as const;
export const resetPassword = {
  method: 'POST',
  path: '/api/core/accounts/password/reset/',
  changes: ['audit', 'device'],
} as const;
export const ownPassword = {
  method: 'GET',
  path: '/api/core/me/password/',
  reads: ['profile'],
} as const;
export const changePassword = {
  method: 'PUT',
  path: '/api/core/me/password/',
  changes: ['audit', 'device'],
} as const;
export const invitedAccount = {
  method: 'GET',
  path: '/api/core/accounts/invitation/:token/',
  reads: ['profile'],
} as const;
export const acceptAccount = {
  method: 'POST',
  path: '/api/core/accounts/invitation/:token/',
  changes: [],
} as const;
export const adminUsers = {
  method: 'GET',
  path: '/api/admin/users/',
  reads: ['erasure', 'profile', 'session'],
} as const;
export const createUser = {
  method: 'POST',
  path: '/api/admin/users/',
  changes: ['audit', 'profile'],
} as const;
export const adminUser = {
  method: 'GET',
  path: '/api/admin/users/:id/',
  reads: ['certificate', 'device', 'erasure', 'mentor', 'order', 'profile', 'session'],
} as const;
export const changeUser = {
  method: 'PUT',
  path: '/api/admin/users/:id/',
  changes: ['audit', 'exam', 'profile', 'session'],
} as const;
export const inviteUser = {
  method: 'POST',
  path: '/api/admin/users/:id/invitation/',
  changes: ['audit', 'profile'],
} as const;
export const changeUserAccess = {
  method: 'PUT',
  path: '/api/admin/users/:id/access/',
  changes: ['audit', 'device', 'profile'],
} as const;
export const blockUsers = {
  method: 'PUT',
  path: '/api/admin/users/',
  changes: ['audit', 'device', 'profile'],
} as const;
export const endUserLogins = {
  method: 'DELETE',
  path: '/api/admin/users/:id/login-sessions/',
  changes: ['audit', 'device'],
} as const;
export const userDownload = {
  method: 'GET',
  path: '/api/admin/users/:id/download/',
  reads: ['profile'],
} as const;
export const erasurePreview = {
  method: 'GET',
  path: '/api/admin/users/:id/erasure/',
  reads: [
    'assignment',
    'certificate',
    'completion',
    'erasure',
    'exam',
    'message',
    'order',
    'profile',
    'session',
  ],
} as const;
export const eraseUser = {
  method: 'POST',
  path: '/api/admin/users/:id/erasure/',
  changes: [
    'assignment',
    'audit',
    'completion',
    'device',
    'erasure',
    'exam',
    'mentor',
    'message',
    'profile',
    'selfEvaluation',
    'session',
  ],
} as const;
export const declineErasure = {
  method: 'POST',
  path: '/api/admin/users/:id/erasure/decline/',
  changes: ['audit', 'erasure'],
} as const;
export const erasureRequests = {
  method: 'GET',
  path: '/api/admin/erasure-requests/',
  reads: ['erasure', 'profile'],
} as const;
export const enrol = {
  method: 'POST',
  path: '/api/admin/enrolments/',
  changes: ['audit', 'mentor', 'session'],
} as const;
export const changeEnrolment = {
  method: 'PUT',
  path: '/api/admin/enrolments/:id/',
  changes: ['audit', 'mentor', 'session'],
} as const;
export const endEnrolment = {
  method: 'DELETE',
  path: '/api/admin/enrolments/:id/',
  changes: ['audit', 'mentor', 'selfEvaluation', 'session'],
} as const;
export const enrolmentOptions = {
  method: 'GET',
  path: '/api/admin/enrolment-options/:courseSessionId/',
  reads: ['course', 'profile', 'session'],
} as const;
export const roleOptions = {
  method: 'GET',
  path: '/api/admin/role-options/',
  reads: ['course', 'session'],
} as const;
export const changeRegions = {
  method: 'PUT',
  path: '/api/admin/users/:id/regions/',
  changes: ['audit', 'session'],
} as const;
export const addOrganisationRole = {
  method: 'POST',
  path: '/api/admin/users/:id/organisation-roles/',
  changes: ['audit', 'session'],
} as const;
export const endOrganisationRole = {
  method: 'DELETE',
  path: '/api/admin/organisation-roles/:id/',
  changes: ['audit', 'session'],
} as const;
export const personImports = {
  method: 'GET',
  path: '/api/admin/imports/',
  reads: ['import'],
} as const;
export const uploadPersonImport = {
  method: 'POST',
  path: '/api/admin/imports/',
  changes: ['import'],
} as const;
export const personImportTemplate = {
  method: 'GET',
  path: '/api/admin/imports/template/',
  reads: ['platform'],
} as const;
export const personImport = {
  method: 'GET',
  path: '/api/admin/imports/:id/',
  reads: ['import'],
} as const;
export const personImportRows = {
  method: 'GET',
  path: '/api/admin/imports/:id/rows/',
  reads: ['import'],
} as const;
export const correctPersonImportRow = {
  method: 'PUT',
  path: '/api/admin/imports/:id/rows/:row/',
  changes: ['import'],
} as const;
export const correctPersonImport = {
  method: 'POST',
  path: '/api/admin/imports/:id/file/',
  changes: ['import'],
} as const;
export const faultyImportRows = {
  method: 'GET',
  path: '/api/admin/imports/:id/faulty/',
  reads: ['import'],
} as const;
export const startPersonImport = {
  method: 'POST',
  path: '/api/admin/imports/:id/start/',
  // by and by; who opens a page after the start is told what there is by then
  changes: ['audit', 'import', 'profile', 'session'],
} as const;
export const stopPersonImport = {
  method: 'POST',
  path: '/api/admin/imports/:id/stop/',
  changes: ['audit', 'import', 'profile', 'session'],
} as const;
export const deletePersonImport = {
  method: 'DELETE',
  path: '/api/admin/imports/:id/',
  changes: ['import'],
} as const;
export const contentImports = {
  method: 'GET',
  path: '/api/admin/content-imports/',
  reads: ['import'],
} as const;
export const uploadContentImport = {
  method: 'POST',
  path: '/api/admin/content-imports/',
  changes: ['audit', 'import'],
} as const;
export const contentImport = {
  method: 'GET',
  path: '/api/admin/content-imports/:id/',
  reads: ['import'],
} as const;
export const contentImportChanges = {
  method: 'GET',
  path: '/api/admin/content-imports/:id/changes/',
  reads: ['import'],
} as const;
export const startContentImport = {
  method: 'POST',
  path: '/api/admin/content-imports/:id/start/',
  changes: ['audit', 'import'],
} as const;
export const stopContentImport = {
  method: 'POST',
  path: '/api/admin/content-imports/:id/stop/',
  changes: ['audit', 'course', 'import'],
} as const;
export const deleteContentImport = {
  method: 'DELETE',
  path: '/api/admin/content-imports/:id/',
  changes: ['audit', 'import'],
} as const;
export const exportCourse = {
  method: 'GET',
  path: '/api/admin/courses/:courseId/export/',
  reads: ['course'],
} as const;
export const auditExport = {
  method: 'GET',
  path: '/api/admin/audit/export/',
  reads: ['audit'],
} as const;
export const issuedCertificateList = {
  method: 'GET',
  path: '/api/admin/certificates/',
  reads: ['certificate', 'profile'],
} as const;
export const viewAsPerson = {
  method: 'POST',
  path: '/api/admin/viewing/',
  changes: ['audit'],
} as const;
export const endViewing = { method: 'DELETE', path: '/api/core/viewing/', changes: [] } as const;
export const auditLog = { method: 'GET', path: '/api/admin/audit/', reads: ['audit'] } as const;
export const adminOrders = {
  method: 'GET',
  path: '/api/admin/orders/',
  reads: ['order', 'profile'],
} as const;
export const changeOrder = {
  method: 'PUT',
  path: '/api/admin/orders/:id/',
  changes: ['order', 'session', 'audit', 'notification'],
} as const;
export const changeOrders = {
  method: 'PUT',
  path: '/api/admin/orders/',
  changes: ['order', 'session', 'audit', 'notification'],
} as const;
export const adminOverview = {
  method: 'GET',
  path: '/api/admin/overview/',
  reads: ['order', 'profile', 'session'],
} as const;
export const adminSearch = {
  method: 'GET',
  path: '/api/admin/search/',
  reads: ['course', 'organisation', 'profile', 'session'],
} as const;
export const adminWidgets = { method: 'GET', path: '/api/admin/widgets/', reads: ['adminWidget'] } as const;
export const createAdminWidget = {
  method: 'POST',
  path: '/api/admin/widgets/',
  changes: ['adminWidget', 'audit'],
} as const;
export const changeAdminWidget = {
  method: 'PUT',
  path: '/api/admin/widgets/:widgetId/',
  changes: ['adminWidget', 'audit'],
} as const;
export const deleteAdminWidget = {
  method: 'DELETE',
  path: '/api/admin/widgets/:widgetId/',
  changes: ['adminWidget', 'audit'],
} as const;
export const adminCourses = {
  method: 'GET',
  path: '/api/admin/courses/',
  reads: ['course', 'session'],
} as const;
export const adminCourse = {
  method: 'GET',
  path: '/api/admin/courses/:courseId/',
  reads: ['course', 'session'],
} as const;
export const changeCourse = {
  method: 'PUT',
  path: '/api/admin/courses/:courseId/',
  changes: ['audit', 'course', 'order', 'profile', 'session'],
} as const;
export const adminSessions = {
  method: 'GET',
  path: '/api/admin/sessions/',
  reads: ['course', 'session'],
} as const;
export const adminSessionFilters = {
  method: 'GET',
  path: '/api/admin/sessions/filters/',
  reads: ['course', 'session'],
} as const;
export const createSession = {
  method: 'POST',
  path: '/api/admin/sessions/',
  changes: ['audit', 'session'],
} as const;
export const adminSession = {
  method: 'GET',
  path: '/api/admin/sessions/:courseSessionId/',
  reads: ['course', 'profile', 'session'],
} as const;
export const changeSession = {
  method: 'PUT',
  path: '/api/admin/sessions/:courseSessionId/',
  changes: ['audit', 'order', 'session'],
} as const;
export const copySession = {
  method: 'POST',
  path: '/api/admin/sessions/:courseSessionId/copy/',
  changes: ['assignment', 'attendance', 'audit', 'exam', 'session'],
} as const;
export const archiveSession = {
  method: 'PUT',
  path: '/api/admin/sessions/:courseSessionId/archive/',
  changes: ['audit', 'order', 'session'],
} as const;
export const deleteSession = {
  method: 'DELETE',
  path: '/api/admin/sessions/:courseSessionId/',
  changes: ['audit', 'order', 'session'],
} as const;
export const sessionPlan = {
  method: 'GET',
  path: '/api/admin/sessions/:courseSessionId/plan/',
  reads: ['assignment', 'attendance', 'course', 'exam', 'session'],
} as const;
export const writeAttendanceDay = {
  method: 'PUT',
  path: '/api/admin/sessions/:courseSessionId/attendance/:contentKey/',
  changes: ['attendance', 'audit', 'notification', 'session'],
} as const;
export const deleteAttendanceDay = {
  method: 'DELETE',
  path: '/api/admin/sessions/:courseSessionId/attendance/:contentKey/',
  changes: ['attendance', 'audit', 'notification', 'session'],
} as const;
export const writeDeadlines = {
  method: 'PUT',
  path: '/api/admin/sessions/:courseSessionId/deadlines/:assignmentId/',
  changes: ['assignment', 'audit', 'notification', 'session'],
} as const;
export const adminOrganisations = {
  method: 'GET',
  path: '/api/admin/organisations/',
  reads: ['organisation', 'profile', 'session'],
} as const;
export const createOrganisation = {
  method: 'POST',
  path: '/api/admin/organisations/',
  changes: ['audit', 'organisation'],
} as const;
export const renameOrganisation = {
  method: 'PUT',
  path: '/api/admin/organisations/:organisationId/',
  changes: ['audit', 'organisation', 'profile'],
} as const;
export const adminProducts = {
  method: 'GET',
  path: '/api/admin/products/',
  reads: ['course', 'order', 'session'],
} as const;
export const createProduct = {
  method: 'POST',
  path: '/api/admin/products/',
  changes: ['audit', 'order'],
} as const;
export const changeProduct = {
  method: 'PUT',
  path: '/api/admin/products/:productId/',
  changes: ['audit', 'order'],
} as const;
export const assignmentStatus = {
  method: 'POST',
  path: '/api/assignment/:courseSessionId/:learningContentId/status/',
  changes: [],
} as const;
export const assignmentStatusAll = {
  method: 'POST',
  path: '/api/assignment/:courseSessionId/status/',
  changes: [],
} as const;
export const announceEvaluator = {
  method: 'POST',
  path: '/api/assignment/:courseSessionId/:assignmentId/:userId/evaluators/',
  changes: [],
} as const;
export const testResults = {
  method: 'POST',
  path: '/api/assignment/:courseSessionId/test-results/',
  changes: ['assignment', 'completion', 'notification'],
} as const;
export const dueDates = {
  method: 'GET',
  path: '/api/dashboard/duedates/',
  reads: ['assignment', 'attendance', 'completion', 'exam', 'session'],
} as const;
export const calendarFeed = {
  method: 'GET',
  path: '/api/dashboard/calendar/',
  reads: ['calendarFeed'],
} as const;
export const renewCalendarFeed = {
  method: 'POST',
  path: '/api/dashboard/calendar/',
  changes: ['calendarFeed'],
} as const;
export const calendarFile = {
  method: 'GET',
  path: '/calendar/:file',
  reads: ['calendarFeed', 'session'],
} as const;
export const completion = {
  method: 'GET',
  path: '/api/course/completion/:courseSessionId/:userId/',
  reads: ['completion'],
} as const;
export const markCompletion = {
  method: 'POST',
  path: '/api/course/completion/mark/',
  changes: ['completion'],
} as const;
export const saveWatchedRanges = {
  method: 'POST',
  path: '/api/course/completion/video/',
  changes: ['completion'],
} as const;
export const login = { method: 'POST', path: '/api/core/login/', changes: [] } as const;
export const logout = { method: 'POST', path: '/api/core/logout/', changes: [] } as const;
export const me = { method: 'GET', path: '/api/core/me/', reads: ['profile'] } as const;
export const changeMe = { method: 'PUT', path: '/api/core/me/', changes: ['profile'] } as const;
export const changeAvatar = { method: 'POST', path: '/api/core/avatar/', changes: ['profile'] } as const;
export const deleteAvatar = { method: 'DELETE', path: '/api/core/avatar/', changes: ['profile'] } as const;
export const organisations = {
  method: 'GET',
  path: '/api/core/organisations/',
  reads: ['organisation'],
} as const;
export const profiles = { method: 'GET', path: '/api/core/profiles/', reads: ['platform'] } as const;
export const loginSessions = { method: 'GET', path: '/api/core/login-sessions/', reads: ['device'] } as const;
export const endLoginSessions = {
  method: 'DELETE',
  path: '/api/core/login-sessions/',
  changes: ['device'],
} as const;
export const endLoginSession = {
  method: 'DELETE',
  path: '/api/core/login-sessions/:id/',
  changes: ['device'],
} as const;
export const dataDownload = { method: 'GET', path: '/api/core/me/download/', reads: ['profile'] } as const;
export const requestErasure = {
  method: 'POST',
  path: '/api/core/me/erasure/',
  changes: ['audit', 'erasure'],
} as const;
export const settings = { method: 'GET', path: '/api/core/settings/', reads: ['platform'] } as const;
export const sessions = {
  method: 'GET',
  path: '/api/course/sessions/',
  reads: ['course', 'session'],
} as const;
export const dashboardConfig = {
  method: 'GET',
  path: '/api/dashboard/config/',
  reads: ['course', 'mentor', 'session'],
} as const;
export const waitingWork = {
  method: 'GET',
  path: '/api/dashboard/waiting/',
  reads: ['assignment', 'attendance', 'mentor', 'selfEvaluation', 'session'],
} as const;
export const week = {
  method: 'GET',
  path: '/api/dashboard/week/',
  reads: ['assignment', 'attendance', 'completion', 'course', 'exam', 'session'],
} as const;
export const startDocument = { method: 'POST', path: '/api/core/document/start/', changes: [] } as const;
export const uploadFile = { method: 'POST', path: '/api/core/document/upload/:token/', changes: [] } as const;
export const finishFile = { method: 'POST', path: '/api/core/file/finish/', changes: ['document'] } as const;
export const deleteDocument = {
  method: 'DELETE',
  path: '/api/core/document/:id/',
  changes: ['document'],
} as const;
export const restoreDocument = {
  method: 'POST',
  path: '/api/core/document/:id/restore/',
  changes: ['document'],
} as const;
export const documents = {
  method: 'GET',
  path: '/api/core/document/list/:courseSessionId/',
  reads: ['document'],
} as const;
export const file = { method: 'GET', path: '/api/core/file/:id/', reads: ['document'] } as const;
export const presignFile = { method: 'POST', path: '/api/core/storage/presign/', changes: [] } as const;
export const examDates = {
  method: 'GET',
  path: '/api/exam/:courseSessionId/:circleId/dates/',
  reads: ['exam'],
} as const;
export const createExamDate = {
  method: 'POST',
  path: '/api/exam/:courseSessionId/:circleId/dates/',
  changes: ['audit', 'exam', 'notification'],
} as const;
export const changeExamDate = {
  method: 'PUT',
  path: '/api/exam/:courseSessionId/:circleId/dates/:dateId/',
  changes: ['audit', 'exam', 'notification'],
} as const;
export const deleteExamDate = {
  method: 'DELETE',
  path: '/api/exam/:courseSessionId/:circleId/dates/:dateId/',
  changes: ['audit', 'exam', 'notification'],
} as const;
export const bookExam = {
  method: 'POST',
  path: '/api/exam/:courseSessionId/:circleId/booking/',
  changes: ['exam', 'completion', 'notification'],
} as const;
export const cancelExam = {
  method: 'DELETE',
  path: '/api/exam/:courseSessionId/:circleId/booking/',
  changes: ['exam', 'completion', 'notification'],
} as const;
export const examState = {
  method: 'GET',
  path: '/api/exam/:courseSessionId/:circleId/state/:userId/',
  reads: ['exam'],
} as const;
export const setExamState = {
  method: 'PUT',
  path: '/api/exam/:courseSessionId/:circleId/state/:userId/',
  changes: ['certificate', 'completion', 'exam', 'notification'],
} as const;
export const personExams = {
  method: 'GET',
  path: '/api/exam/:courseSessionId/person/:userId/',
  reads: ['completion', 'course', 'exam', 'session'],
} as const;
export const importExams = {
  method: 'POST',
  path: '/api/exam/:courseSessionId/:circleId/import/',
  changes: ['certificate', 'completion', 'exam', 'notification'],
} as const;
export const exportFile = {
  method: 'GET',
  path: '/api/dashboard/export/:kind/',
  reads: ['assignment', 'attendance', 'certificate', 'completion', 'exam', 'feedback', 'session'],
} as const;
export const mentors = {
  method: 'GET',
  path: '/api/mentor/:courseSessionId/mentors',
  reads: ['mentor'],
} as const;
export const leaveMentor = {
  method: 'DELETE',
  path: '/api/mentor/:courseSessionId/mentors/:userId/',
  changes: ['mentor'],
} as const;
export const mentorInvitations = {
  method: 'GET',
  path: '/api/mentor/:courseSessionId/invitations/',
  reads: ['mentor'],
} as const;
export const inviteMentor = {
  method: 'POST',
  path: '/api/mentor/:courseSessionId/invitations/',
  changes: ['mentor'],
} as const;
export const revokeInvitation = {
  method: 'DELETE',
  path: '/api/mentor/:courseSessionId/invitations/',
  changes: ['mentor'],
} as const;
export const mentorInvitation = {
  method: 'GET',
  path: '/api/mentor/invitations/:token/',
  reads: ['mentor'],
} as const;
export const acceptInvitation = {
  method: 'POST',
  path: '/api/mentor/invitations/:token/accept/',
  changes: ['mentor', 'notification'],
} as const;
export const mentees = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/mentees/',
  reads: ['assignment', 'completion', 'mentor'],
} as const;
export const menteeCount = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/mentees/count/',
  reads: ['mentor'],
} as const;
export const openTasks = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/open_tasks/',
  reads: ['assignment', 'mentor', 'selfEvaluation'],
} as const;
export const openTaskCount = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/open_tasks/count/',
  reads: ['assignment', 'mentor', 'selfEvaluation'],
} as const;
export const menteeFeedbacks = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/self-evaluation-feedback/:unitId/',
  reads: ['completion', 'mentor', 'selfEvaluation'],
} as const;
export const selfEvaluationFeedbacks = {
  method: 'GET',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/',
  reads: ['completion', 'selfEvaluation'],
} as const;
export const selfEvaluationFeedback = {
  method: 'GET',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/',
  reads: ['completion', 'selfEvaluation'],
} as const;
export const requestSelfEvaluationFeedback = {
  method: 'POST',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/',
  changes: ['notification', 'selfEvaluation'],
} as const;
export const withdrawSelfEvaluationFeedback = {
  method: 'DELETE',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/',
  changes: ['selfEvaluation'],
} as const;
export const giveSelfEvaluationFeedback = {
  method: 'PUT',
  path: '/api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/',
  changes: ['notification', 'selfEvaluation'],
} as const;
export const messageThreads = {
  method: 'GET',
  path: '/api/messages/threads/',
  reads: ['message', 'unread'],
} as const;
export const messageThread = {
  method: 'GET',
  path: '/api/messages/threads/:id/',
  reads: ['message'],
} as const;
export const readMessages = {
  method: 'POST',
  path: '/api/messages/threads/:id/read/',
  changes: ['unread'],
} as const;
export const messageRecipients = {
  method: 'GET',
  path: '/api/messages/recipients/',
  reads: ['mentor', 'session'],
} as const;
export const announce = {
  method: 'POST',
  path: '/api/messages/announcements/',
  changes: ['message', 'notification'],
} as const;
export const writeMessage = {
  method: 'POST',
  path: '/api/messages/',
  changes: ['message', 'notification'],
} as const;
export const withdrawMessage = {
  method: 'DELETE',
  path: '/api/messages/:id/',
  changes: ['message'],
} as const;
export const notifications = {
  method: 'GET',
  path: '/notifications/api/all_list/',
  reads: ['notification'],
} as const;
export const unreadCount = {
  method: 'GET',
  path: '/notifications/api/unread_count/',
  reads: ['message', 'notification', 'unread'],
} as const;
export const readNotification = {
  method: 'POST',
  path: '/notifications/api/:id/read/',
  changes: ['unread'],
} as const;
export const unreadNotifications = {
  method: 'POST',
  path: '/notifications/api/unread/',
  changes: ['notification', 'unread'],
} as const;
export const notificationPreferences = {
  method: 'GET',
  path: '/notifications/api/preferences/',
  reads: ['preference'],
} as const;
export const changeNotificationPreferences = {
  method: 'PUT',
  path: '/notifications/api/preferences/',
  changes: ['preference'],
} as const;
export const reportRemotes = { method: 'POST', path: '/api/core/remote-reports/', changes: [] } as const;
export const linkTargets = { method: 'GET', path: '/api/core/link-targets/', reads: [] } as const;
export const pageOperations = { method: 'GET', path: '/api/core/page-operations/', reads: [] } as const;
export const persons = {
  method: 'GET',
  path: '/api/dashboard/persons/',
  reads: ['assignment', 'mentor', 'profile', 'session'],
} as const;
export const personSummary = {
  method: 'GET',
  path: '/api/dashboard/persons/summary/',
  reads: ['mentor', 'session'],
} as const;
export const personFilters = {
  method: 'GET',
  path: '/api/dashboard/persons/filters/',
  reads: ['mentor', 'profile', 'session'],
} as const;
export const cohortCertificates = {
  method: 'GET',
  path: '/api/dashboard/certificates/:courseSlug/',
  reads: ['assignment', 'course', 'mentor', 'profile', 'session'],
} as const;
export const cohortCertificateSummary = {
  method: 'GET',
  path: '/api/dashboard/certificates/:courseSlug/summary/',
  reads: ['assignment', 'course', 'mentor', 'profile', 'session'],
} as const;
export const cohortAssessments = {
  method: 'GET',
  path: '/api/dashboard/evaluation/:courseSlug/',
  reads: ['completion', 'course', 'mentor', 'profile', 'session'],
} as const;
export const cohortAssessmentSummary = {
  method: 'GET',
  path: '/api/dashboard/evaluation/:courseSlug/summary/',
  reads: ['completion', 'course', 'mentor', 'profile', 'session'],
} as const;
export const employerClaims = {
  method: 'GET',
  path: '/api/dashboard/employer-claims/',
  reads: ['profile'],
} as const;
export const decideEmployerClaim = {
  method: 'POST',
  path: '/api/dashboard/employer-claims/:userId/',
  changes: ['audit', 'exam', 'notification', 'profile', 'session'],
} as const;
export const courseSearch = {
  method: 'GET',
  path: '/api/course/:courseSlug/search/',
  reads: ['course', 'session'],
} as const;
export const products = { method: 'GET', path: '/api/shop/products/', reads: ['order', 'session'] } as const;
export const orders = { method: 'GET', path: '/api/shop/orders/', reads: ['order'] } as const;
export const createOrder = {
  method: 'POST',
  path: '/api/shop/orders/',
  changes: ['notification', 'order', 'session'],
} as const;
export const invoice = {
  method: 'GET',
  path: '/api/shop/orders/:id/invoice/',
  reads: ['order'],
} as const;
export const createAgCourseSessionUser = {
  method: 'POST',
  path: '/api/shop/ag/create_ag_csu/',
  changes: ['notification', 'session'],
} as const;
export const createEtCourseSessionUser = {
  method: 'POST',
  path: '/api/shop/et/create_et_csu/',
  changes: ['notification', 'session'],
} as const;
export const createCourseSessionUser = {
  method: 'POST',
  path: '/api/shop/:courseType/:call/',
  changes: [],
} as const;
export const competenceSummary = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/competence_summary/',
  reads: ['assignment', 'completion', 'session'],
} as const;
export const assignmentStatistics = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/assignment_statistics/',
  reads: ['assignment', 'session'],
} as const;
export const courseStatistics = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/uk_statistics/',
  reads: ['assignment', 'attendance', 'completion', 'feedback', 'session'],
} as const;
export const statisticsExport = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/statistics_export/:part/',
  reads: ['assignment', 'attendance', 'completion', 'feedback', 'session'],
} as const;
export const outcomeExport = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/outcome_export/',
  reads: ['assignment', 'session'],
} as const;
export const agentExport = {
  method: 'GET',
  path: '/api/dashboard/course/:courseId/agent_export/:part/',
  reads: ['assignment', 'session'],
} as const;
export const trainingResponsibleStatistics = {
  method: 'GET',
  path: '/api/dashboard/training-responsible/:courseSessionId/statistics/',
  reads: ['exam', 'session'],
} as const;
export const trainingResponsibleExams = {
  method: 'GET',
  path: '/api/dashboard/training-responsible/:courseSessionId/exams/',
  reads: ['exam', 'session'],
} as const;
export const trainingResponsibleProfiles = {
  method: 'GET',
  path: '/api/dashboard/training-responsible/:courseSessionId/certification_profiles/',
  reads: ['certificate', 'session'],
} as const;
export const organisationExport = {
  method: 'GET',
  path: '/api/dashboard/training-responsible/:courseSessionId/export/:chart/',
  reads: ['certificate', 'exam', 'order', 'session'],
} as const;
export const certificateStanding = {
  method: 'GET',
  path: '/api/course/:courseSlug/certificates/:certificateSlug/',
  reads: ['assignment', 'certificate', 'course', 'session'],
} as const;
export const issueCertificate = {
  method: 'POST',
  path: '/api/course/:courseSlug/certificates/:certificateSlug/',
  changes: ['audit', 'certificate'],
} as const;
export const certificateDocument = {
  method: 'GET',
  path: '/api/certificates/issued/:id/document/',
  reads: ['certificate'],
} as const;
export const certificateCredential = {
  method: 'GET',
  path: '/api/certificates/issued/:id/credential/',
  reads: ['certificate'],
} as const;
export const verifyCertificate = {
  method: 'GET',
  path: '/api/certificates/verification/:code/',
  reads: ['assignment', 'certificate'],
} as const;
export const certificateRevocations = {
  method: 'GET',
  path: '/api/certificates/verification/:code/revocations/',
  reads: ['assignment', 'certificate'],
} as const;
export const credentialKey = {
  method: 'GET',
  path: '/api/certificates/keys/:keyId/',
  reads: ['platform'],
} as const;
export const credentialKeys = {
  method: 'GET',
  path: '/.well-known/jwks.json',
  reads: ['platform'],
} as const;
export const revokeCertificate = {
  method: 'POST',
  path: '/api/admin/certificates/:code/revocation/',
  changes: ['audit', 'certificate', 'notification'],
} as const;
export const adminReleases = { method: 'GET', path: '/api/admin/releases/', reads: ['release'] } as const;
export const moveRelease = {
  method: 'POST',
  path: '/api/admin/releases/:name/moves/',
  changes: ['audit', 'release'],
} as const;
export const createReleaseToken = {
  method: 'POST',
  path: '/api/admin/releases/:name/tokens/',
  changes: ['audit', 'release'],
} as const;
export const revokeReleaseToken = {
  method: 'DELETE',
  path: '/api/admin/releases/:name/tokens/:tokenId/',
  changes: ['audit', 'release'],
} as const;
export const previewRelease = {
  method: 'POST',
  path: '/api/admin/releases/:name/previews/',
  changes: ['audit'],
} as const;
export const teamRelease = { method: 'GET', path: '/api/releases/:name/', reads: ['release'] } as const;
export const uploadReleaseFile = {
  method: 'POST',
  path: '/api/releases/:name/files/',
  changes: [],
} as const;
export const publishVersion = {
  method: 'POST',
  path: '/api/releases/:name/versions/',
  changes: ['release'],
} as const;
export const moveTeamRelease = {
  method: 'POST',
  path: '/api/releases/:name/moves/',
  changes: ['release'],
} as const;
export const previewTeamRelease = {
  method: 'POST',
  path: '/api/releases/:name/previews/',
  changes: [],
} as const;
