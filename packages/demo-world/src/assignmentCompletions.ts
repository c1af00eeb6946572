import type { ContentOf } from '@learn/course-content';
import { finalPoints, isPassed, type Language } from '@learn/domain';
import type { AnswerValue, CompletionData, TaskData } from '@learn/server/sample-data';
import { assignmentId, maxPointsOf, passRuleOf, type Task, tasksOf } from './assignments.ts';
import { dayLength } from './dates.ts';
import { demoId } from './demoId.ts';
import type { Member, PeopledSession } from './enrolments.ts';
import { isOpenFor } from './placedContents.ts';
import type { Progress } from './progressBook.ts';
import { pick, type Random, seededRandom } from './random.ts';
import type { NewAssignmentCompletion } from './rows.ts';
import { answers, deductionReasons, remarks } from './writtenTexts.ts';

type Assignment = ContentOf<'assignment'>;

type Stage = 'SUBMITTED' | 'EVALUATION_IN_PROGRESS' | 'EVALUATION_SUBMITTED';

interface Plan {
  readonly stage: Stage;
  /** share of the points */
  readonly skill?: number;
  /** points */
  readonly deducted?: number;
}

/** What named accounts are to find, by `username/slug`; all else is chance. */
const planned: Readonly<Record<string, Plan>> = {
  'lena.keller/fahrzeugwechsel': { stage: 'SUBMITTED' },
  'lena.keller/wasserschaden': { stage: 'EVALUATION_SUBMITTED', skill: 0.86, deducted: 2 },
  'lena.keller/wissenstest-fahrzeug': { stage: 'EVALUATION_SUBMITTED', skill: 0.79 },
  'marc.favre/auffahrunfall': { stage: 'EVALUATION_SUBMITTED', skill: 0.72 },
  'marc.favre/gespraech-beobachten': { stage: 'SUBMITTED' },
};

/**
 * What the participants of a session did in its assignments: what they have completed is submitted, evaluated or being
 * evaluated; the results of tests are there; of what comes next some have begun to write.
 */
export function assignmentCompletionRows(
  session: PeopledSession,
  now: Date,
  progress: Progress,
): NewAssignmentCompletion[] {
  const tasks = tasksOf(session.demo.course);
  return session.members.flatMap((member) => {
    const seed = `assignments/${session.demo.key}/${member.person.username}`;
    const skill = 0.42 + 0.6 * seededRandom(seed)();
    const done = tasks.flatMap((task) => {
      const completion = progress.find(member.userId, task.key);
      if (completion?.completionStatus !== 'SUCCESS' || completion.updatedAt === undefined) return [];
      const random = seededRandom(`${seed}/${task.content.slug}`);
      return submitted({ session, member, task, random, skill, now }, completion.updatedAt);
    });
    const next = tasks.find(
      (task) =>
        task.content.kind === 'assignment' &&
        !progress.isDone(member.userId, task.key) &&
        isOpenFor(member, { course: session.demo.course, circle: task.circle, progress }),
    );
    const begins = member.share > 0.05 && member.share < 1 && seededRandom(`${seed}/next`)() < 0.6;
    return begins && next !== undefined ? [...done, begun({ session, member, task: next, now }, seed)] : done;
  });
}

interface Work {
  readonly session: PeopledSession;
  readonly member: Member;
  readonly task: Task;
  readonly random: Random;
  /** share of the points that this person usually reaches */
  readonly skill: number;
  readonly now: Date;
}

function begun({ session, member, task, now }: Omit<Work, 'random' | 'skill'>, seed: string) {
  const random = seededRandom(`${seed}/begun`);
  const at = new Date(now.getTime() - (1 + 20 * random()) * dayLength);
  const firstTask = ({ tasks }: Assignment) =>
    written({ tasks: tasks.slice(0, 1) }, member.person.language, random);
  return {
    ...identity(session, member, task),
    completionStatus: 'IN_PROGRESS' as const,
    completionData: task.content.kind === 'assignment' ? firstTask(task.content) : {},
    version: 3,
    createdAt: at,
    updatedAt: new Date(at.getTime() + dayLength / 24),
  };
}

