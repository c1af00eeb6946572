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
    const { first, startLater } = examActions(state, 1);
    const offered = startLater ? 'Jetzt starten' : words[first ?? ''];
    expect(offered).toBe(examDisplay(state).linkText);
  },
);

it('offers no other try where none is left', () => {
  expect(examActions('failed', 0).first).toBeUndefined();
  expect(examActions('failed', null).first).toBe('again');
});
