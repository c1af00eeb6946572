import { expect, test } from 'vitest';
import { createPersonalQueue } from './personalQueue.ts';

/** Work that ends when it is told to. */
function startable() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

test('one piece of work at a time, in the order in which it came', async () => {
  const queue = createPersonalQueue(5);
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
  };
  await Promise.all([queue('a', work('a')), queue('b', work('b'))]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('each person has one place until their work is done, however it ends', async () => {
  const queue = createPersonalQueue(5);
  const first = startable();
  const running = queue('a', first.work);
  await expect(queue('a', async () => 'second')).rejects.toMatchObject({ code: 'too_many_requests' });
  first.reject(new Error('broken'));
  await expect(running).rejects.toThrow('broken');
  await expect(queue('a', async () => 'third')).resolves.toBe('third');
});

test('only so many wait', async () => {
  const queue = createPersonalQueue(2);
  const first = startable();
  const taken = [queue('a', first.work), queue('b', async () => 'b'), queue('c', async () => 'c')];
  await expect(queue('d', async () => 'd')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 10,
  });
  first.resolve('a');
  expect(await Promise.all(taken)).toEqual(['a', 'b', 'c']);
  expect(await queue('d', async () => 'd')).toBe('d');
});