function submitted(work: Work, submittedAt: Date): NewAssignmentCompletion {
  const { session, member, task, random, now } = work;
  const plan = planned[`${member.person.username}/${task.content.slug}`];
  const common = {
    ...identity(session, member, task),
    createdAt: new Date(submittedAt.getTime() - dayLength / 12),
    submittedAt,
    version: 4,
    additionalJsonData: declared(work, submittedAt),
  };
  if (task.content.kind === 'edoniq_test') {
    const max = maxPointsOf(task);
    const points = Math.min(max, Math.round(max * level(work, plan?.skill)));
    return {
      ...common,
      completionStatus: 'EVALUATION_SUBMITTED',
      updatedAt: submittedAt,
      evaluationSubmittedAt: submittedAt,
      edoniqExtendedTimeFlag: task.content.has_extended_time_test === true && random() < 0.1,
      ...outcome(task, points, 0),
    };
  }
  const assignment = task.content;
  const completionData = written(assignment, member.person.language, random);
  if (!assignment.needs_expert_evaluation) {
    return { ...common, completionStatus: 'SUBMITTED', completionData, updatedAt: submittedAt };
  }
  const waiting = (now.getTime() - submittedAt.getTime()) / dayLength;
  const stage = plan?.stage ?? stageOf(waiting, random);
  if (stage === 'SUBMITTED') {
    return { ...common, completionStatus: stage, completionData, updatedAt: submittedAt };
  }
  const evaluator = evaluatorOf(session, member, task);
  const evaluatedAt = new Date(submittedAt.getTime() + Math.min(waiting * 0.8, 2 + 8 * random()) * dayLength);
  const { data, points } = evaluated(work, assignment, plan?.skill);
  if (stage === 'EVALUATION_IN_PROGRESS') {
    return {
      ...common,
      completionStatus: stage,
      completionData: { ...completionData, ...Object.fromEntries(Object.entries(data).slice(0, 1)) },
      updatedAt: evaluatedAt,
      evaluationUserId: evaluator,
    };
  }
  const deducted = plan === undefined ? byChance(random) : (plan.deducted ?? 0);
  return {
    ...common,
    completionStatus: stage,
    completionData: { ...completionData, ...data },
    updatedAt: evaluatedAt,
    evaluationSubmittedAt: evaluatedAt,
    evaluationUserId: evaluator,
    ...outcome(task, points, deducted),
    ...(deducted > 0
      ? {
          evaluationPointsDeductedReason: deductionReasons[session.demo.language],
          evaluationPointsDeductedUserId: evaluator,
        }
      : {}),
  };
}

function declared({ member, task: { content } }: Work, submittedAt: Date) {
  const text = content.kind === 'assignment' ? content.declaration?.[member.person.language] : undefined;
  return text === undefined ? {} : { declaration: { text, accepted_at: submittedAt.toISOString() } };
}

/** Points that are deducted from one person in ten. */
function byChance(random: Random): number {
  return random() < 0.1 ? 2 : 0;
}

function identity(session: PeopledSession, member: Member, task: Task) {
  return {
    id: demoId(`assignment completion/${session.demo.key}/${member.person.username}/${task.path}`),
    assignmentId: assignmentId(task),
    userId: member.userId,
    courseSessionId: session.session.id,
  };
}

/** The longer it waits, the more likely it is evaluated. */
function stageOf(waiting: number, random: Random): Stage {
  const value = random();
  if (waiting < 2 || value < 0.14) return 'SUBMITTED';
  return value < 0.24 ? 'EVALUATION_IN_PROGRESS' : 'EVALUATION_SUBMITTED';
}

/** Praxis assignments are evaluated by the learning mentor where there is one, everything else by the circle's expert. */
export function evaluatorOf(
  session: PeopledSession,
  member: Member,
  { circle, content }: Task,
): string | null {
  const isPraxis = content.kind === 'assignment' && content.assignment_type === 'PRAXIS_ASSIGNMENT';
  const mentor = isPraxis ? session.mentorOf.get(member.userId) : undefined;
  return mentor ?? session.expertOf.get(circle.slug) ?? null;
}

function level({ skill, random }: Work, plannedSkill: number | undefined): number {
  return Math.min(1, Math.max(0.1, plannedSkill ?? skill + 0.3 * (random() - 0.5)));
}

function evaluated(work: Work, { evaluation_tasks = [] }: Assignment, plannedSkill: number | undefined) {
  const { good, weak } = remarks[work.session.demo.language];
  const data: Record<string, TaskData> = {};
  let sum = 0;
  for (const { id, max_points } of evaluation_tasks) {
    const points = Math.round(max_points * level(work, plannedSkill) * 2) / 2;
    const text = pick(work.random, points >= 0.6 * max_points ? good : weak);
    data[id] = { expert_data: { points, text } };
    sum += points;
  }
  return { data, points: sum };
}

function outcome(task: Task, points: number, deducted: number) {
  const max = maxPointsOf(task);
  return {
    evaluationPoints: points,
    evaluationPointsDeducted: deducted,
    evaluationPointsFinal: finalPoints(points, deducted, max),
    evaluationMaxPoints: max,
    evaluationPassed: isPassed(passRuleOf(task), { points, max, deducted }) ?? null,
  };
}

/** What a learner writes into every block that asks for something. */
export function written(
  { tasks }: Pick<Assignment, 'tasks'>,
  language: Language,
  random: Random,
): CompletionData {
  return Object.fromEntries(
    tasks.map((task) => {
      const fields = task.blocks.flatMap((block) =>
        block.type === 'explanation' ? [] : [[block.id, answerTo(block, language, random)] as const],
      );
      return [task.id, { user_data: Object.fromEntries(fields) }];
    }),
  );
}

function answerTo(
  block: Assignment['tasks'][number]['blocks'][number],
  language: Language,
  random: Random,
): AnswerValue {
  if (block.type === 'text') return pick(random, answers[language]);
  if (block.type === 'choice') return block.options[Math.floor(random() * block.options.length)]?.id ?? null;
  return block.type === 'confirmation' ? true : null;
}
