import type { ContentOf } from '../contentData.ts';

export type Question = ContentOf<'KnowledgeAssessment'>['questions'][number];

/** Positions of the chosen options of a question. */
export type Answer = readonly number[];

/** Progress of a person in a knowledge assessment. */
export interface AssessmentState {
  /** question on the screen, from 0; the number of questions shows the result */
  readonly position: number;
  /** given answers by question, without holes */
  readonly answers: readonly Answer[];
}

export const assessmentStart: AssessmentState = { position: 0, answers: [] };

/** Whether exactly the correct options were chosen. */
export function isRight(question: Question, answer: Answer): boolean {
  return question.options.every(({ correct }, option) => correct === answer.includes(option));
}

/** Several options can be chosen where several are correct. */
export function hasSeveralCorrect(question: Question): boolean {
  return question.options.filter(({ correct }) => correct).length > 1;
}

/** @returns the number of questions that were answered rightly */
export function rightAnswers(questions: readonly Question[], answers: readonly Answer[]): number {
  return questions.filter((question, index) => {
    const answer = answers[index];
    return answer !== undefined && isRight(question, answer);
  }).length;
}

/** Checks a kept state against the questions of today. @returns undefined when they no longer fit */
export function readAssessmentState(
  kept: unknown,
  questions: readonly Question[],
): AssessmentState | undefined {
  if (typeof kept !== 'object' || kept === null || !('position' in kept) || !('answers' in kept))
    return undefined;
  const { position, answers } = kept;
  if (typeof position !== 'number' || !Array.isArray(answers) || answers.length > questions.length)
    return undefined;
  const fits = answers.every((answer, index) => isAnswer(answer, questions[index]));
  const reachable = Number.isInteger(position) && position >= 0 && position <= answers.length;
  return fits && reachable ? { position, answers } : undefined;
}

function isAnswer(value: unknown, question: Question | undefined): value is Answer {
  return (
    Array.isArray(value) &&
    question !== undefined &&
    value.every((option) => Number.isInteger(option) && option >= 0 && option < question.options.length)
  );
}
