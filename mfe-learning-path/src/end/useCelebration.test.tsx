import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Celebration } from './Celebration.ts';
import { type Ending, isClosed } from './ending.ts';
import { useCelebration } from './useCelebration.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Opens the circle's page once. @returns whether it celebrates */
function visit(ending: Ending | undefined, learner = true): boolean {
  const { result, unmount } = renderHook(() => useCelebration('circle', isClosed(ending, learner)));
  unmount();
  return result.current;
}

describe('a circle is celebrated', () => {
  it.each(['completed', 'passed'] as const)('when it is %s and was seen open, once', (ending) => {
    expect(visit(undefined)).toBe(false);
    expect(visit(ending)).toBe(true);
    expect(visit(ending)).toBe(false);
  });

  it('when that happens while the page is open', () => {
    const { result, rerender } = renderHook(
      ({ ending }: { ending: Ending | undefined }) => useCelebration('circle', isClosed(ending, true)),
      { initialProps: { ending: undefined as Ending | undefined } },
    );
    expect(result.current).toBe(false);
    rerender({ ending: 'passed' });
    expect(result.current).toBe(true);
  });

  it.each([
    ['that was closed when it was seen first', 'completed', 'completed', true],
    ['in which the self-assessment is missing', undefined, 'assessment', true],
    ['at which the person only looks', undefined, 'completed', false],
  ] as const)('not when it is one %s', (_, before, after, learner) => {
    visit(before, learner);
    expect(visit(after, learner)).toBe(false);
  });
});

it('moves for a second, and only where motion is welcome', () => {
  render(<Celebration $on />);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const animated = rules.filter(
    ({ cssText }) => /animation:[^;]* 1s/.test(cssText) && !cssText.startsWith('@keyframes'),
  );
  expect(animated.length).toBeGreaterThan(0);
  for (const { cssText } of animated) expect(cssText).toContain('(prefers-reduced-motion: no-preference)');
});
