import { addressOf, endpoints } from '@learn/contracts';
import { expect, test } from 'vitest';
import { addressQuery, readAddress, threadsQuery } from './messagesAddress.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test.each([
  ['', ''],
  ['?show=all', ''],
  ['?show=other&search=', ''],
  ['?thread=a&show=unread', '?show=unread&thread=a'],
  ['?write=person%3Ax&search=r%C3%A4ume', '?search=r%C3%A4ume&write=person%3Ax'],
])('%j is written as %j', (query, written) => {
  expect(addressQuery(read(query))).toBe(written);
});

test.each([
  ['', '/api/messages/threads/?max=20'],
  ['?show=unread', '/api/messages/threads/?max=20&unread=true'],
  ['?show=conversations&search=a%26b', '/api/messages/threads/?max=20&kind=conversation&search=a%26b'],
])('%j asks for %s', (query, address) => {
  expect(addressOf(endpoints.messageThreads, { query: threadsQuery(read(query)) })).toBe(address);
});
