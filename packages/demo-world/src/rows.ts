import type {
  adminWidgetLinks,
  adminWidgets,
  announcementReads,
  announcements,
  assignmentCompletions,
  attendanceCourses,
  attendanceEntries,
  auditEntries,
  completions,
  conversations,
  courseSessions,
  courseSessionUsers,
  documents,
  examBookings,
  examDates,
  examResults,
  examTransitions,
  expertCircles,
  feedbackQuestionnaires,
  feedbackResponses,
  feedbackSubmissions,
  files,
  grantedCertificates,
  mentorInvitations,
  mentorRelations,
  messages,
  notifications,
  orders,
  organisationRoles,
  organisations,
  products,
  selfEvaluationFeedbackCriteria,
  selfEvaluationFeedbacks,
  sessionAssignments,
  supervisorRegions,
  users,
} from '@learn/server/sample-data';

export type NewUser = typeof users.$inferInsert;
export type NewOrganisation = typeof organisations.$inferInsert;
export type NewOrganisationRole = typeof organisationRoles.$inferInsert;
export type NewSession = typeof courseSessions.$inferInsert;
export type NewEnrolment = typeof courseSessionUsers.$inferInsert;
export type NewExpertCircle = typeof expertCircles.$inferInsert;
export type NewMentorRelation = typeof mentorRelations.$inferInsert;
export type NewSupervisorRegion = typeof supervisorRegions.$inferInsert;
export type NewCompletion = typeof completions.$inferInsert;
export type NewSessionAssignment = typeof sessionAssignments.$inferInsert;
export type NewAssignmentCompletion = typeof assignmentCompletions.$inferInsert;
export type NewAttendanceCourse = typeof attendanceCourses.$inferInsert;
export type NewAttendanceEntry = typeof attendanceEntries.$inferInsert;
export type NewQuestionnaire = typeof feedbackQuestionnaires.$inferInsert;
export type NewFeedbackSubmission = typeof feedbackSubmissions.$inferInsert;
export type NewFeedbackResponse = typeof feedbackResponses.$inferInsert;
export type NewExamDate = typeof examDates.$inferInsert;
export type NewExamBooking = typeof examBookings.$inferInsert;
export type NewExamTransition = typeof examTransitions.$inferInsert;
export type NewExamResult = typeof examResults.$inferInsert;
export type NewGrantedCertificate = typeof grantedCertificates.$inferInsert;
export type NewProduct = typeof products.$inferInsert;
export type NewOrder = typeof orders.$inferInsert;
export type NewMentorInvitation = typeof mentorInvitations.$inferInsert;
export type NewSelfEvaluationFeedback = typeof selfEvaluationFeedbacks.$inferInsert;
export type NewSelfEvaluationCriterion = typeof selfEvaluationFeedbackCriteria.$inferInsert;
export type NewAnnouncement = typeof announcements.$inferInsert;
export type NewAnnouncementRead = typeof announcementReads.$inferInsert;
export type NewConversation = typeof conversations.$inferInsert;
export type NewMessage = typeof messages.$inferInsert;
export type NewNotification = typeof notifications.$inferInsert;
export type NewFile = typeof files.$inferInsert;
export type NewDocument = typeof documents.$inferInsert;
export type NewAdminWidget = typeof adminWidgets.$inferInsert;
export type NewAdminWidgetLink = typeof adminWidgetLinks.$inferInsert;
export type NewAuditEntry = typeof auditEntries.$inferInsert;
