import { examDisplay, examStates } from '@learn/domain';
import { expect, it } from 'vitest';
import de from '../locales/exam.de.json' with { type: 'json' };

function textOf(key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => Object(node)[part], de);
}

it.each([...examStates, 'unknown' as const])('has the words of specification §4 for %s', (state) => {
  const { textKey, text, linkKey, linkText } = examDisplay(state);
  expect(textOf(textKey)).toBe(text);
  const link = linkKey === undefined ? undefined : textOf(linkKey);
  // the specification writes the typewriter's apostrophe
  expect(link).toBe(linkText?.replace("'", '’'));
});
