import { contentKinds, examDisplay, examStates } from '@learn/domain';
import { expect, it } from 'vitest';
import de from '../locales/de.json' with { type: 'json' };
import { kindOf } from './kind.ts';

function textOf(key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => Object(node)[part], de);
}

it.each([...examStates, 'unknown' as const])(
  'has the words of specification §4 for the exam state %s',
  (state) => {
    const { textKey, text, linkKey, linkText } = examDisplay(state);
    expect(textOf(textKey)).toBe(text);
    const link = linkKey === undefined ? undefined : textOf(linkKey);
    // the specification writes the typewriter's apostrophe
    expect(link).toBe(linkText?.replace("'", '’'));
  },
);

it.each(contentKinds)('has an icon and a word for %s', (content_type) => {
  const { label } = kindOf({ content_type });
  expect(label).not.toBe('kind.other');
  expect(textOf(label)).toEqual(expect.any(String));
});

it('calls an assignment by its type', () => {
  const content_type = 'learnpath.LearningContentAssignment';
  expect(textOf(kindOf({ content_type, assignment_type: 'CASEWORK' }).label)).toBe('Fallarbeit');
});

it('shows a kind that it does not know as content', () => {
  expect(kindOf({ content_type: 'learnpath.LearningContentHologram' })).toEqual({
    icon: 'text',
    label: 'kind.other',
  });
});
