import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDevice, refusal, settled, writeOf } from '../testing/tabs.ts';
import type { WaitingWrite } from './waitingWrites.ts';

describe('with a network', () => {
  it('sends at once and gives the answer', async () => {
    const device = openDevice();
    const tab = device.open();
    await expect(tab.outbox.deliver(writeOf('a'))).resolves.toEqual({ state: 'sent', answer: { got: 'a' } });
    expect([device.storage.length, tab.shown(), tab.delivered]).toEqual([0, [], []]);
  });

  it.each([
    ['conflict', refusal(409, 'version_conflict', { current: 5 })],
    ['refusal', refusal(422, 'circle_locked')],
  ])('throws a %s to who waits for it, and keeps nothing', async (_, error) => {
    const device = openDevice();
    device.answer = () => error;
    const tab = device.open();
    await expect(tab.outbox.deliver(writeOf('a'))).rejects.toBe(error);
    expect([device.storage.length, tab.shown()]).toEqual([0, []]);
  });

  it.each([
    ['the server is away', new TypeError('Failed to fetch')],
    ['nobody answers in time', new DOMException('no answer', 'TimeoutError')],
    ['a proxy answers', refusal(502, undefined as never)],
    ['the database is away', refusal(503, 'database_unavailable')],
    ['the login has ended', refusal(401, 'not_logged_in')],
  ])('keeps it when %s', async (_, error) => {
    const device = openDevice();
    device.answer = () => error;
    const tab = device.open();
    await expect(tab.outbox.deliver(writeOf('a'))).resolves.toEqual({ state: 'waiting' });
    expect(tab.shown()).toMatchObject([{ key: 'a', state: 'waiting' }]);
    device.answer = () => undefined;
    tab.outbox.resume();
    await settled();
    expect([device.taken, tab.shown(), tab.delivered]).toEqual([['a'], [], ['a']]);
  });

  it('tries again by itself, but not without a login', async () => {
    const device = openDevice();
    const tab = device.open();
    device.answer = () => refusal(401, 'not_logged_in');
    await tab.outbox.deliver(writeOf('a'));
    tab.wake();
    await settled();
    expect(device.begun).toEqual(['a']);
    device.answer = () => refusal(503, 'database_unavailable');
    await tab.outbox.deliver(writeOf('b'));
    device.answer = () => undefined;
    tab.wake();
    await settled();
    expect(device.taken).toEqual(['a', 'b']);
  });
});

