import { expect, test } from 'vitest';
import { fakeNetwork, graphqlError, held, json, offline } from './fakeNetwork.ts';

test('records what was sent, and takes a response as well as its short form', async () => {
  const sent = fakeNetwork(({ method }) => (method === 'GET' ? json('read') : { status: 201, body: 'made' }));
  await expect((await fetch('/a/')).json()).resolves.toBe('read');
  const init = { method: 'POST', body: '{"title":"b"}', headers: { 'X-CSRFToken': 'abc' }, keepalive: true };
  const made = await fetch('/b/', init);
  expect([made.status, await made.json()]).toEqual([201, 'made']);
  expect(sent).toMatchObject([
    { method: 'GET', address: '/a/', body: undefined, keepalive: false },
    { method: 'POST', address: '/b/', body: { title: 'b' }, keepalive: true },
  ]);
  expect(sent[1]?.headers.get('x-csrftoken')).toBe('abc');
});

test('answers of GraphQL carry their code, held ones wait, and without network nothing arrives', async () => {
  const slow = held();
  const answers = [graphqlError('not_found'), slow.answer];
  fakeNetwork(() => answers.shift() ?? offline());
  const problem = { errors: [{ extensions: { code: 'not_found' } }] };
  await expect((await fetch('/graphql/')).json()).resolves.toMatchObject(problem);
  const asked = fetch('/slow/');
  slow.arrive(json('late'));
  await expect((await asked).json()).resolves.toBe('late');
  await expect(fetch('/lost/')).rejects.toThrow(TypeError);
});
