import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { accountConfirmations, accountInvitations, passwordResets } from '../../accounts/tables.ts';
import { assignmentCompletions } from '../../assignments/tables.ts';
import { endAllLoginSessions } from '../../authentication/loginSession.ts';
import { completions } from '../../completions/tables.ts';
import {
  courseSessionUsers,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../../course-sessions/tables.ts';
import type { Database } from '../../database/database.ts';
import { releaseFiles } from '../../documents/releaseFiles.ts';
import { files } from '../../documents/tables.ts';
import { calendarFeeds } from '../../due-dates/tables.ts';
import { endEnrolmentRow } from '../../enrolments/endEnrolment.ts';
import { examBookings, examDates, examTransitions } from '../../exams/tables.ts';
import { feedbackSubmissions } from '../../feedback/tables.ts';
import { mentorInvitations, selfEvaluationFeedbacks } from '../../mentors/tables.ts';
import { announcementReads, messages } from '../../messages/tables.ts';
import { notificationPreferences, notifications } from '../../notifications/tables.ts';
import { personImportRows } from '../../person-imports/tables.ts';
import { userIdentities } from '../../sign-on/tables.ts';
import { relationsOf } from './previewErasure.ts';

export interface Leaving {
  readonly id: string;
  /** lower case; empty where they have none of their own, for what is addressed to it may be somebody else's */
  readonly address: string;
}

/** Takes away all that a person has left on the platform but what has to be kept. */
export async function dropTraces(transaction: Database, person: Leaving, actorId: string): Promise<void> {
  await dropLogins(transaction, person.id);
  await dropRoles(transaction, person, actorId);
  await dropWork(transaction, person.id);
  await dropCorrespondence(transaction, person);
}

async function dropLogins(transaction: Database, userId: string): Promise<void> {
  await endAllLoginSessions(transaction, userId);
  const tables = [
    userIdentities,
    accountInvitations,
    accountConfirmations,
    passwordResets,
    calendarFeeds,
    notificationPreferences,
    notifications,
    announcementReads,
  ] as const;
  for (const table of tables) await transaction.delete(table).where(eq(table.userId, userId));
}

async function dropRoles(
  transaction: Database,
  { id: userId, address }: Leaving,
  actorId: string,
): Promise<void> {
  const enrolments = await transaction
    .select()
    .from(courseSessionUsers)
    .where(eq(courseSessionUsers.userId, userId));
  await transaction.delete(mentorInvitations).where(
    or(
      eq(mentorInvitations.acceptedBy, userId),
      address === '' ? undefined : eq(mentorInvitations.email, address),
      inArray(
        mentorInvitations.participantId,
        enrolments.map(({ id }) => id),
      ),
    ),
  );
  for (const enrolment of enrolments) await endEnrolmentRow(transaction, enrolment, actorId);
  await transaction.delete(mentorRelations).where(relationsOf(transaction, userId));
  await transaction
    .delete(selfEvaluationFeedbacks)
    .where(
      or(eq(selfEvaluationFeedbacks.requesterId, userId), eq(selfEvaluationFeedbacks.providerId, userId)),
    );
  for (const table of [supervisorRegions, organisationRoles] as const) {
    await transaction.delete(table).where(eq(table.userId, userId));
  }
}

/** Points that were released stay, for statistics and certificates stand on them, and so do exams; answers and all that was written about them go. */
async function dropWork(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(completions).where(eq(completions.userId, userId));
  await transaction.delete(feedbackSubmissions).where(eq(feedbackSubmissions.userId, userId));
  await transaction
    .delete(assignmentCompletions)
    .where(
      and(eq(assignmentCompletions.userId, userId), isNull(assignmentCompletions.evaluationSubmittedAt)),
    );
  await transaction
    .update(assignmentCompletions)
    .set({
      completionData: {},
      additionalJsonData: {},
      evaluationPointsDeductedReason: '',
      version: sql`${assignmentCompletions.version} + 1`,
    })
    .where(eq(assignmentCompletions.userId, userId));
  await transaction.update(examTransitions).set({ reason: '' }).where(eq(examTransitions.userId, userId));
  const toCome = transaction
    .select({ id: examDates.id })
    .from(examDates)
    .where(gt(examDates.startsAt, sql`now()`));
  await transaction
    .update(examBookings)
    .set({ cancelledAt: sql`now()` })
    .where(
      and(
        eq(examBookings.userId, userId),
        isNull(examBookings.cancelledAt),
        inArray(examBookings.examDateId, toCome),
      ),
    );
  const own = await transaction
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.ownerId, userId),
        inArray(files.purpose, ['storage', 'avatar']),
        isNotNull(files.finishedAt),
      ),
    );
  await releaseFiles(
    transaction,
    own.map(({ id }) => id),
  );
}

async function dropCorrespondence(transaction: Database, { id: userId, address }: Leaving): Promise<void> {
  await transaction
    .update(messages)
    .set({ text: '', withdrawnAt: sql`coalesce(${messages.withdrawnAt}, now())` })
    .where(eq(messages.authorId, userId));
  await transaction
    .delete(personImportRows)
    .where(
      or(
        eq(personImportRows.userId, userId),
        address === '' ? undefined : sql`${personImportRows.values}->>'email' = ${address}`,
      ),
    );
}
