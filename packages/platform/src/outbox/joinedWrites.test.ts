import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { openDevice, refusal, settled, writeOf } from '../testing/tabs.ts';
import type { Write } from './waitingWrites.ts';

const document = parse('mutation Record($day: ID!, $list: [Item!]!) { record(day: $day, list: $list) }');

const entryOf = (person: string, value: unknown = 1, day = 'monday'): Write => ({
  ...writeOf(`${day}/${person}`),
  request: {
    kind: 'mutation',
    document,
    variables: { day, list: [{ person, value }] },
    joined: { list: 'list', id: 'person' },
  },
});

interface Call {
  readonly list: readonly { readonly person: string; readonly value: unknown }[];
}
const people = (calls: readonly unknown[]) =>
  calls.map((call) => (call as Call).list.map(({ person }) => person).join(' '));

/** A device whose first call is on its way. */
async function busyDevice() {
  const device = openDevice();
  const tab = device.open();
  const outcomes = new Map<string, unknown>();
  const deliver = (write: Write) =>
    void tab.outbox.deliver(write).then(
      ({ state }) => outcomes.set(write.key, state),
      ({ code }) => outcomes.set(write.key, code),
    );
  deliver(entryOf('first'));
  while (device.begun.length === 0) await Promise.resolve();
  return { device, tab, outcomes, deliver };
}

it('takes what was written during a call together in the next one, the last word of each key', async () => {
  const { device, outcomes, deliver } = await busyDevice();
  for (const person of ['ana', 'bruno', 'chloe']) deliver(entryOf(person));
  deliver(entryOf('ana', 2));
  deliver(entryOf('first', 2));
  await settled();
  expect(device.taken).toEqual([
    { day: 'monday', list: [{ person: 'first', value: 1 }] },
    {
      day: 'monday',
      list: [
        { person: 'first', value: 2 },
        { person: 'ana', value: 2 },
        { person: 'bruno', value: 1 },
        { person: 'chloe', value: 1 },
      ],
    },
  ]);
  expect([...outcomes.values()]).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect(device.storage.length).toBe(0);
});

it('takes together only the same mutation for the same thing, in the order of sending', async () => {
  const { device, deliver } = await busyDevice();
  const { joined: _, ...apart } = entryOf('dora').request as Extract<Write['request'], { kind: 'mutation' }>;
  deliver(entryOf('ana'));
  deliver(entryOf('bruno', 1, 'tuesday'));
  deliver(entryOf('chloe', 1, 'tuesday'));
  deliver({ ...writeOf('dora'), request: apart });
  deliver(entryOf('emil'));
  deliver(writeOf('mark'));
  await settled();
  expect(people(device.taken.slice(0, -1))).toEqual(['first', 'ana', 'bruno chloe', 'dora', 'emil']);
  expect(device.taken.at(-1)).toBe('mark');
});

describe('what the server has against some', () => {
  it.each([
    [
      'a conflict',
      'version_conflict',
      refusal(409, 'version_conflict', { current: { list: [{ person: 'bruno' }] } }),
    ],
    [
      'a field',
      'validation_failed',
      refusal(400, 'validation_failed', {}, [{ field: 'list.1.person', messages: ['Nein.'] }]),
    ],
  ])('holds up no other where %s names them', async (_, code, error) => {
    const { device, outcomes, deliver } = await busyDevice();
    device.answer = (body) => (people([body])[0]?.includes('bruno') ? error : undefined);
    for (const person of ['ana', 'bruno', 'chloe']) deliver(entryOf(person));
    await settled();
    expect(people(device.begun)).toEqual(['first', 'ana bruno chloe', 'ana chloe']);
    expect(Object.fromEntries(outcomes)).toEqual({
      'monday/first': 'sent',
      'monday/ana': 'sent',
      'monday/bruno': code,
      'monday/chloe': 'sent',
    });
  });

  it.each([
    ['a refusal', refusal(403, 'forbidden'), 'refused'],
    ['a fault of its own', refusal(500, 'internal_error'), 'failed'],
  ])('holds up no other where %s names nobody', async (_, error, state) => {
    const device = openDevice();
    const tab = device.open();
    device.online = false;
    for (const person of ['ana', 'bruno', 'chloe']) await tab.outbox.deliver(entryOf(person));
    device.online = true;
    device.answer = (body) => (people([body])[0]?.includes('bruno') ? error : undefined);
    tab.outbox.resume();
    await settled();
    expect(people(device.begun)).toEqual(['ana bruno chloe', 'ana', 'bruno', 'chloe']);
    expect(tab.shown()).toMatchObject([{ key: 'monday/bruno', state }]);
  });
});

it('keeps each by itself when the call does not arrive, and sends them together later', async () => {
  const { device, tab, outcomes, deliver } = await busyDevice();
  device.answer = () => refusal(429, 'too_many_requests');
  for (const person of ['ana', 'bruno']) deliver(entryOf(person));
  await settled();
  expect([...outcomes.values()]).toEqual(['sent', 'waiting', 'waiting']);
  expect(tab.shown().map(({ key, state }) => [key, state])).toEqual([
    ['monday/ana', 'waiting'],
    ['monday/bruno', 'waiting'],
  ]);
  device.answer = () => undefined;
  device.begun.length = 0;
  tab.wake();
  await settled();
  expect([people(device.begun), device.storage.length]).toEqual([['ana bruno'], 0]);
});

it('tells every tab what became of each', async () => {
  const device = openDevice();
  const [one, two] = [device.open(), device.open()];
  device.answer = (body) =>
    people([body])[0]?.includes('bruno')
      ? refusal(409, 'version_conflict', { current: { list: [{ person: 'bruno' }] } })
      : undefined;
  const ana = one.outbox.deliver(entryOf('ana'));
  const bruno = two.outbox.deliver(entryOf('bruno'));
  const chloe = two.outbox.deliver(entryOf('chloe'));
  await expect(bruno).rejects.toMatchObject({ code: 'version_conflict' });
  await expect(ana).resolves.toMatchObject({ state: 'sent' });
  await expect(chloe).resolves.toMatchObject({ state: 'sent' });
  await settled();
  expect([people(device.taken), device.storage.length]).toEqual([['ana chloe'], 0]);
});
