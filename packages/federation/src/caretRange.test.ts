import { describe, expect, it } from 'vitest';
import { acceptsVersion } from './caretRange.ts';

describe('acceptsVersion', () => {
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
    expect(acceptsVersion(range, provided)).toBe(fits);
  });

  it('refuses what is not a version', () => {
    expect(() => acceptsVersion('*', '1.0.0')).toThrow('* is not a version');
  });
});
