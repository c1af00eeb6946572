import { circlesOf } from '@learn/course-content';
import {
  inSession,
  mentorFeedbackPath,
  type NotificationCategory,
  type NotificationVerb,
  ownFeedbackPath,
} from '@learn/server/sample-data';
import { demoAccounts } from './accounts.ts';
import { evaluatorOf } from './assignmentCompletions.ts';
import { assignmentId, type Task, tasksOf } from './assignments.ts';
import { shiftDays } from './dates.ts';
import { demoId } from './demoId.ts';
import type { PeopledSession } from './enrolments.ts';
import { type Notice, namedNotices } from './notices.ts';
import { contentUrl, placedContents } from './placedContents.ts';
import type { NewNotification } from './rows.ts';
import type { SessionWork } from './sessionWork.ts';

const categories: Readonly<Record<NotificationVerb, NotificationCategory>> = {
  assignment_submitted: 'USER_INTERACTION',
  evaluation_released: 'PROGRESS',
  test_result: 'PROGRESS',
  certificate_revoked: 'PROGRESS',
  attendance_recorded: 'PROGRESS',
  self_evaluation_feedback_requested: 'USER_INTERACTION',
  self_evaluation_question_asked: 'USER_INTERACTION',
  self_evaluation_feedback_given: 'USER_INTERACTION',
  mentor_invited: 'USER_INTERACTION',
  mentor_accepted: 'USER_INTERACTION',
  date_moved: 'APPOINTMENT',
  date_cancelled: 'APPOINTMENT',
  exam_booked: 'EXAM',
  exam_cancelled: 'EXAM',
  exam_result: 'EXAM',
  document_added: 'USER_INTERACTION',
  employer_confirmed: 'USER_INTERACTION',
  employer_rejected: 'USER_INTERACTION',
  announcement_written: 'USER_INTERACTION',
  message_written: 'USER_INTERACTION',
  canary_ended: 'SYSTEM',
};

/** Each has so many at most, of which every second one of the newest is still unread. */
const perPerson = 14;
const stillUnread = 6;

/** What the named accounts were told of what happened in the sessions, and what they were told beside that. */
export function notificationRows(
  sessions: readonly PeopledSession[],
  work: readonly SessionWork[],
  now: Date,
): NewNotification[] {
  const named = new Set(demoAccounts.map(({ username }) => demoId(`user/${username}`)));
  const told = [
    ...sessions.flatMap((session, index) => {
      const done = work[index];
      return done === undefined ? [] : noticesOf(session, done, now);
    }),
    ...namedNotices(now),
  ].filter(({ userId, actorId }) => named.has(userId) && userId !== actorId);
  return Object.values(Object.groupBy(told, ({ userId }) => userId)).flatMap((own = []) =>
    own
      .sort((left, right) => right.at.getTime() - left.at.getTime())
      .slice(0, perPerson)
      .map(rowOf),
  );
}

function rowOf(
  { userId, verb, category, title, question, actorId, targetUrl, course, at }: Notice,
  index: number,
): NewNotification {
  return {
    id: demoId(`notification/${userId}/${index}`),
    userId,
    category: category ?? categories[verb],
    verb,
    details: { ...(title && { title }), ...(question && { question }) },
    actorId: actorId ?? null,
    targetUrl,
    courseId: course === undefined ? null : demoId(`course/${course}`),
    createdAt: at,
    readAt: index < stillUnread && index % 2 === 0 ? null : shiftDays(at, 0.01),
  };
}

