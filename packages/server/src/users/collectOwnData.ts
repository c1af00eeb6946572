import { and, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import { assignmentCompletions, assignments } from '../assignments/tables.ts';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { loginSessions } from '../authentication/tables.ts';
import { issuedCertificates } from '../certificates/tables.ts';
import { grantedCertificates } from '../certification-profiles/tables.ts';
import { completions } from '../completions/tables.ts';
import {
  courseSessions,
  courseSessionUsers,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { documents, files } from '../documents/tables.ts';
import { examBookings, examDates, examResults, examTransitions } from '../exams/tables.ts';
import { feedbackSubmissions } from '../feedback/tables.ts';
import {
  mentorInvitations,
  selfEvaluationFeedbackCriteria,
  selfEvaluationFeedbacks,
} from '../mentors/tables.ts';
import { announcementReads, announcements, conversations, messages } from '../messages/tables.ts';
import { hasArrived, notificationPreferences, notifications } from '../notifications/tables.ts';
import { orders } from '../shop/tables.ts';
import { userIdentities } from '../sign-on/tables.ts';
import { presentUser } from './presentUser.ts';
import { users } from './tables.ts';
import { withoutUnreleased } from './withoutUnreleased.ts';

/** The other one of a mentor and a participant, by name, and the session in which they are. */
const companion = {
  firstName: users.firstName,
  lastName: users.lastName,
  courseSessionId: courseSessionUsers.courseSessionId,
  sessionTitles: courseSessions.titles,
};

/**
 * Everything that is stored about a person, by kind (domain decisions §17). Secrets that would open something are left out, and what
 * others may still change before the person is to see it: evaluations that are not released.
 */
export async function collectOwnData(db: Database, userId: string) {
  const { tokenHash: _, ...invitation } = getTableColumns(mentorInvitations);
  const { revokedBy: __, ...issuedCertificate } = getTableColumns(issuedCertificates);
  const [
    profile,
    enrolments,
    accompaniedBy,
    accompanies,
    regions,
    organisation_roles,
    pages,
    works,
    attendance,
    self_evaluation_feedbacks,
    self_evaluation_answers,
    mentor_invitations,
    written,
    announced,
    announcements_read,
    feedback,
    exam_bookings,
    exam_states,
    exam_results,
    certificates,
    issued_certificates,
    placedOrders,
    notificationList,
    preferences,
    uploads,
    devices,
    sign_on,
    records,
  ] = await Promise.all([
    presentUser(db, { userId }),
    db
      .select({ ...getTableColumns(courseSessionUsers), sessionTitles: courseSessions.titles })
      .from(courseSessionUsers)
      .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
      .where(eq(courseSessionUsers.userId, userId)),
    db
      .select({ ...companion, mentorId: mentorRelations.mentorId })
      .from(mentorRelations)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
      .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
      .innerJoin(users, eq(users.id, mentorRelations.mentorId))
      .where(eq(courseSessionUsers.userId, userId)),
    db
      .select({ ...companion, participantId: courseSessionUsers.userId })
      .from(mentorRelations)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
      .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
      .innerJoin(users, eq(users.id, courseSessionUsers.userId))
      .where(eq(mentorRelations.mentorId, userId)),
    db.select().from(supervisorRegions).where(eq(supervisorRegions.userId, userId)),
    db.select().from(organisationRoles).where(eq(organisationRoles.userId, userId)),
    db.select().from(completions).where(eq(completions.userId, userId)),
    db
      .select({ ...getTableColumns(assignmentCompletions), titles: assignments.titles })
      .from(assignmentCompletions)
      .innerJoin(assignments, eq(assignments.id, assignmentCompletions.assignmentId))
      .where(eq(assignmentCompletions.userId, userId)),
    db
      .select({
        ...getTableColumns(attendanceEntries),
        courseSessionId: attendanceCourses.courseSessionId,
        startsAt: attendanceCourses.startsAt,
      })
      .from(attendanceEntries)
      .innerJoin(attendanceCourses, eq(attendanceCourses.id, attendanceEntries.attendanceCourseId))
      .where(eq(attendanceEntries.userId, userId)),
    db
      .select()
      .from(selfEvaluationFeedbacks)
      .where(
        or(eq(selfEvaluationFeedbacks.requesterId, userId), eq(selfEvaluationFeedbacks.providerId, userId)),
      ),
    db
      .select({
        ...getTableColumns(selfEvaluationFeedbackCriteria),
        // how a mentee assessed themselves is theirs
        selfStatus: sql`case when ${selfEvaluationFeedbacks.requesterId} = ${userId} then ${selfEvaluationFeedbackCriteria.selfStatus} end`,
      })
      .from(selfEvaluationFeedbackCriteria)
      .innerJoin(
        selfEvaluationFeedbacks,
        eq(selfEvaluationFeedbacks.id, selfEvaluationFeedbackCriteria.feedbackId),
      )
      .where(
        or(
          eq(selfEvaluationFeedbacks.providerId, userId),
          and(
            eq(selfEvaluationFeedbacks.requesterId, userId),
            isNotNull(selfEvaluationFeedbacks.submittedAt),
          ),
        ),
      ),
    db
      .select(invitation)
      .from(mentorInvitations)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorInvitations.participantId))
      .where(or(eq(courseSessionUsers.userId, userId), eq(mentorInvitations.acceptedBy, userId))),
    db
      .select({
        ...getTableColumns(messages),
        mentorId: conversations.mentorId,
        participantId: conversations.participantId,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(or(eq(conversations.mentorId, userId), eq(conversations.participantId, userId)))
      .orderBy(messages.createdAt, messages.id),
    db.select().from(announcements).where(eq(announcements.authorId, userId)),
    db.select().from(announcementReads).where(eq(announcementReads.userId, userId)),
    db.select().from(feedbackSubmissions).where(eq(feedbackSubmissions.userId, userId)),
    db
      .select({ ...getTableColumns(examBookings), startsAt: examDates.startsAt, place: examDates.place })
      .from(examBookings)
      .innerJoin(examDates, eq(examDates.id, examBookings.examDateId))
      .where(eq(examBookings.userId, userId)),
    db.select().from(examTransitions).where(eq(examTransitions.userId, userId)),
    db.select().from(examResults).where(eq(examResults.userId, userId)),
    db.select().from(grantedCertificates).where(eq(grantedCertificates.userId, userId)),
    db.select(issuedCertificate).from(issuedCertificates).where(eq(issuedCertificates.userId, userId)),
    db.select().from(orders).where(eq(orders.userId, userId)),
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), hasArrived)),
    db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId)),
    db
      .select({
        id: files.id,
        purpose: files.purpose,
        fileName: files.fileName,
        fileType: files.fileType,
        size: files.size,
        createdAt: files.createdAt,
        documentName: documents.name,
      })
      .from(files)
      .leftJoin(documents, eq(documents.fileId, files.id))
      .where(eq(files.ownerId, userId)),
    db
      .select({
        createdAt: loginSessions.createdAt,
        lastSeenAt: loginSessions.lastSeenAt,
        userAgent: loginSessions.userAgent,
      })
      .from(loginSessions)
      .where(eq(loginSessions.userId, userId)),
    db.select().from(userIdentities).where(eq(userIdentities.userId, userId)),
    db
      .select({
        at: auditEntries.at,
        action: auditEntries.action,
        courseSessionId: auditEntries.courseSessionId,
      })
      .from(auditEntries)
      .where(or(eq(auditEntries.userId, userId), eq(auditEntries.actorId, userId)))
      .orderBy(auditEntries.id),
  ]);
  return {
    profile,
    enrolments,
    accompanied_by: accompaniedBy,
    accompanies,
    regions,
    organisation_roles,
    completions: pages,
    assignment_completions: works.map(withoutUnreleased),
    attendance,
    self_evaluation_feedbacks,
    self_evaluation_answers,
    mentor_invitations,
    messages: written,
    announcements: announced,
    announcements_read,
    feedback,
    exam_bookings,
    exam_states,
    exam_results,
    certificates,
    issued_certificates,
    orders: placedOrders,
    notifications: notificationList,
    notification_preferences: preferences,
    files: uploads,
    devices,
    sign_on,
    records,
  };
}
