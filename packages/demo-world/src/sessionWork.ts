import { assignmentCompletionRows } from './assignmentCompletions.ts';
import { sessionAssignmentRows } from './assignments.ts';
import { attendanceRows } from './attendance.ts';
import { auditRows } from './audit.ts';
import { certificationRows } from './certification.ts';
import { demoDocuments } from './documents.ts';
import type { PeopledSession } from './enrolments.ts';
import { examRows } from './exams.ts';
import { feedbackRows, type newestQuestionnaires } from './feedback.ts';
import { selfEvaluationRows } from './mentors.ts';
import { createProgress } from './progressBook.ts';
import { shopRows } from './shop.ts';

interface World {
  readonly now: Date;
  readonly questionnaires: ReturnType<typeof newestQuestionnaires>;
}

/**
 * All that happened in a session. Attendance and exams come first: they change the completions, from which the rest
 * follows, so that none of them contradicts another.
 */
export function workInSession(session: PeopledSession, position: number, { now, questionnaires }: World) {
  const progress = createProgress(session.completions);
  const attendance = attendanceRows(session, now, progress);
  const exams = examRows(session, now, progress);
  const certification = certificationRows(session, now, exams);
  const assignmentCompletions = assignmentCompletionRows(session, now, progress);
  const feedback = feedbackRows(session, progress, questionnaires);
  const audit = auditRows({
    courseSessionId: session.session.id,
    assignmentCompletions,
    attendanceEntries: attendance.entries,
    examTransitions: exams.transitions,
  });
  return {
    attendance,
    exams: { ...exams, results: [...exams.results, ...certification.results] },
    certificates: certification.certificates,
    sessionAssignments: sessionAssignmentRows(session, now),
    assignmentCompletions,
    feedback,
    selfEvaluation: selfEvaluationRows(session, now, progress),
    shop: shopRows(session, now, position),
    documents: demoDocuments(session, now),
    audit,
    completions: progress.rows(),
  };
}

export type SessionWork = ReturnType<typeof workInSession>;