function noticesOf(session: PeopledSession, work: SessionWork, now: Date): Notice[] {
  const { course } = session.demo;
  const tasks = new Map(tasksOf(course).map((task) => [assignmentId(task), task]));
  const members = new Map(session.members.map((member) => [member.userId, member]));
  const contents = new Map(placedContents(course).map((placed) => [placed.key, placed]));
  const told: Notice[] = [];
  const tell = (notice: Omit<Notice, 'course'>) =>
    told.push({
      ...notice,
      course: course.slug,
      // Who is in two sessions of the course comes into the right one.
      targetUrl: inSession(notice.targetUrl, session.session.id),
    });

  for (const completion of work.assignmentCompletions) {
    const task = tasks.get(completion.assignmentId);
    const member = members.get(completion.userId);
    if (task === undefined || member === undefined) continue;
    const title = task.content.title;
    if (completion.evaluationSubmittedAt != null) {
      const isTest = task.content.kind === 'edoniq_test';
      tell({
        userId: member.userId,
        verb: isTest ? 'test_result' : 'evaluation_released',
        title,
        actorId: completion.evaluationUserId,
        targetUrl: contentUrl(course, task),
        at: completion.evaluationSubmittedAt,
      });
    }
    const evaluator = isEvaluated(task) ? evaluatorOf(session, member, task) : null;
    if (evaluator === null || completion.submittedAt == null) continue;
    const targetUrl = `/course/${course.slug}/assignment-evaluation/${completion.assignmentId}/${member.userId}`;
    tell({
      userId: evaluator,
      verb: 'assignment_submitted',
      title,
      actorId: member.userId,
      targetUrl,
      at: completion.submittedAt,
    });
  }
  for (const day of work.attendance.courses) {
    const placed = contents.get(day.contentKey);
    if (placed === undefined) continue;
    const about = { title: placed.content.title, targetUrl: contentUrl(course, placed) };
    const expert = session.expertOf.get(placed.circle.slug);
    for (const entry of work.attendance.entries) {
      if (entry.attendanceCourseId !== day.id || entry.recordedAt === undefined) continue;
      const actorId = entry.recordedBy;
      tell({ ...about, userId: entry.userId, verb: 'attendance_recorded', actorId, at: entry.recordedAt });
    }
    if (day.startsAt < now) continue;
    const at = shiftDays(now, -5);
    for (const { userId } of session.members) tell({ ...about, userId, verb: 'date_moved', at });
    if (expert !== undefined) {
      tell({ ...about, userId: expert, verb: 'date_moved', at, targetUrl: `/course/${course.slug}/cockpit` });
    }
  }
  for (const booking of work.exams.bookings) {
    const date = work.exams.dates.find(({ id }) => id === booking.examDateId);
    const circle =
      date && placedContents(course).find(({ circleKey }) => circleKey === date.circleKey)?.circle;
    if (circle === undefined) continue;
    tell({
      userId: booking.userId,
      verb: booking.cancelledAt === null ? 'exam_booked' : 'exam_cancelled',
      title: circle.title,
      targetUrl: `/course/${course.slug}/learn/${circle.slug}`,
      at: booking.cancelledAt ?? booking.createdAt ?? now,
    });
  }
  tellOfMentors(session, work, tell);
  const newest = work.documents.at(-1)?.document;
  for (const { userId } of newest === undefined ? [] : session.members) {
    const circle = circlesOf(course)[2];
    if (newest?.createdAt === undefined || circle === undefined) continue;
    tell({
      userId,
      verb: 'document_added',
      title: { de: newest.name, fr: newest.name, it: newest.name },
      actorId: session.expertOf.get(circle.slug),
      targetUrl: `/course/${course.slug}/learn/${circle.slug}`,
      at: newest.createdAt,
    });
  }
  return told;
}

function tellOfMentors(
  session: PeopledSession,
  work: SessionWork,
  tell: (notice: Omit<Notice, 'course'>) => void,
): void {
  const { course } = session.demo;
  const units = new Map(
    placedContents(course).map(({ circle, unit }) => [
      demoId(`page/${course.slug}/${circle.slug}/unit/${unit.slug}`),
      { unit, circle, id: demoId(`page/${course.slug}/${circle.slug}/unit/${unit.slug}/de`) },
    ]),
  );
  for (const feedback of work.selfEvaluation.feedbacks) {
    const { unitKey, requesterId, providerId, question, createdAt, submittedAt } = feedback;
    const placed = units.get(unitKey);
    if (placed === undefined || createdAt === undefined) continue;
    const place = { courseSlug: course.slug, courseSessionId: session.session.id };
    const { title } = placed.unit;
    tell({
      userId: providerId,
      verb: question ? 'self_evaluation_question_asked' : 'self_evaluation_feedback_requested',
      title,
      ...(question && { question }),
      actorId: requesterId,
      targetUrl: mentorFeedbackPath({ ...place, unitId: placed.id, menteeId: requesterId }),
      at: createdAt,
    });
    if (submittedAt == null) continue;
    tell({
      userId: requesterId,
      verb: 'self_evaluation_feedback_given',
      title,
      actorId: providerId,
      targetUrl: ownFeedbackPath({ ...place, ...placed }),
      at: submittedAt,
    });
  }
  const targetUrl = `/course/${course.slug}/learning-mentor`;
  for (const member of session.members) {
    const mentor = session.mentorOf.get(member.userId);
    if (mentor === undefined) continue;
    const at = shiftDays(member.enrolledAt, 1);
    tell({ userId: mentor, verb: 'mentor_invited', actorId: member.userId, targetUrl, at });
    tell({
      userId: member.userId,
      verb: 'mentor_accepted',
      actorId: mentor,
      targetUrl,
      at: shiftDays(at, 1),
    });
  }
}

function isEvaluated({ content }: Task): boolean {
  return content.kind === 'assignment' && content.needs_expert_evaluation;
}
