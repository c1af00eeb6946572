import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumText, readAnswers, type SentAs } from './answers.ts';
import { questionnaireRows } from './questionnaires.ts';
import type { FeedbackQuestion } from './tables.ts';

const label = { de: '', fr: '', it: '' };
const questions: readonly FeedbackQuestion[] = [
  { id: 'scale', type: 'scale', label, required: true },
  { id: 'again', type: 'yes_no', label, required: true },
  { id: 'comment', type: 'text', label, required: false },
];

const read = (data: unknown, sentAs: SentAs = 'draft') =>
  readAnswers(questions, JSON.stringify(data), sentAs);

describe('readAnswers', () => {
  it('takes what answers the questions; nothing and blank texts are no answers', () => {
    expect(read({ scale: 4, again: false, comment: '  gut ' }, 'submission')).toEqual({
      answers: { scale: 4, again: false, comment: 'gut' },
      fieldErrors: [],
    });
    expect(read({ scale: null, comment: '   ' })).toEqual({ answers: {}, fieldErrors: [] });
    const changes = read({ scale: null, again: true, comment: '   ' }, 'changes');
    expect(changes).toEqual({ answers: { scale: null, again: true, comment: null }, fieldErrors: [] });
  });

  it('misses required answers at the end only', () => {
    expect(read({ scale: 1 }).fieldErrors).toEqual([]);
    expect(read({ scale: 1, again: null }, 'changes').fieldErrors).toEqual([]);
    expect(read({ scale: 1 }, 'submission').fieldErrors).toEqual([
      { field: 'again', problems: ['required'] },
    ]);
  });

  it.each([
    [{ scale: 0 }, 'scale', 'invalid'],
    [{ scale: 5 }, 'scale', 'invalid'],
    [{ scale: 2.5 }, 'scale', 'invalid'],
    [{ scale: '3' }, 'scale', 'invalid'],
    [{ again: 1 }, 'again', 'invalid'],
    [{ comment: 7 }, 'comment', 'invalid'],
    [{ comment: { toString: 1 } }, 'comment', 'invalid'],
    [{ comment: 'x'.repeat(maximumText + 1) }, 'comment', 'too_long'],
    [{ more: 1 }, 'more', 'unknown'],
  ])('%j: %s is %s, the others are kept', (data, field, problem) => {
    const right = { scale: 2, again: true };
    const { answers, fieldErrors } = read({ ...right, ...data }, 'submission');
    expect(fieldErrors).toEqual([{ field, problems: [problem] }]);
    expect(answers).toEqual(Object.fromEntries(Object.entries(right).filter(([id]) => id !== field)));
  });

  it.each(['', 'null', '[]', '3', '"text"', '{', '{"comment":"\\u0000"}', '{"comment":"\\ud800"}'])(
    'knows no answers in %s',
    (data) => {
      expect(readAnswers(questions, data, 'draft')).toEqual({
        answers: undefined,
        fieldErrors: [{ field: 'data', problems: ['invalid'] }],
      });
    },
  );

  it('never keeps more than answers of the right type, whatever is sent', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom<SentAs>('submission', 'draft', 'changes'), (data, sentAs) => {
        for (const [id, answer] of Object.entries(readAnswers(questions, data, sentAs).answers ?? {})) {
          expect(['scale', 'again', 'comment']).toContain(id);
          if (answer === null) expect(sentAs).toBe('changes');
          else expect(['number', 'boolean', 'string']).toContain(typeof answer);
        }
      }),
    );
  });
});

describe.each(questionnaireRows())('the questionnaire $kind', ({ questions: asked }) => {
  it('has eight to twelve questions in three languages, one of which is the satisfaction', () => {
    expect(asked.length).toBeGreaterThanOrEqual(8);
    expect(asked.length).toBeLessThanOrEqual(12);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    expect(asked.filter(({ satisfaction }) => satisfaction)).toMatchObject([
      { type: 'scale', required: true },
    ]);
    for (const { label: texts } of asked) {
      expect(new Set([texts.de, texts.fr, texts.it]).size).toBe(3);
    }
  });
});
