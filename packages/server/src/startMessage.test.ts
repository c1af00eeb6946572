import { expect, test } from 'vitest';
import { startFailure, startMessage } from './startMessage.ts';

test('says the address and who may log in', () => {
  const accounts = [
    { username: 'lena.keller', who: 'vv participant' },
    { username: 'marc', who: 'uk participant' },
  ];
  const message = startMessage({ address: 'http://localhost:3000', accounts, outbox: '.data/outbox' });
  expect(message).toContain('http://localhost:3000');
  expect(message).toContain('«demo»');
  expect(message).toContain('written to the folder .data/outbox');
  expect(message).toContain('  lena.keller  vv participant\n  marc         uk participant');
});

test('names no accounts where there is no demo world, and no folder where mails leave', () => {
  const message = startMessage({ address: 'https://learn.example', accounts: [], outbox: undefined });
  expect(message).not.toMatch(/demo|folder/);
});

test.each([
  ['EADDRINUSE', /Port 3000 on localhost is taken/],
  ['EACCES', /above 1023/],
  ['ENOTFOUND', /no address «localhost»/],
])('explains %s in a sentence', (code, sentence) => {
  const error = Object.assign(new Error('listen'), { code });
  expect(startFailure(error, 'localhost', 3000)).toMatch(sentence);
});

test('leaves other failures as they are', () => {
  expect(startFailure(new Error('broken'), 'localhost', 3000)).toBeUndefined();
  expect(startFailure('broken', 'localhost', 3000)).toBeUndefined();
});
