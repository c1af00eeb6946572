import type { CompletionIndex } from './completion.ts';
import { type CircleNode, type ContentNode, contentsOf } from './learningPath.ts';

/** The states of an exam (specification §4). */
export const examStates = [
  'locked',
  'open',
  'ready',
  'booked',
  'cancelled',
  'bookingReady',
  'inProgress',
  'inEvaluation',
  'passed',
  'passedImport',
  'failed',
] as const;

export type KnownExamState = (typeof examStates)[number];

/** 'unknown' stands for a stored value that is none of the known states. */
export type ExamState = KnownExamState | 'unknown';

/** A content that may hold an exam state. */
export interface ExamContentNode extends ContentNode {
  readonly additional_json_data?: unknown;
}

/** An exam circle with what its state needs. */
export interface ExamCircleNode extends CircleNode<ExamContentNode> {
  readonly exam_requires_booking?: boolean | null;
}

/** What is shown for an exam; the German texts are the specification's, the keys are for the translations. */
export interface ExamDisplay {
  readonly textKey: string;
  readonly text: string;
  readonly linkKey?: string;
  readonly linkText?: string;
  readonly hasLink: boolean;
}

/** Reads exam_data.exam_state out of additional_json_data; undefined when there is none. */
export function readExamState(additionalJsonData: unknown): string | undefined {
  const examData = property(additionalJsonData, 'exam_data');
  const state = property(examData, 'exam_state');
  return typeof state === 'string' && state !== '' ? state : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Whether an exam is passed, here or elsewhere: then its content is done. */
export function isExamPassed(state: ExamState): boolean {
  return state === 'passed' || state === 'passedImport';
}

/** Where an exam begins once its circle is open, and again after a failed attempt (specification §4). */
export function firstExamState(
  circle: Pick<ExamCircleNode, 'exam_requires_booking'>,
): 'bookingReady' | 'open' {
  return circle.exam_requires_booking ? 'bookingReady' : 'open';
}

/**
 * The exam state of an exam circle for a person (specification §4): locked if the circle is; else the state in the
 * person's completion entry of the first content, then the content's own; else bookingReady or open.
 * A stored state that is not in the table gives 'unknown', which the caller reports as an error.
 * @param lock the circle's lock as `circleLock` gives it, or `{ locked: true }` for a forced lock.
 */
export function examState(
  circle: ExamCircleNode,
  index: CompletionIndex,
  lock: { readonly locked: boolean } = { locked: false },
): ExamState {
  if (lock.locked) return 'locked';
  const content = contentsOf(circle)[0];
  const stored =
    content &&
    (readExamState(index.get(content.id)?.additional_json_data) ??
      readExamState(content.additional_json_data));
  if (stored === undefined) return firstExamState(circle);
  return examStates.find((state) => state === stored) ?? 'unknown';
}

function display(textKey: string, text: string, linkKey?: string, linkText?: string): ExamDisplay {
  return { textKey, text, linkKey, linkText, hasLink: linkText !== undefined };
}

const start = display('exam.ready', 'Prüfung bereit', 'exam.link.start', 'Jetzt starten');
const passed = display('exam.passed', 'Bestanden');

const displays: Readonly<Record<ExamState, ExamDisplay>> = {
  locked: display('exam.locked', 'Prüfung gesperrt'),
  open: start,
  ready: start,
  booked: start,
  cancelled: start,
  bookingReady: display('exam.ready', 'Prüfung bereit', 'exam.link.register', 'Jetzt anmelden'),
  inProgress: display('exam.inProgress', 'In Bearbeitung', 'exam.link.continue', "Weiter geht's"),
  inEvaluation: display('exam.inEvaluation', 'In Bewertung'),
  passed,
  passedImport: passed,
  failed: display('exam.failed', 'Nicht bestanden', 'exam.link.retry', 'Erneut versuchen'),
  unknown: display('exam.unknown', 'Status unbekannt'),
};

/** Text and link of an exam state, the table of specification §4. */
export function examDisplay(state: ExamState): ExamDisplay {
  return displays[state];
}

/** Where an exam can go from each state. passedImport is set by an import only; passed states have no way back. */
export const examTransitions: Readonly<Record<KnownExamState, readonly KnownExamState[]>> = {
  locked: ['bookingReady', 'open'],
  bookingReady: ['booked'],
  booked: ['ready', 'cancelled'],
  cancelled: ['booked'],
  open: ['inProgress'],
  ready: ['inProgress'],
  inProgress: ['inEvaluation'],
  inEvaluation: ['passed', 'failed'],
  passed: [],
  passedImport: [],
  failed: ['bookingReady', 'open'],
};

/** Whether a result can be recorded: while an exam is booked, its date has not begun (domain decisions §6). */
export function mayHaveResult(state: ExamState): boolean {
  return state !== 'booked';
}

/** Whether an exam may go from one state to another by itself; corrections by an admin are not transitions. */
export function canTransition(from: ExamState, to: ExamState): boolean {
  return from !== 'unknown' && examTransitions[from].some((state) => state === to);
}
