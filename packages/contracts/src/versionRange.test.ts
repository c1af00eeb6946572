import { describe, expect, it } from 'vitest';
import { satisfy } from './versionRange.ts';

describe('satisfy', () => {
  it.each([
    ['^1.2.3', '1.2.3', true],
    ['^1.2.3', '^1.2.4', true],
    ['^1.2.3', '^1.3.0', true],
    ['^1.2.3', '^1.2.2', false],
    ['^1.2.3', '^1.1.9', false],
    ['^1.2.3', '^2.0.0', false],
    ['^2.0.0', '^1.9.9', false],
    ['^0.2.3', '^0.2.4', true],
    ['^0.2.3', '^0.3.0', false],
    ['^0.0.3', '^0.0.3', true],
    ['^0.0.3', '^0.0.4', false],
    ['^0.0.0', '^0.0.1', false],
    ['^19.3.1', '19.4.0-canary', true],
  ])('%s and %s: %s', (range, provided, fits) => {
    expect(satisfy(provided, range)).toBe(fits);
  });

  it('accepts nothing for what is not a version', () => {
    expect(satisfy('1.0.0', '*')).toBe(false);
  });
});