describe('pending writes', () => {
  it('goes before what is new', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    await tab.outbox.deliver(writeOf('a'));
    device.online = true;
    await tab.outbox.deliver(writeOf('b'));
    expect(device.taken).toEqual(['a', 'b']);
  });

  it('is replaced in its place', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    for (const [key, body] of [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const)
      await tab.outbox.deliver(writeOf(key, body));
    device.online = true;
    tab.outbox.resume();
    await settled();
    expect(device.taken).toEqual([3, 2]);
  });

  it('stays as a conflict with the newer state, holds up no other, and is resolved by another write', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    await tab.outbox.deliver(writeOf('a', 1));
    await tab.outbox.deliver(writeOf('b', 2));
    device.online = true;
    device.answer = (body) =>
      body === 1 ? refusal(409, 'version_conflict', { current: 'newer' }) : undefined;
    tab.outbox.resume();
    await settled();
    expect(device.taken).toEqual([2]);
    expect(tab.shown()).toMatchObject([{ key: 'a', state: 'conflict', current: 'newer' }]);
    tab.outbox.resolve('a', writeOf('a', 4));
    await settled();
    expect([device.taken, tab.shown(), tab.delivered]).toEqual([[2, 4], [], [2, 4]]);
  });

  it('stays as refused with the reason until it is dropped', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    await tab.outbox.deliver(writeOf('a'));
    device.online = true;
    device.answer = () => refusal(422, 'circle_locked');
    tab.outbox.resume();
    await settled();
    tab.outbox.resume();
    await settled();
    expect(device.begun).toEqual(['a']);
    expect(device.open().shown()).toEqual([]);
    const reopened = device.open();
    reopened.outbox.resume();
    expect(reopened.shown()).toMatchObject([{ state: 'refused', code: 'circle_locked', reason: 'No.' }]);
    tab.outbox.drop('a');
    expect([tab.shown(), device.storage.length]).toEqual([[], 0]);
  });

  it('fails as ever where nothing can be kept', async () => {
    const device = openDevice();
    device.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const tab = device.open();
    await expect(tab.outbox.deliver(writeOf('a'))).resolves.toMatchObject({ state: 'sent' });
    const lost = new TypeError('Failed to fetch');
    device.answer = () => lost;
    await expect(tab.outbox.deliver(writeOf('b'))).rejects.toBe(lost);
    device.online = false;
    await expect(tab.outbox.deliver(writeOf('c'))).rejects.toThrow(TypeError);
    expect(tab.shown()).toEqual([]);
  });

  it('is neither sent after what has replaced it nor again, where the storage is full by then', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    await tab.outbox.deliver(writeOf('a', 1));
    await tab.outbox.deliver(writeOf('b', 2));
    device.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    device.online = true;
    device.answer = (body) => (body === 2 ? refusal(422, 'circle_locked') : undefined);
    await expect(tab.outbox.deliver(writeOf('a', 3))).resolves.toMatchObject({ state: 'sent' });
    await settled();
    expect([device.taken, tab.shown().map(({ key }) => key)]).toEqual([[3], ['b']]);
    tab.outbox.drop('b');
    tab.outbox.resume();
    await settled();
    expect([device.begun, device.storage.length]).toEqual([[3, 2], 0]);
  });

  it('stays as it was where a full storage does not let a newer one in, and that cannot be sent', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    await tab.outbox.deliver(writeOf('a', 1));
    device.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(tab.outbox.deliver(writeOf('a', 2))).rejects.toThrow(TypeError);
    device.online = true;
    tab.outbox.resume();
    await settled();
    expect([device.taken, device.storage.length]).toEqual([[1], 0]);
  });

  it('stays with what is wrong where, for its page', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    await tab.outbox.deliver(writeOf('a'));
    device.online = true;
    const fields = [{ field: 'good', messages: ['Zu lang.'] }];
    device.answer = () => refusal(400, 'validation_failed', {}, fields);
    tab.outbox.resume();
    await settled();
    expect(tab.shown()).toMatchObject([{ state: 'refused', code: 'validation_failed', fields }]);
  });

  it('stays after a fault of the server, holds up no other, and is sent again only when that is wanted', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    await tab.outbox.deliver(writeOf('a'));
    await tab.outbox.deliver(writeOf('b'));
    device.online = true;
    device.answer = (body) => (body === 'a' ? refusal(500, 'internal_error') : undefined);
    tab.outbox.resume();
    await settled();
    tab.outbox.resume();
    await settled();
    expect([device.begun, device.taken]).toEqual([['a', 'b'], ['b']]);
    const [failed] = tab.shown();
    expect(tab.shown()).toEqual([{ ...writeOf('a'), since: expect.any(String), state: 'failed' }]);
    device.answer = () => undefined;
    tab.outbox.resolve('a', failed as WaitingWrite);
    await settled();
    expect([device.taken, tab.shown(), device.storage.length]).toEqual([['b', 'a'], [], 0]);
  });

  it('goes with the person', async () => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    await tab.outbox.deliver(writeOf('a'));
    device.storage.removeItem('outbox:u1:a');
    tab.outbox.stop();
    device.online = true;
    tab.outbox.resume();
    await settled();
    expect([device.begun, tab.shown()]).toEqual([[], []]);
  });
});

describe('two tabs', () => {
  it('hear of what the other has sent and of what it was told', async () => {
    const device = openDevice();
    const [one, two] = [device.open(), device.open()];
    device.online = false;
    await one.outbox.deliver(writeOf('a'));
    two.outbox.refresh();
    expect(two.shown()).toHaveLength(1);
    device.online = true;
    two.outbox.resume();
    await settled();
    expect([one.delivered, two.delivered, one.shown()]).toEqual([['a'], ['a'], []]);
  });

  it('give the outcome to the waiting tab, whichever tab has sent it', async () => {
    const device = openDevice();
    const [one, two] = [device.open(), device.open()];
    device.answer = (body) => (body === 'b' ? refusal(422, 'circle_locked') : undefined);
    // both are stored before the first has its turn, so that the first tab sends the other's, too
    const first = one.outbox.deliver(writeOf('a'));
    const second = two.outbox.deliver(writeOf('b'));
    await expect(first).resolves.toMatchObject({ state: 'sent' });
    await expect(second).rejects.toMatchObject({ code: 'circle_locked' });
    await settled();
    expect([device.begun, device.storage.length, one.shown(), two.shown()]).toEqual([['a', 'b'], 0, [], []]);
  });

  it.each([
    ['sent', undefined],
    ['refused', refusal(422, 'circle_locked')],
  ])(
    'let nobody wait for ever when one ends before it could tell what the server said: %s',
    async (_, answer) => {
      const device = openDevice();
      const [one, two] = [device.open(), device.open()];
      device.answer = (body) => {
        if (body === 'a') return undefined;
        one.crashWhenSent();
        return answer;
      };
      void one.outbox.deliver(writeOf('a'));
      const second = two.outbox.deliver(writeOf('b'));
      await (answer
        ? expect(second).rejects.toMatchObject({ code: 'circle_locked' })
        : expect(second).resolves.toMatchObject({ state: 'sent' }));
      await settled();
      expect([device.begun, device.storage.length]).toEqual([['a', 'b', 'b'], 0]);
    },
  );

  it('give who waits the outcome of what another tab has put in its place', async () => {
    const device = openDevice();
    const [one, two] = [device.open(), device.open()];
    void one.outbox.deliver(writeOf('x'));
    const mark = two.outbox.deliver(writeOf('a', 'mark'));
    const undo = one.outbox.deliver(writeOf('a', 'undo'));
    await expect(mark).resolves.toEqual({ state: 'sent', answer: { got: 'undo' } });
    await expect(undo).resolves.toEqual({ state: 'sent', answer: { got: 'undo' } });
    expect(device.taken).toEqual(['x', 'undo']);
  });

  it('send an undo after the mark that the other tab is sending, and give each its own answer', async () => {
    const device = openDevice();
    const [one, two] = [device.open(), device.open()];
    const mark = one.outbox.deliver(writeOf('a', 'mark'));
    while (device.begun.length === 0) await Promise.resolve();
    const undo = two.outbox.deliver(writeOf('a', 'undo'));
    await expect(mark).resolves.toEqual({ state: 'sent', answer: { got: 'mark' } });
    await expect(undo).resolves.toEqual({ state: 'sent', answer: { got: 'undo' } });
    expect(device.taken).toEqual(['mark', 'undo']);
  });

  it('let nobody wait for what the other has given up', async () => {
    const device = openDevice();
    const [one, two] = [device.open(), device.open()];
    void one.outbox.deliver(writeOf('x'));
    const second = two.outbox.deliver(writeOf('a'));
    one.outbox.drop('a');
    await expect(second).rejects.toBeDefined();
    await settled();
    expect(device.taken).toEqual(['x']);
  });
});

