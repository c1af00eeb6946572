import {
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
  createFileStore,
  type Database,
  documents,
  examBookings,
  examDates,
  examResults,
  examTransitions,
  expertCircles,
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
  products,
  questionnaireRows,
  type ServerContext,
  selfEvaluationFeedbackCriteria,
  selfEvaluationFeedbacks,
  sessionAssignments,
  supervisorRegions,
  users,
} from '@learn/server/sample-data';
import { adminRows } from './admin.ts';
import { insertCatalogue } from './catalogue.ts';
import { hashDemoPassword } from './demoPassword.ts';
import { storeFiles } from './documents.ts';
import { type PeopledSession, peopleSession, profileId } from './enrolments.ts';
import { newestQuestionnaires } from './feedback.ts';
import { insertAll, lockEmptyDatabase } from './insertAll.ts';
import { dateMedia } from './mediaDates.ts';
import { invitationRows } from './mentors.ts';
import { messageRows } from './messages.ts';
import { notificationRows } from './notifications.ts';
import { createInvention, namedPeople, userRow } from './people.ts';
import { organisationRoleRows, supervisorRegionRows } from './roles.ts';
import { demoSessions } from './sessions.ts';
import { type SessionWork, workInSession } from './sessionWork.ts';

/**
 * Fills an empty database with the demo world (domain decisions §20): four courses in three languages, two sessions
 * each with their people and everything that they did, and the named accounts. Dates count from `now`; all else is the
 * same every time. It is made whole or not at all, and once even when two processes start together.
 * @returns false when the database was not empty and stays as it was
 */
export async function createDemoWorld(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  now: Date = new Date(),
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await lockEmptyDatabase(transaction))) return false;
    const invent = createInvention();
    const sessions = demoSessions.map((session) => peopleSession(session, now, invent));
    await insertCatalogue(transaction, createFileStore(config));
    await insertPeople(transaction, sessions);
    const newest = newestQuestionnaires(questionnaireRows());
    const work = sessions.map((session, position) =>
      workInSession(session, position, { now, questionnaires: newest }),
    );
    await insertWork(transaction, work);
    await insertAll(transaction, mentorInvitations, invitationRows(sessions, now));
    const written = messageRows(sessions, now);
    await insertAll(transaction, announcements, written.announcements);
    await insertAll(transaction, announcementReads, written.reads);
    await insertAll(transaction, conversations, written.conversations);
    await insertAll(transaction, messages, written.messages);
    await insertAll(transaction, notifications, notificationRows(sessions, work, now));
    const admin = adminRows();
    await insertAll(transaction, adminWidgets, admin.widgets);
    await insertAll(transaction, adminWidgetLinks, admin.links);
    await dateMedia(transaction, now);
    await storeFiles(
      config,
      work.flatMap((one) => one.documents),
    );
    return true;
  });
}

async function insertPeople(transaction: Database, sessions: readonly PeopledSession[]): Promise<void> {
  const all = <Row>(rowsOf: (session: PeopledSession) => readonly Row[]) => sessions.flatMap(rowsOf);
  await insertAll(transaction, users, await userRows(sessions));
  await insertAll(
    transaction,
    courseSessions,
    sessions.map(({ session }) => session),
  );
  await insertAll(
    transaction,
    courseSessionUsers,
    all(({ enrolments }) => enrolments),
  );
  await insertAll(
    transaction,
    expertCircles,
    all((one) => one.expertCircles),
  );
  await insertAll(
    transaction,
    mentorRelations,
    all((one) => one.mentorRelations),
  );
  await insertAll(transaction, supervisorRegions, supervisorRegionRows());
  await insertAll(transaction, organisationRoles, organisationRoleRows());
}

async function insertWork(transaction: Database, work: readonly SessionWork[]): Promise<void> {
  const all = <Row>(rowsOf: (one: SessionWork) => readonly Row[]) => work.flatMap(rowsOf);
  await insertAll(
    transaction,
    completions,
    all((one) => one.completions),
  );
  await insertAll(
    transaction,
    sessionAssignments,
    all((one) => one.sessionAssignments),
  );
  await insertAll(
    transaction,
    assignmentCompletions,
    all((one) => one.assignmentCompletions),
  );
  await insertAll(
    transaction,
    attendanceCourses,
    all(({ attendance }) => attendance.courses),
  );
  await insertAll(
    transaction,
    attendanceEntries,
    all(({ attendance }) => attendance.entries),
  );
  await insertAll(
    transaction,
    feedbackSubmissions,
    all(({ feedback }) => feedback.submissions),
  );
  await insertAll(
    transaction,
    feedbackResponses,
    all(({ feedback }) => feedback.responses),
  );
  await insertAll(
    transaction,
    examDates,
    all(({ exams }) => exams.dates),
  );
  await insertAll(
    transaction,
    examBookings,
    all(({ exams }) => exams.bookings),
  );
  await insertAll(
    transaction,
    examTransitions,
    all(({ exams }) => exams.transitions),
  );
  await insertAll(
    transaction,
    examResults,
    all(({ exams }) => exams.results),
  );
  await insertAll(
    transaction,
    grantedCertificates,
    all(({ certificates }) => certificates),
  );
  await insertAll(
    transaction,
    products,
    all(({ shop }) => shop.products),
  );
  await insertAll(
    transaction,
    orders,
    all(({ shop }) => shop.orders),
  );
  await insertAll(
    transaction,
    selfEvaluationFeedbacks,
    all((one) => one.selfEvaluation.feedbacks),
  );
  await insertAll(
    transaction,
    selfEvaluationFeedbackCriteria,
    all((one) => one.selfEvaluation.criteria),
  );
  await insertAll(
    transaction,
    files,
    all((one) => one.documents.map(({ file }) => file)),
  );
  await insertAll(
    transaction,
    documents,
    all((one) => one.documents.map(({ document }) => document)),
  );
  await insertAll(
    transaction,
    auditEntries,
    all(({ audit }) => audit),
  );
}

async function userRows(sessions: readonly PeopledSession[]) {
  const people = [
    ...namedPeople().map((person) => ({ person, profile: undefined })),
    ...sessions.flatMap((session) => session.people),
  ];
  return Promise.all(
    people.map(async ({ person, profile }) =>
      userRow(person, await hashDemoPassword(), profile === undefined ? undefined : profileId(profile)),
    ),
  );
}
