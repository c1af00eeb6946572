import { type ContentOf, type Course, maximumPoints } from '@learn/course-content';
import type { PassRule } from '@learn/domain';
import { workday } from './dates.ts';
import { demoId } from './demoId.ts';
import type { PeopledSession } from './enrolments.ts';
import { type PlacedContent, placedContents } from './placedContents.ts';
import type { NewSessionAssignment } from './rows.ts';

/** A content that is an assignment or a test. */
export type Task = PlacedContent<ContentOf<'assignment'> | ContentOf<'edoniq_test'>>;

/** First submission deadline in days from today and days from circle to circle, by the session's distance to its end. */
const deadlines = { far: { first: -24, step: 17 }, near: { first: -82, step: 24 } } as const;

export function tasksOf(course: Course): Task[] {
  return placedContents(course).filter(
    (placed): placed is Task => placed.content.kind === 'assignment' || placed.content.kind === 'edoniq_test',
  );
}

export function assignmentId(task: Task): string {
  return demoId(`assignment/${task.path}`);
}

/** What a person can reach at most. */
export function maxPointsOf({ content }: Task): number {
  return maximumPoints(content);
}

/** What is passed or failed, and how; undefined: from the official grade 4 on. */
export function passRuleOf(task: Task): PassRule | undefined {
  const { pass_rule: rule } = task.content;
  if (rule === undefined) return maxPointsOf(task) === 0 ? { kind: 'none' } : undefined;
  return typeof rule === 'object' ? { kind: 'percent', percent: rule.percent } : { kind: rule };
}

/** The deadlines of a session, circle by circle; for some of its assignments they have passed. */
export function sessionAssignmentRows(session: PeopledSession, now: Date): NewSessionAssignment[] {
  const { first, step } = session.demo.startDay > -100 ? deadlines.far : deadlines.near;
  return tasksOf(session.demo.course).map((task, index) => {
    const days = first + task.circleIndex * step + (index % 3) * 3;
    const isEvaluated = task.content.kind === 'assignment' && task.content.needs_expert_evaluation;
    return {
      id: demoId(`session assignment/${session.demo.key}/${task.path}`),
      courseSessionId: session.session.id,
      assignmentId: assignmentId(task),
      submissionDeadline: workday(now, days, '23:59:59'),
      evaluationDeadline: isEvaluated ? workday(now, days + 15, '23:59:59') : null,
    };
  });
}
