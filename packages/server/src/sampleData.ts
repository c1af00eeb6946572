/** What sample data is made with: the tables, and the commands that fill them. The server itself imports none of it from here. */

export { adminWidgetLinks, adminWidgets } from './admin/tables.ts';
export type { AnswerValue, CompletionData, TaskData } from './assignments/assignmentData.ts';
export {
  type AssignmentCompletionStatus,
  assignmentCompletions,
  assignments,
  sessionAssignments,
} from './assignments/tables.ts';
export { attendanceCourses, attendanceEntries } from './attendance/tables.ts';
export { auditEntries } from './audit/tables.ts';
export { tokenHash } from './authentication/tokenHash.ts';
export { grantedCertificates } from './certification-profiles/tables.ts';
export { type CompletionExtras, completions } from './completions/tables.ts';
export { type Config, readConfig } from './config.ts';
export { storeFiles } from './content-import/apply/storeFiles.ts';
export { ContentRefused } from './content-import/ContentRefused.ts';
export { applyContent, importContent } from './content-import/importContent.ts';
export { type ContentPlan, planContent } from './content-import/plan/planContent.ts';
export { contentTypeOf } from './content-import/rows/contentTypes.ts';
export type { ServerContext } from './context.ts';
export { pages } from './course-pages/tables.ts';
export { inSession } from './course-sessions/inSession.ts';
export {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from './course-sessions/tables.ts';
export { courseProfiles, courses } from './courses/tables.ts';
export type { Database } from './database/database.ts';
export { openDatabase } from './database/openDatabase.ts';
export { inStatements } from './database/upsertAll.ts';
export { documents, files } from './documents/tables.ts';
export { examBookings, examDates, examResults, examTransitions } from './exams/tables.ts';
export { questionnaireRows, seedQuestionnaires } from './feedback/questionnaires.ts';
export {
  type FeedbackAnswers,
  type FeedbackKind,
  type FeedbackQuestion,
  feedbackKinds,
  feedbackQuestionnaires,
  feedbackResponses,
  feedbackSubmissions,
} from './feedback/tables.ts';
export type { DemoWorld } from './loadDemoWorld.ts';
export { mediaCategories, mediaContents } from './media/tables.ts';
export { mentorFeedbackPath, ownFeedbackPath } from './mentors/feedbackPath.ts';
export {
  mentorInvitations,
  selfEvaluationFeedbackCriteria,
  selfEvaluationFeedbacks,
} from './mentors/tables.ts';
export { announcementReads, announcements, conversations, messages } from './messages/tables.ts';
export type { NotificationVerb } from './notifications/notificationTexts.ts';
export { type NotificationCategory, notificationCategories, notifications } from './notifications/tables.ts';
export { organisations } from './organisations/tables.ts';
export { orders, products } from './shop/tables.ts';
export { refreshAllMetrics } from './statistics/refreshMetrics.ts';
export { rowsOf } from './statistics/rowsOf.ts';
export { createFileStore } from './storage/createFileStore.ts';
export type { FileStore } from './storage/fileStore.ts';
export { users } from './users/tables.ts';
