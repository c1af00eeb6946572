import { expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

it('goes on in another task, when all that was underway in this one is done', async () => {
  expect(globalThis).not.toHaveProperty('scheduler');
  let steps = 0;
  const underway = (async () => {
    for (; steps < 20; steps += 1) await undefined;
  })();
  await pause();
  expect(steps).toBe(20);
  await underway;
});

it('yields where the browser knows how to', async () => {
  const yieldTask = vi.fn(async () => undefined);
  vi.stubGlobal('scheduler', { yield: yieldTask });
  await pause();
  expect(yieldTask).toHaveBeenCalledOnce();
});
