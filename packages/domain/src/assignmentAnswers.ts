/** A task as far as its answers are concerned: its key, and the keys of the questions that it asks. */
export interface AskedTask {
  readonly key: string;
  readonly questions: readonly string[];
}

export interface EmptyQuestion {
  readonly task: string;
  /** of the task in its assignment, from 1 on */
  readonly taskNumber: number;
  readonly question: string;
}

/** Texts, ids of options and files, and ticks are answers; a blank text and a box without its tick are none. */
export function isAnswered(answer: unknown): boolean {
  return typeof answer === 'string' ? answer.trim() !== '' : answer === true;
}

/** The questions without an answer, in their order. */
export function emptyQuestions(
  tasks: readonly AskedTask[],
  answerTo: (task: string, question: string) => unknown,
): EmptyQuestion[] {
  return tasks.flatMap(({ key: task, questions }, index) =>
    questions
      .filter((question) => !isAnswered(answerTo(task, question)))
      .map((question) => ({ task, taskNumber: index + 1, question })),
  );
}
