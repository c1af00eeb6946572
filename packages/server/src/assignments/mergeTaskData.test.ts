import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompletionData } from './assignmentData.ts';
import { mergeTaskData } from './mergeTaskData.ts';

const task = fc.constantFrom('a', 'b', 'c');
const block = fc.constantFrom('x', 'y');
const answers = fc.dictionary(task, fc.dictionary(block, fc.string({ maxLength: 4 }), { minKeys: 1 }), {
  maxKeys: 3,
});

function write(current: CompletionData, sent: Record<string, Record<string, string>>, startedFrom?: number) {
  const next = 1 + Math.max(0, ...Object.values(current).map(({ user_version }) => user_version ?? 0));
  return mergeTaskData(current, 'user_data', { sent, startedFrom, next });
}

test('different tasks merge, also for a writer with a stale version', () => {
  const first = write({}, { a: { x: 'one' } }, 0);
  const second = write(first.data, { b: { x: 'two' } }, 0);
  expect(second).toMatchObject({ conflicts: [], isChanged: true });
  expect(second.data).toMatchObject({ a: { user_data: { x: 'one' } }, b: { user_data: { x: 'two' } } });
});

test('the same task is a conflict for a writer with a stale version, and stays as it is', () => {
  const first = write({}, { a: { x: 'one' } }, 0);
  const second = write(first.data, { a: { x: 'two' }, b: { x: 'three' } }, 0);
  expect(second.conflicts).toEqual(['a']);
  expect(second.data.a).toEqual(first.data.a);
});

test('who knows a work that was reset meanwhile knows nothing of what was written since', () => {
  const since = write({}, { a: { x: 'one' } }, 0);
  expect(write(since.data, { a: { x: 'two' } }, 7).conflicts).toEqual(['a']);
  expect(write(since.data, { b: { x: 'two' } }, 7)).toMatchObject({ conflicts: [], isChanged: true });
  expect(write({}, { a: { x: 'two' } }, 7)).toMatchObject({ conflicts: [], isChanged: true });
});

test('a write that has arrived may be repeated', () => {
  const first = write({}, { a: { x: 'one' } }, 0);
  expect(write(first.data, { a: { x: 'one' } }, 0)).toEqual({ ...first, isChanged: false });
});

test('the halves of the two actors do not touch each other', () => {
  const first = write({}, { a: { x: 'one' } }, 0);
  const second = mergeTaskData(first.data, 'expert_data', {
    sent: { a: { points: 3 } },
    startedFrom: 0,
    next: 2,
  });
  expect(second).toMatchObject({
    conflicts: [],
    data: { a: { user_data: { x: 'one' }, expert_data: { points: 3 } } },
  });
});

test('nothing that was written into another block or task is lost', () => {
  fc.assert(
    fc.property(fc.array(answers, { maxLength: 6 }), (writes) => {
      let data: CompletionData = {};
      const expected: Record<string, Record<string, string>> = {};
      for (const sent of writes) {
        const merged = write(data, sent);
        expect(merged.conflicts).toEqual([]);
        for (const [id, part] of Object.entries(sent)) expected[id] = { ...expected[id], ...part };
        data = merged.data;
      }
      expect(Object.fromEntries(Object.entries(data).map(([id, { user_data }]) => [id, user_data]))).toEqual(
        expected,
      );
    }),
  );
});

test('two writers who started from the same version: every task has the answer of one of them', () => {
  fc.assert(
    fc.property(answers, answers, (one, other) => {
      const first = write({}, one, 0);
      const second = write(first.data, other, 0);
      for (const id of second.conflicts) expect(second.data[id]).toEqual(first.data[id]);
      for (const id of Object.keys(one)) expect(second.data[id]?.user_data).toMatchObject(one[id] ?? {});
      for (const id of Object.keys(other)) {
        if (second.conflicts.includes(id)) continue;
        expect(second.data[id]?.user_data).toMatchObject(other[id] ?? {});
      }
    }),
  );
});
