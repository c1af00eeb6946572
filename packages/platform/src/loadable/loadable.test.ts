import type { Loadable } from '@learn/contracts';
import { describe, expect, it, vi } from 'vitest';
import { joinLoadables, loadableOf, mapLoadable } from './loadable.ts';

const reload = vi.fn();
const pick = ({ circle }: { circle: string | null }) => circle;

describe('loadableOf', () => {
  it.each([
    [{ data: undefined, error: undefined }, { state: 'loading' }],
    [
      { data: { circle: 'Kauf' }, error: undefined },
      { state: 'ready', data: 'Kauf' },
    ],
    [{ data: { circle: null }, error: undefined }, { state: 'missing' }],
    [{ data: undefined, error: { code: 'not_found' } }, { state: 'missing' }],
    [{ data: undefined, error: { errors: [{ extensions: { code: 'not_found' } }] } }, { state: 'missing' }],
    [
      { data: undefined, error: 'gone' },
      { state: 'failed', error: 'gone' },
    ],
    [
      { data: { circle: 'Kauf' }, error: 'gone' },
      { state: 'ready', data: 'Kauf' },
    ],
  ])('%j is %j', (asked, expected) => {
    expect(loadableOf({ ...asked, reload }, pick)).toEqual({ ...expected, reload });
  });
});

const ready: Loadable<number> = { state: 'ready', data: 1, reload };
const loading: Loadable<number> = { state: 'loading', reload };
const failed: Loadable<number> = { state: 'failed', error: 'gone', reload };
const missing: Loadable<number> = { state: 'missing', reload };

describe('joinLoadables', () => {
  it.each([
    ['ready', { path: ready, progress: ready }],
    ['loading', { path: ready, progress: loading }],
    ['failed', { path: loading, progress: failed }],
    ['missing', { path: failed, progress: missing }],
  ])('is %s', (state, parts) => {
    expect(joinLoadables(parts).state).toBe(state);
  });

  it('carries the data of all, or names the part that failed and asks for that one again', () => {
    expect(joinLoadables({ path: ready, progress: ready })).toMatchObject({ data: { path: 1, progress: 1 } });
    const again = vi.fn();
    const joined = joinLoadables({ path: ready, progress: { ...failed, reload: again } });
    expect(joined).toMatchObject({ part: 'progress' });
    joined.reload();
    expect(again).toHaveBeenCalledOnce();
  });
});

it('changes the data of what is there only', () => {
  expect(mapLoadable(ready, (data: number) => data + 1)).toMatchObject({ state: 'ready', data: 2 });
  expect(mapLoadable(loading, (data: number) => data + 1)).toBe(loading);
});
