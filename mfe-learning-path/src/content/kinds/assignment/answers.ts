import type { OwnWorkFragment } from '../../../__generated__/graphql.ts';

/** text: a text · choice: id of the option · confirmation: true or false · file: id of an uploaded file */
export type Answer = string | boolean | null;

/** Answers by task and block. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

/** An answer that no server has confirmed, and what the server had when it was begun. */
export interface TypedAnswer {
  readonly value: Answer;
  readonly base: Answer;
  /** what was last on its way to the server */
  readonly sent?: Answer;
  /** of a file: what it is called, until the server says so */
  readonly file?: { readonly file_name: string; readonly size: number };
}

/** What is typed in one task, by block. */
export type TaskDraft = Readonly<Record<string, TypedAnswer>>;

/** What is typed in all tasks, by task. */
export type Drafts = ReadonlyMap<string, TaskDraft>;

/** A question that was answered here and elsewhere, and otherwise. */
export interface Conflict {
  readonly task: string;
  readonly block: string;
  readonly mine: Answer;
  readonly theirs: Answer;
}

type WorkState = Pick<OwnWorkFragment, 'version' | 'updated_at'>;

/** A task as far as its answers are concerned. */
export interface TaskShape {
  readonly key: string;
  readonly blocks: readonly { readonly __typename: string; readonly key: string }[];
}

/** Whether a stored value is what somebody typed in a task. */
export function isTaskDraft(value: unknown): value is TaskDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (one: unknown) => typeof one === 'object' && one !== null && 'value' in one && 'base' in one,
    )
  );
}

/** The answers that the server has; none before the first. */
export function confirmedAnswers(work: Pick<OwnWorkFragment, 'completion_data'> | undefined): Answers {
  const data = (work?.completion_data ?? {}) as Record<string, { user_data?: Record<string, Answer> }>;
  return Object.fromEntries(Object.entries(data).map(([task, { user_data = {} }]) => [task, user_data]));
}

/**
 * Whether a state of the work came before another. Its time decides, not its version: that begins anew when the work was
 * reset on the server.
 */
export function isOlder(work: WorkState, other: WorkState): boolean {
  const [one, two] = [Date.parse(work.updated_at), Date.parse(other.updated_at)];
  return one === two ? work.version < other.version : one < two;
}

/** Whether two states of the work are the same. */
export function isSameState(work: WorkState, other: WorkState): boolean {
  return work.version === other.version && work.updated_at === other.updated_at;
}

export function answerTo(answers: Answers, task: string, block: string): Answer {
  return answers[task]?.[block] ?? null;
}

/** Nothing given, an empty text and a box without its tick are the same. */
export function isAnswered(answer: Answer | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() !== '' : answer === true;
}

export function isSameAnswer(one: Answer, other: Answer): boolean {
  return (one || null) === (other || null);
}

/** What the person sees: the confirmed answers and above them what was typed since. */
export function withDrafts(confirmed: Answers, drafts: Drafts): Answers {
  const answers: Record<string, Record<string, Answer>> = {};
  for (const [task, given] of Object.entries(confirmed)) answers[task] = { ...given };
  for (const [task, draft] of drafts)
    for (const [block, { value }] of Object.entries(draft)) {
      answers[task] = { ...answers[task], [block]: value };
    }
  return answers;
}

/**
 * What is left of the drafts beside a newer state of the server: what it has already is done, and what nobody else changed
 * goes on from there.
 */
export function rebased(drafts: Drafts, confirmed: Answers): Map<string, TaskDraft> {
  const left = new Map<string, TaskDraft>();
  for (const [task, draft] of drafts) {
    const open = Object.entries(draft).flatMap(([block, typed]): [string, TypedAnswer][] => {
      const theirs = answerTo(confirmed, task, block);
      if (isSameAnswer(typed.value, theirs)) return [];
      return [[block, isOwn(typed, theirs) ? { ...typed, base: theirs } : typed]];
    });
    if (open.length > 0) left.set(task, Object.fromEntries(open));
  }
  return left;
}

/** The questions to which somebody else gave another answer meanwhile (domain: only the same task asks). */
export function conflictsOf(drafts: Drafts, confirmed: Answers): Conflict[] {
  return [...drafts].flatMap(([task, draft]) =>
    Object.entries(draft).flatMap(([block, typed]) => {
      const theirs = answerTo(confirmed, task, block);
      const asks = !isOwn(typed, theirs) && !isSameAnswer(theirs, typed.value);
      return asks ? [{ task, block, mine: typed.value, theirs }] : [];
    }),
  );
}

/** What the server has is what this was begun on, or came from here. */
function isOwn({ base, sent }: TypedAnswer, theirs: Answer): boolean {
  return isSameAnswer(theirs, base) || (sent !== undefined && isSameAnswer(theirs, sent));
}

/** The drafts with the note of what is on its way now. */
export function asSent(drafts: Drafts, data: string): Map<string, TaskDraft> {
  const sent = confirmedAnswers({ completion_data: JSON.parse(data) as unknown });
  return new Map(
    [...drafts].map(([task, draft]) => [
      task,
      Object.fromEntries(
        Object.entries(draft).map(([block, typed]) => {
          const answer = sent[task]?.[block];
          return [block, answer === undefined ? typed : { ...typed, sent: answer }];
        }),
      ),
    ]),
  );
}

/**
 * The drafts with the note of what another tab has sent on behalf of this one.
 * @param isOwnAnswer whether an answer of the server was typed here a moment ago
 */
export function asSentElsewhere(
  drafts: Drafts,
  confirmed: Answers,
  isOwnAnswer: (task: string, block: string, answer: Answer) => boolean,
): Map<string, TaskDraft> {
  return new Map(
    [...drafts].map(([task, draft]) => [
      task,
      Object.fromEntries(
        Object.entries(draft).map(([block, typed]) => {
          const theirs = answerTo(confirmed, task, block);
          return [block, isOwnAnswer(task, block, theirs) ? { ...typed, sent: theirs } : typed];
        }),
      ),
    ]),
  );
}

/** All that is typed and in no conflict, as the mutation takes it; undefined for nothing. */
export function sendable(drafts: Drafts, confirmed: Answers): string | undefined {
  const asking = new Set(conflictsOf(drafts, confirmed).map(({ task, block }) => `${task} ${block}`));
  const data: Record<string, { user_data: Record<string, Answer> }> = {};
  for (const [task, draft] of rebased(drafts, confirmed))
    for (const [block, { value }] of Object.entries(draft)) {
      if (asking.has(`${task} ${block}`)) continue;
      data[task] = { user_data: { ...data[task]?.user_data, [block]: value } };
    }
  return Object.keys(data).length > 0 ? JSON.stringify(data) : undefined;
}

/** The parts of a task that ask for an answer. */
export function questionsOf<Task extends TaskShape>({ blocks }: Task): Task['blocks'][number][] {
  return blocks.filter(({ __typename }) => __typename !== 'AssignmentExplanation');
}

/** Whether everything that a task asks for is answered. */
export function isTaskAnswered(task: TaskShape, answers: Answers): boolean {
  return questionsOf(task).every(({ key }) => isAnswered(answerTo(answers, task.key, key)));
}

/** Words of a text, for whoever writes it. */
export function wordCount(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}
