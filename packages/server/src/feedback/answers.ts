import type { FieldError } from '../errors.ts';
import { unstorableText } from '../unstorableText.ts';
import type { FeedbackAnswers, FeedbackQuestion } from './tables.ts';

/** Longest free text, in characters. */
export const maximumText = 5_000;

/** What was sent, as far as it answers the questions. */
export interface ReadAnswers {
  /** undefined when the text is no JSON object at all */
  readonly answers: FeedbackAnswers | undefined;
  /** by question id; `data` for the whole */
  readonly fieldErrors: readonly FieldError[];
}

/** submission: required questions must be answered · draft: need not · changes: of a draft, whose other answers stay */
export type SentAs = 'submission' | 'draft' | 'changes';

type Answer = FeedbackAnswers[string];

/**
 * Reads the answers that a client sends as a text of JSON: an object with an answer per question id, a whole number
 * from 1 to 4, true or false, or a text. null and a blank text are no answer; among changes they come as null, which takes
 * the answer back.
 */
export function readAnswers(
  questions: readonly FeedbackQuestion[],
  data: string,
  sentAs: SentAs,
): ReadAnswers {
  const sent = parseObject(data);
  if (sent === undefined)
    return { answers: undefined, fieldErrors: [{ field: 'data', problems: ['invalid'] }] };
  const known = new Map(questions.map((question) => [question.id, question]));
  const fieldErrors: FieldError[] = [];
  const answers: Record<string, Answer> = {};
  for (const [id, value] of Object.entries(sent)) {
    const question = known.get(id);
    if (question === undefined) {
      fieldErrors.push({ field: id.slice(0, 100), problems: ['unknown'] });
      continue;
    }
    const answer = typeof value === 'string' ? value.trim() : value;
    if (answer === null || answer === '') {
      if (sentAs === 'changes') answers[id] = null;
      continue;
    }
    const problem = problemOf(question, answer);
    if (problem === undefined) answers[id] = answer as Answer;
    else fieldErrors.push({ field: id, problems: [problem] });
  }
  const faulty = new Set(fieldErrors.map(({ field }) => field));
  for (const { id, required } of sentAs === 'submission' ? questions : []) {
    if (required && answers[id] === undefined && !faulty.has(id)) {
      fieldErrors.push({ field: id, problems: ['required'] });
    }
  }
  return { answers, fieldErrors };
}

function problemOf({ type }: FeedbackQuestion, answer: unknown): 'invalid' | 'too_long' | undefined {
  switch (type) {
    case 'scale':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 4
        ? undefined
        : 'invalid';
    case 'yes_no':
      return typeof answer === 'boolean' ? undefined : 'invalid';
    case 'text':
      if (typeof answer !== 'string') return 'invalid';
      return answer.length > maximumText ? 'too_long' : undefined;
  }
}

function parseObject(data: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    return unstorableText(parsed) === undefined ? (parsed as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
