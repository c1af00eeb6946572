import type { Language, PassRule } from '@learn/domain';
import { languages } from '@learn/domain';
import type { AssignmentTexts, TaskBlock } from '../assignments/assignmentData.ts';
import type { Assignment, CourseContent } from './content.ts';
import { workday } from './dates.ts';
import { demoId } from './demoId.ts';
import type { PeopledSession } from './enrolments.ts';
import { type OfKind, type PlacedContent, placedContents } from './placedContents.ts';
import type { NewAssignment, NewCertificate, NewSessionAssignment } from './rows.ts';

/** A content that is an assignment or a test. */
export type Task = PlacedContent<OfKind<'assignment'> | OfKind<'edoniq_test'>>;

/** The only tests that are passed by percent; all others by the grade, as is usual. */
const passRules: Readonly<Record<string, PassRule>> = {
  'wissenstest-vorsorge': { kind: 'percent', percent: 60 },
  schlusstest: { kind: 'percent', percent: 60 },
};

/** First submission deadline in days from today and days from circle to circle, by the session's distance to its end. */
const deadlines = { far: { first: -24, step: 17 }, near: { first: -82, step: 24 } } as const;

export function tasksOf(course: CourseContent): Task[] {
  return placedContents(course).filter(
    (placed): placed is Task => placed.content.kind === 'assignment' || placed.content.kind === 'edoniq_test',
  );
}

export function certificateId(course: CourseContent, slug: string): string {
  return demoId(`certificate/${course.slug}/${slug}`);
}

export function assignmentId(task: Task): string {
  return demoId(`assignment/${task.path}`);
}

/** What a person can reach at most. */
export function maxPointsOf({ content }: Task): number {
  if (content.kind === 'edoniq_test') return content.maxPoints;
  return content.assignment.evaluationTasks.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
}

/** What is passed or failed, and how; undefined: from the official grade 4 on. */
export function passRuleOf(task: Task): PassRule | undefined {
  return maxPointsOf(task) === 0 ? { kind: 'none' } : passRules[task.content.slug];
}

export function certificateRows(course: CourseContent): NewCertificate[] {
  return course.competenceCertificates.map(({ slug, title }, position) => ({
    id: certificateId(course, slug),
    courseId: demoId(`course/${course.slug}`),
    slug,
    titles: title,
    position,
  }));
}

/** The assignments and tests of a course, made from the contents that show them. */
export function assignmentRows(course: CourseContent): NewAssignment[] {
  return tasksOf(course).map((task) => {
    const { content } = task;
    const own = content.kind === 'assignment' ? content.assignment : undefined;
    const certificate = content.kind === 'assignment' ? content.assignment.certificate : content.certificate;
    return {
      id: assignmentId(task),
      courseId: demoId(`course/${course.slug}`),
      contentKey: task.key,
      circleKey: task.circleKey,
      slug: content.slug,
      titles: content.title,
      assignmentType: own?.type ?? 'EDONIQ_TEST',
      needsExpertEvaluation: own?.needsExpertEvaluation ?? false,
      competenceCertificateId: certificate === undefined ? null : certificateId(course, certificate),
      competenceCertificateWeight: own?.weight ?? 1,
      maxPoints: maxPointsOf(task),
      passRule: passRuleOf(task) ?? null,
      hasExtendedTimeTest: content.kind === 'edoniq_test' && content.hasExtendedTimeTest,
      texts: Object.fromEntries(
        languages.map((language) => [language, textsOf(course, task, language)]),
      ) as Record<Language, AssignmentTexts>,
    };
  });
}

/** The deadlines of a session, circle by circle; for some of its assignments they have passed. */
export function sessionAssignmentRows(session: PeopledSession, now: Date): NewSessionAssignment[] {
  const { first, step } = session.demo.startDay > -100 ? deadlines.far : deadlines.near;
  return tasksOf(session.demo.course).map((task, index) => {
    const days = first + task.circleIndex * step + (index % 3) * 3;
    const isTest = task.content.kind === 'edoniq_test';
    return {
      id: demoId(`session assignment/${session.demo.key}/${task.path}`),
      courseSessionId: session.session.id,
      assignmentId: assignmentId(task),
      submissionDeadline: workday(now, days, '23:59:59'),
      evaluationDeadline: isTest ? null : workday(now, days + 15, '23:59:59'),
    };
  });
}

function textsOf(course: CourseContent, { content }: Task, language: Language): AssignmentTexts {
  if (content.kind === 'edoniq_test') {
    return {
      intro_text: content.description[language],
      effort_required: `${content.minutes} ${language === 'de' ? 'Minuten' : language === 'fr' ? 'minutes' : 'minuti'}`,
      evaluation_description: '',
      evaluation_document_url: '',
      performance_objectives: [],
      tasks: [],
      evaluation_tasks: [],
      solution_sample: null,
    };
  }
  const { assignment } = content;
  const sample = assignment.solutionSample;
  return {
    intro_text: assignment.introText[language],
    effort_required: assignment.effortRequired[language],
    evaluation_description: assignment.evaluationDescription?.[language] ?? '',
    evaluation_document_url: '',
    performance_objectives: assignment.performanceObjectives.map((text) => ({ text: text[language] })),
    tasks: assignment.tasks.map((task, index) => ({
      id: taskId(index),
      title: task.title[language],
      blocks: task.blocks.map((block, position) => blockOf(block, blockId(index, position), language)),
    })),
    declaration: assignment.declaration?.[language] ?? null,
    evaluation_tasks: assignment.evaluationTasks.map(({ title, description, maxPoints }, index) => ({
      id: evaluationTaskId(index),
      value: { title: title[language], description: description[language], max_points: maxPoints },
    })),
    solution_sample: sample
      ? {
          id: demoId(`solution/${course.slug}/${content.slug}`),
          display_text: sample.displayText[language],
          description: sample.description[language],
          link_display_text: '',
          thumbnail: '',
          url: '',
        }
      : null,
  };
}

/** Ids of tasks, blocks and options count from 1 and are the same in all languages. */
export const taskId = (task: number) => `task-${task + 1}`;
export const blockId = (task: number, block: number) => `block-${task + 1}-${block + 1}`;
export const optionId = (block: string, option: number) =>
  `${block.replace('block', 'option')}-${option + 1}`;
export const evaluationTaskId = (task: number) => `evaluation-${task + 1}`;

function blockOf(
  block: Assignment['tasks'][number]['blocks'][number],
  id: string,
  language: Language,
): TaskBlock {
  if (block.type === 'explanation') return { id, type: block.type, text: block.text[language] };
  if (block.type !== 'choice') return { id, type: block.type, label: block.label[language] };
  const options = block.options.map((text, index) => ({ id: optionId(id, index), text: text[language] }));
  return { id, type: 'choice', label: block.label[language], options };
}
