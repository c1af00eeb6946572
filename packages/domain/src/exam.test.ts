import { describe, expect, test } from 'vitest';
import { indexCompletions } from './completion.ts';
import {
  canTransition,
  type ExamState,
  examDisplay,
  examState,
  examStates,
  examTransitions,
  firstExamState,
  isExamPassed,
  mayHaveResult,
  readExamState,
} from './exam.ts';

const stateData = (exam_state: unknown) => ({ exam_data: { exam_state } });

function examCircle(options: { requiresBooking?: boolean; own?: unknown } = {}) {
  return {
    id: 'exam',
    exam_requires_booking: options.requiresBooking ?? false,
    learning_sequences: [
      {
        learning_units: [
          {
            learning_contents: [{ id: 'first', additional_json_data: options.own }, { id: 'second' }],
            performance_criteria: [],
          },
        ],
      },
    ],
  };
}

const person = (exam_state?: unknown, page_id = 'first') =>
  indexCompletions(
    exam_state === undefined
      ? []
      : [
          {
            page_id,
            completion_status: 'UNKNOWN',
            updated_at: '2026-03-01T08:00:00Z',
            additional_json_data: stateData(exam_state),
          },
        ],
  );

describe('the state of an exam circle', () => {
  test('is locked with the circle, whatever is stored', () => {
    expect(examState(examCircle(), person('passed'), { locked: true })).toBe('locked');
  });

  test('is the person’s, before the content’s own', () => {
    expect(examState(examCircle({ own: stateData('ready') }), person('inProgress'))).toBe('inProgress');
    expect(examState(examCircle({ own: stateData('ready') }), person())).toBe('ready');
  });

  test('is read from the first content only', () => {
    expect(examState(examCircle(), person('passed', 'second'))).toBe('open');
  });

  test.each([
    [true, 'bookingReady'],
    [false, 'open'],
  ])('without a stored state and with booking %s is %s', (requiresBooking, expected) => {
    expect(examState(examCircle({ requiresBooking }), person())).toBe(expected);
    expect(examState(examCircle({ requiresBooking, own: stateData('') }), person())).toBe(expected);
    expect(
      examState({ id: 'x', exam_requires_booking: requiresBooking, learning_sequences: [] }, person()),
    ).toBe(expected);
  });

  test('that nobody knows is unknown', () => {
    expect(examState(examCircle(), person('postponed'))).toBe('unknown');
  });

  test.each([[null], ['text'], [{}], [{ exam_data: null }], [stateData(3)]])('is not found in %j', (data) => {
    expect(readExamState(data)).toBeUndefined();
  });
});

describe('what is shown', () => {
  test.each<[ExamState, string, string | undefined]>([
    ['locked', 'Prüfung gesperrt', undefined],
    ['open', 'Prüfung bereit', 'Jetzt starten'],
    ['ready', 'Prüfung bereit', 'Jetzt starten'],
    ['booked', 'Prüfung bereit', 'Jetzt starten'],
    ['cancelled', 'Prüfung bereit', 'Jetzt starten'],
    ['bookingReady', 'Prüfung bereit', 'Jetzt anmelden'],
    ['inProgress', 'In Bearbeitung', "Weiter geht's"],
    ['inEvaluation', 'In Bewertung', undefined],
    ['passed', 'Bestanden', undefined],
    ['passedImport', 'Bestanden', undefined],
    ['failed', 'Nicht bestanden', 'Erneut versuchen'],
    ['unknown', 'Status unbekannt', undefined],
  ])('for %s is «%s», link %s', (state, text, linkText) => {
    const display = examDisplay(state);
    expect([display.text, display.linkText, display.hasLink]).toEqual([
      text,
      linkText,
      linkText !== undefined,
    ]);
    expect(display.linkKey !== undefined).toBe(display.hasLink);
  });
});

describe('transitions', () => {
  const allowed = examStates.flatMap((from) =>
    examStates.filter((to) => canTransition(from, to)).map((to) => `${from} → ${to}`),
  );

  test('are those of the table and no others', () => {
    expect(allowed.sort()).toEqual(
      [
        'locked → bookingReady',
        'locked → open',
        'bookingReady → booked',
        'booked → ready',
        'booked → cancelled',
        'cancelled → booked',
        'open → inProgress',
        'ready → inProgress',
        'inProgress → inEvaluation',
        'inEvaluation → passed',
        'inEvaluation → failed',
        'failed → bookingReady',
        'failed → open',
      ].sort(),
    );
  });

  test('never leave a passed exam and never reach passedImport', () => {
    expect([examTransitions.passed, examTransitions.passedImport]).toEqual([[], []]);
    expect(examStates.some((from) => canTransition(from, 'passedImport'))).toBe(false);
  });

  test('do not start from an unknown state', () => {
    expect(canTransition('unknown', 'open')).toBe(false);
  });
});

test('an exam begins with its booking where it requires one', () => {
  expect(
    [true, false, null, undefined].map((value) => firstExamState({ exam_requires_booking: value })),
  ).toEqual(['bookingReady', 'open', 'open', 'open']);
});

test('is passed here or elsewhere', () => {
  expect(examStates.filter(isExamPassed)).toEqual(['passed', 'passedImport']);
});

test('an exam has no result while it is booked', () => {
  expect(examStates.filter((state) => !mayHaveResult(state))).toEqual(['booked']);
});
