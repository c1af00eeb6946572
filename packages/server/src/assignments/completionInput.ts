import { isUuid, toHundredths } from '@learn/domain';
import type { FieldProblem } from '../errorMessages.ts';
import { type FieldError, forbidden, validationFailed } from '../errors.ts';
import { unstorableText } from '../unstorableText.ts';
import type { AnswerValue, AssignmentTexts, ExpertData, TaskBlock } from './assignmentData.ts';

const field = 'completion_data_string';
const maximumAnswer = 50_000;
const maximumRemark = 10_000;

type Entries = Readonly<Record<string, unknown>>;
export type SentAnswers = Readonly<Record<string, Readonly<Record<string, AnswerValue>>>>;
export type SentEvaluations = Readonly<Record<string, ExpertData>>;

/**
 * A participant's answers: `{task id: {user_data: {block id: answer}}}`.
 * @returns answers by task and block, and the ids of the files among them, whose owner is still to be checked
 * @throws validation_failed with the dotted path below completion_data_string, forbidden for an evaluator's part
 */
export function parseAnswers(
  json: string,
  { tasks }: Pick<AssignmentTexts, 'tasks'>,
): { readonly answers: SentAnswers; readonly fileIds: readonly string[] } {
  const fieldErrors: FieldError[] = [];
  const answers: Record<string, Record<string, AnswerValue>> = {};
  const fileIds: string[] = [];
  for (const [taskId, sent] of Object.entries(partOf(json, 'user_data', 'expert_data'))) {
    const blocks = tasks.find(({ id }) => id === taskId)?.blocks;
    const given: Record<string, AnswerValue> = {};
    for (const [blockId, value] of Object.entries(sent)) {
      const block = blocks?.find(({ id }) => id === blockId);
      const problem = block === undefined ? 'unknown' : problemOfAnswer(block, value);
      const isFile = block?.type === 'file' && typeof value === 'string';
      // Ids of files are compared as texts later on.
      const answer = isFile ? value.toLowerCase() : (value as AnswerValue);
      if (problem === undefined) given[blockId] = answer;
      else fieldErrors.push({ field: `${field}.${taskId}.user_data.${blockId}`, problems: [problem] });
      if (isFile) fileIds.push(value.toLowerCase());
    }
    if (blocks === undefined) fieldErrors.push({ field: `${field}.${taskId}`, problems: ['unknown'] });
    answers[taskId] = given;
  }
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
  return { answers, fileIds };
}

/**
 * An evaluator's points and remarks: `{evaluation task id: {expert_data: {points, text}}}`.
 * @throws validation_failed with the dotted path below completion_data_string, forbidden for a participant's part
 */
export function parseEvaluations(
  json: string,
  { evaluation_tasks }: Pick<AssignmentTexts, 'evaluation_tasks'>,
): SentEvaluations {
  const fieldErrors: FieldError[] = [];
  const evaluations: Record<string, ExpertData> = {};
  for (const [taskId, sent] of Object.entries(partOf(json, 'expert_data', 'user_data'))) {
    const task = evaluation_tasks.find(({ id }) => id === taskId);
    if (task === undefined) fieldErrors.push({ field: `${field}.${taskId}`, problems: ['unknown'] });
    const problems = Object.entries(sent).flatMap(([name, value]): FieldError[] => {
      const problem = problemOfEvaluation(name, value, task?.value.max_points ?? 0);
      return problem === undefined
        ? []
        : [{ field: `${field}.${taskId}.expert_data.${name}`, problems: [problem] }];
    });
    fieldErrors.push(...problems);
    evaluations[taskId] = sent;
  }
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
  return evaluations;
}

/** Points with at most two decimals between 0 and a maximum. */
export function problemOfPoints(value: unknown, maximum: number): FieldProblem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalid';
  if (value < 0) return 'too_small';
  if (value > maximum) return 'too_large';
  return Number(toHundredths(value)) / 100 === value ? undefined : 'invalid';
}

/** The wanted half of every task; what belongs to the other actor is refused as a whole. */
function partOf(json: string, wanted: string, foreign: string): Record<string, Entries> {
  const parts: Record<string, Entries> = {};
  for (const [taskId, task] of Object.entries(readObject(json))) {
    const entries = asObject(task) ?? invalid(`${field}.${taskId}`);
    if (entries[foreign] !== undefined) throw forbidden();
    for (const name of Object.keys(entries)) {
      if (name !== wanted) invalid(`${field}.${taskId}.${name}`, 'unknown');
    }
    const part = entries[wanted];
    if (part === undefined) continue;
    parts[taskId] = asObject(part) ?? invalid(`${field}.${taskId}.${wanted}`);
  }
  return parts;
}

function readObject(json: string): Entries {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return invalid(field);
  }
  const unstorable = unstorableText(value);
  if (unstorable !== undefined) invalid(unstorable === '' ? field : `${field}.${unstorable}`);
  return asObject(value) ?? invalid(field);
}

function asObject(value: unknown): Entries | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  // Without a prototype of its own, an id like «constructor» is as unknown as any other.
  return isObject ? Object.assign(Object.create(null), value) : undefined;
}

function invalid(path: string, problem: FieldProblem = 'invalid'): never {
  throw validationFailed([{ field: path, problems: [problem] }]);
}

function problemOfAnswer(block: TaskBlock, value: unknown): FieldProblem | undefined {
  if (block.type === 'explanation') return 'unknown';
  if (value === null) return undefined;
  if (block.type === 'confirmation') return typeof value === 'boolean' ? undefined : 'invalid';
  if (typeof value !== 'string') return 'invalid';
  if (block.type === 'text') return value.length > maximumAnswer ? 'too_long' : undefined;
  if ('options' in block) return block.options.some(({ id }) => id === value) ? undefined : 'invalid';
  return isUuid(value) ? undefined : 'invalid';
}

function problemOfEvaluation(name: string, value: unknown, maximum: number): FieldProblem | undefined {
  if (name === 'points') return value === null ? undefined : problemOfPoints(value, maximum);
  if (name !== 'text') return 'unknown';
  if (typeof value !== 'string') return 'invalid';
  return value.length > maximumRemark ? 'too_long' : undefined;
}
