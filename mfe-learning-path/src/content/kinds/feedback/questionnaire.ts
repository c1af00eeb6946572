import type { ContentOf } from '../../contentData.ts';

export type FeedbackContentData = ContentOf<'Feedback'>;
export type Question = FeedbackContentData['questionnaire']['questions'][number];
export type Answer = number | boolean | string;

/** By question id; what is not answered is left out. */
export type Answers = Readonly<Record<string, Answer>>;

/** More questions than this are too many for one step. */
const largestStep = 4;

/** What stands on one step: questions of a kind, none without company where that can be helped. */
export interface Step {
  readonly questions: readonly Question[];
  /** number of its first question, from 1 */
  readonly from: number;
}

/** Divides a questionnaire into steps, in its order: questions to tick apart from those to write, in steps of about equal length. */
export function stepsOf(questions: readonly Question[]): Step[] {
  const stretches = questions.reduce<Question[][]>((known, question) => {
    const last = known.at(-1);
    if (last?.[0] && isWritten(last[0]) === isWritten(question)) last.push(question);
    else known.push([question]);
    return known;
  }, []);
  let from = 1;
  return stretches.flatMap(divided).map((together) => {
    const step = { questions: together, from };
    from += together.length;
    return step;
  });
}

function divided(questions: readonly Question[]): Question[][] {
  const count = Math.ceil(questions.length / largestStep);
  const size = Math.ceil(questions.length / count);
  return Array.from({ length: count }, (_, index) => questions.slice(index * size, (index + 1) * size));
}

function isWritten({ type }: Question): boolean {
  return type === 'text';
}

/** The required questions that have no answer yet. */
export function missingOf(questions: readonly Question[], answers: Answers): Question[] {
  return questions.filter(({ key, required }) => required && answers[key] === undefined);
}

/** Whether a value kept by this browser has the shape of answers. */
export function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((answer) => ['number', 'boolean', 'string'].includes(typeof answer))
  );
}

/** The answers that the server keeps as a text of JSON; none where it has none. */
export function readAnswers(data: string | null | undefined): Answers {
  const kept: unknown = data ? JSON.parse(data) : {};
  return isAnswers(kept) ? kept : {};
}

/** Whether nothing has changed between two moments. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => one[id] === other[id]);
}

/** Adds, changes or, with undefined, takes back one answer; a text of spaces is none. */
export function withAnswer(answers: Answers, question: string, answer: Answer | undefined): Answers {
  const { [question]: _, ...others } = answers;
  return answer === undefined || answer === '' ? others : { ...others, [question]: answer };
}
