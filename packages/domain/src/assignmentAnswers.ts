/** An answer to a question of an assignment: a text, the id of an option or of a file, a tick; null and undefined for none. */
export type AssignmentAnswer = string | boolean | null | undefined;

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

/** Nothing given, a blank text and a box without its tick are no answer. */
export function isAnswered(answer: AssignmentAnswer): boolean {
  return typeof answer === 'string' ? answer.trim() !== '' : answer === true;
}

/** The questions without an answer, in their order. */
export function emptyQuestions(
  tasks: readonly AskedTask[],
  answerTo: (task: string, question: string) => AssignmentAnswer,
): EmptyQuestion[] {
  return tasks.flatMap(({ key: task, questions }, index) =>
    questions
      .filter((question) => !isAnswered(answerTo(task, question)))
      .map((question) => ({ task, taskNumber: index + 1, question })),
  );
}
