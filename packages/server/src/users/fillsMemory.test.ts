import { expect, it } from 'vitest';
import { png, pngBomb } from '../../test/fixtureFiles.ts';
import { fillsMemory } from './fillsMemory.ts';

it.each([
  ['a plain png', png(30, 30), false],
  ['an interlaced one of its size', pngBomb(8 * 8 + 15), false],
  ['an interlaced one of ten times its size', pngBomb(8 * 8 * 10 + 2048), true],
  ['an interlaced one of a hundred megabytes', pngBomb(100 * 1024 * 1024), true],
  ['an interlaced one that cannot be unpacked', pngBomb(79).fill(0, 45, 50), true],
])('%s: %s', (_, bytes, answer) => {
  expect(fillsMemory(bytes)).toBe(answer);
});
