import { expect, test } from 'vitest';
import { excerptOf, markWords } from './excerpt.ts';

const marked = ({ text, ranges }: ReturnType<typeof excerptOf>) =>
  ranges.map(({ start, end }) => text.slice(start, end));

test('marks whole words however they are written', () => {
  const text = 'Die Prämie, die PRÄMIE und die Prämien.';
  const ranges = markWords(text, new Set(['pramie']));
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['Prämie', 'PRÄMIE']);
});

test('a short text is shown whole', () => {
  const excerpt = excerptOf('Hagel und Sturm', new Set(['sturm']));
  expect(excerpt.text).toBe('Hagel und Sturm');
  expect(marked(excerpt)).toEqual(['Sturm']);
});

test('of a long text the stretch with most of the found words, cut at words', () => {
  const filler = 'lorem ipsum dolor '.repeat(40);
  const excerpt = excerptOf(`${filler}hagel ${filler}hagel und sturm ${filler}`, new Set(['hagel', 'sturm']));
  expect(marked(excerpt)).toEqual(['hagel', 'sturm']);
  expect(excerpt.text).toMatch(/^… (?:lorem|ipsum|dolor) .* (?:lorem|ipsum|dolor) …$/);
  expect(excerpt.text.length).toBeLessThanOrEqual(190);
});

test('the beginning where nothing was found in the text', () => {
  const excerpt = excerptOf('wort '.repeat(100).trim(), new Set(['titel']));
  expect([excerpt.ranges, excerpt.text.startsWith('wort'), excerpt.text.endsWith(' …')]).toEqual([
    [],
    true,
    true,
  ]);
});

test('a text without any space is cut, too', () => {
  expect(excerptOf('x'.repeat(10_000), new Set(['y'])).text.length).toBeLessThanOrEqual(190);
  expect(excerptOf(`${'x'.repeat(10_000)} y`, new Set(['y'])).text.length).toBeLessThanOrEqual(190);
});
