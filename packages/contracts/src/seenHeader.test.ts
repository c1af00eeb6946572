import { expect, test } from 'vitest';
import { readSeen, writeSeen } from './seenHeader.ts';

test.each([{}, { location: 'Zürich – «Sihl»', seats: 12, expert_id: null }, { titles: { de: 'Été' } }])(
  'what was seen arrives as it was: %j',
  (seen) => {
    const header = writeSeen(seen);
    expect(header).toMatch(/^[\x21-\x7e]+$/);
    expect(readSeen(header)).toEqual(seen);
  },
);

test('what is too long for a header is left out', () => {
  expect(writeSeen({ text: 'é'.repeat(1_001) })).toBeUndefined();
});

test.each([undefined, '', 'null', '12', '%', '{', '[]', ['{}', '{}']])('%j is no such header', (header) => {
  expect(readSeen(header)).toBeUndefined();
});
