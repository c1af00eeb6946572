import { expect, test } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

test('knows how often words stand in an index that begin so', () => {
  const vocabulary = createVocabulary();
  for (const word of ['ver', 'versicherung', 'vertrag', 'verz', 'vf', 've', 'vertrag', 'éa'])
    vocabulary.add(word);
  expect(['ver', 'vert', 'v', 'x', 'a', 'é'].map(vocabulary.occurrences)).toEqual([5, 2, 7, 0, 0, 1]);
  vocabulary.add('verb');
  expect(vocabulary.occurrences('ver')).toBe(6);
});
