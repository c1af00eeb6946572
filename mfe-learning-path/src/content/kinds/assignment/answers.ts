import type { OwnWorkFragment } from '../../../__generated__/graphql.ts';

/** text: a text · choice: id of the option · confirmation: true or false · file: id of an uploaded file */
export type Answer = string | boolean | null;

/** Answers by task and block. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

/** An answer that no server has confirmed: what the server had when it was begun, and where and when it was typed. */
export interface TypedAnswer {
  readonly value: Answer;
  readonly base: Answer;
  /** what was on its way to the server since that was the server's answer, the latest last */
  readonly sent?: readonly Answer[];
  /** name of the tab in which it was typed last */
  readonly tab?: string;
  /** milliseconds: when it was typed last; later than whatever of it this browser knew then */
  readonly at?: number;
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

/**
 * What counts of a task where two tabs of a browser type: of each answer what was typed last. What was typed in this tab is
 * taken away by this tab alone, once it knows that the server has it.
 * @param here what this tab has
 * @param there what another tab has left for all
 * @param tab name of this tab
 */
export function together(
  here: TaskDraft | undefined,
  there: TaskDraft | undefined,
  tab: string,
): TaskDraft | undefined {
  // in the order of there, so that what is the same is written the same, and no tab answers the other
  const blocks = Object.keys({ ...there, ...here });
  const counting = blocks.flatMap((block): [string, TypedAnswer][] => {
    const [mine, theirs] = [here?.[block], there?.[block]];
    if (mine === undefined || theirs === undefined) {
      const counts = theirs ?? (mine?.tab === tab ? mine : undefined);
      return counts ? [[block, counts]] : [];
    }
    return [[block, isLater(mine, theirs) ? withNotesOf(mine, theirs) : withNotesOf(theirs, mine)]];
  });
  return counting.length > 0 ? Object.fromEntries(counting) : undefined;
}

/** Whether one was typed after the other; both tabs must say the same, so at the same time the name decides. */
function isLater(one: TypedAnswer, other: TypedAnswer): boolean {
  const [at, otherAt] = [one.at ?? 0, other.at ?? 0];
  return at === otherAt ? (one.tab ?? '') > (other.tab ?? '') : at > otherAt;
}

/** An answer that also knows what another tab knows to come from here. */
function withNotesOf(typed: TypedAnswer, { base, sent = [] }: TypedAnswer): TypedAnswer {
  const news = [base, ...sent].filter((one) => !isOwn(typed, one));
  return news.length > 0 ? { ...typed, sent: [...news, ...(typed.sent ?? [])] } : typed;
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
  return [base, ...(sent ?? [])].some((own) => isSameAnswer(theirs, own));
}

/** How many answers on their way are known again; more than one where the server's word on them was lost. */
const rememberedSends = 5;

/** The drafts with the note of what is on its way, from this tab or another. @param data as the mutation takes it */
export function asSent(drafts: Drafts, data: string): Map<string, TaskDraft> {
  const sent = confirmedAnswers({ completion_data: JSON.parse(data) as unknown });
  return new Map(
    [...drafts].map(([task, draft]) => [
      task,
      Object.fromEntries(
        Object.entries(draft).map(([block, typed]) => {
          const answer = sent[task]?.[block];
          if (answer === undefined || isOwn(typed, answer)) return [block, typed];
          return [block, { ...typed, sent: [...(typed.sent ?? []), answer].slice(-rememberedSends) }];
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
