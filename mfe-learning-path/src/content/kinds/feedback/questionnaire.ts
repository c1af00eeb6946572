import type { ContentOf } from '../../contentData.ts';

export type FeedbackContentData = ContentOf<'Feedback'>;
export type Question = FeedbackContentData['questionnaire']['questions'][number];
export type Answer = number | boolean | string;

/** By question id; what is not answered is left out. */
export type Answers = Readonly<Record<string, Answer>>;

/** By question id, what was answered differently; null takes an answer back. */
export type Changes = Readonly<Record<string, Answer | null>>;

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

/** Whether a value kept by this browser has the shape of changes. */
export function isChanges(value: unknown): value is Changes {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(
      (answer) => answer === null || ['number', 'boolean', 'string'].includes(typeof answer),
    )
  );
}

/** The answers, or changes, that stand in a text of JSON; none where there is none. */
export function readChanges(data: string | null | undefined): Changes {
  const kept: unknown = data ? JSON.parse(data) : {};
  return isChanges(kept) ? kept : {};
}

/** The answers as they are after changes. */
export function withChanges(answers: Changes, changes: Changes): Answers {
  const entries = Object.entries({ ...answers, ...changes });
  return Object.fromEntries(entries.filter((entry): entry is [string, Answer] => entry[1] !== null));
}

/** Whether two say the same, in whatever order. */
export function sameChanges(one: Changes, other: Changes): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => one[id] === other[id]);
}

/** What of changes was not sent yet. @param sent whole: with what it says nothing of taken back */
export function unsentOf(changes: Changes, sent: Changes, isWhole: boolean): Changes {
  const unsent = ([id, answer]: [string, Answer | null]) =>
    id in sent ? sent[id] !== answer : !(isWhole && answer === null);
  return Object.fromEntries(Object.entries(changes).filter(unsent));
}