type Step =
  | readonly ['write', number, string]
  | readonly ['network', boolean]
  | readonly ['crash' | 'crashWhenSent', number]
  /** what was written last, and its opposite, from the other tab */
  | readonly ['undo'];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constant('write' as const), fc.nat(1), fc.constantFrom('a', 'b', 'c', 'd')),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('network' as const), fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('crash' as const, 'crashWhenSent' as const), fc.nat(1)) },
  { weight: 2, arbitrary: fc.constant(['undo'] as const) },
);

it('loses nothing, keeps the order, repeats only what a tab ended over, and answers everybody, whatever tabs and network do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 24 }), async (steps) => {
      const device = openDevice();
      const tabs = [device.open(), device.open()];
      const written: { key: string; body: number; tab: number }[] = [];
      let ended = 0;
      let waiting = new Map<object, number>();
      const write = (tab: number, key: string) => {
        const body = written.length;
        written.push({ key, body, tab });
        const call = {};
        waiting.set(call, tab);
        const settle = () => void waiting.delete(call);
        tabs[tab]?.outbox.deliver(writeOf(key, body)).then(settle, settle);
      };
      const end = (tab: number) => {
        tabs[tab]?.crash();
        tabs[tab] = device.open();
        waiting = new Map([...waiting].filter(([, of]) => of !== tab));
      };
      for (const [one, pauses] of steps) {
        const last = written.at(-1);
        if (one[0] === 'network') device.online = one[1];
        else if (one[0] === 'write') write(one[1], one[2]);
        else if (one[0] === 'undo') last && write(1 - last.tab, last.key);
        else if (one[0] === 'crash') end(one[1]);
        else {
          tabs[one[1]]?.crashWhenSent();
          await settled();
          end(one[1]);
          ended += 1;
        }
        if (pauses) await settled();
      }
      device.online = true;
      for (const tab of tabs) tab.outbox.resume();
      await settled();

      const taken = device.taken as number[];
      const keyOf = (body: number) => written[body]?.key;
      // nobody waits any more
      expect(waiting.size).toBe(0);
      // nothing twice, but what a tab had no time to tell
      expect(taken.length - new Set(taken).size).toBeLessThanOrEqual(ended);
      // the last word of each key has arrived, and nothing of that key after it
      for (const { key } of written) {
        const last = written.findLast((write) => write.key === key)?.body;
        expect(taken.findLast((body) => keyOf(body) === key)).toBe(last);
      }
      // writes of one key arrive in their order
      for (const { key } of written) {
        const bodies = taken.filter((body) => keyOf(body) === key);
        expect(bodies).toEqual([...bodies].sort((left, right) => left - right));
      }
      expect(device.storage.length).toBe(0);
    }),
    { numRuns: 150 },
  );
});

it('keeps the order of first writes across keys while the network is away', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(1), fc.constantFrom('a', 'b', 'c', 'd', 'e')), { maxLength: 20 }),
      async (writes) => {
        const device = openDevice();
        const tabs = [device.open(), device.open()];
        device.online = false;
        for (const [index, [tab, key]] of writes.entries())
          await tabs[tab]?.outbox.deliver(writeOf(key, `${key}${index}`));
        device.online = true;
        for (const tab of tabs) tab.outbox.resume();
        await settled();
        const keys = writes.map(([, key]) => key);
        const expected = [...new Set(keys)].map((key) => `${key}${keys.lastIndexOf(key)}`);
        expect(device.taken).toEqual(expected);
      },
    ),
    { numRuns: 100 },
  );
});
