import { type ExamState, examDisplay, examStates } from '@learn/domain';
import { expect, it } from 'vitest';
import { examActions } from './examActions.ts';

const words: Readonly<Record<string, string>> = {
  register: 'Jetzt anmelden',
  start: 'Jetzt starten',
  continue: "Weiter geht's",
  again: 'Erneut versuchen',
};

it.each([...examStates, 'unknown' as ExamState])(
  'offers in the state %s the link of specification §4, and no other',
  (state) => {
    const { first, startLater } = examActions(state, { attemptsLeft: 1 });
    const offered = startLater ? 'Jetzt starten' : words[first ?? ''];
    expect(offered).toBe(examDisplay(state).linkText);
  },
);

it('offers no other try where none is left', () => {
  expect(examActions('failed', { attemptsLeft: 0 }).first).toBeUndefined();
  expect(examActions('failed', { attemptsLeft: null }).first).toBe('again');
});

it('keeps a booked date once its deadline is over', () => {
  expect(examActions('booked', { attemptsLeft: 1 })).toMatchObject({ change: true, cancel: true });
  expect(examActions('booked', { attemptsLeft: 1, bookingOver: true })).toMatchObject({
    change: false,
    cancel: false,
    startLater: true,
  });
});
