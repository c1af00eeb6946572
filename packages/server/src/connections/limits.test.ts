import { once } from 'node:events';
import { endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { dribble, openConnection } from '../../test/sockets.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { sessionCookie } from '../authentication/cookies.ts';

let server: TestServer;
let url: string;
let cookies: string;

beforeAll(async () => {
  server = await startTestServer({
    config: {
      HEADERS_TIMEOUT: 0.4,
      BODY_TIMEOUT: 0.4,
      // longer than a busy machine keeps this process waiting
      UPLOAD_WINDOW: 1,
      UPLOAD_MINIMUM_SPEED: 1000,
      KEEP_ALIVE_TIMEOUT: 0.4,
    },
  });
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const client = await server.login((await createPerson(server.db, { firstName: 'Lena' })).username);
  cookies = `${sessionCookie}=${client.cookies.get(sessionCookie)}; csrftoken=a`;
});

afterAll(() => server[Symbol.asyncDispose]());

const form = 'multipart/form-data; boundary=b';
const fileHead =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

function post(path: string, headers: readonly string[]): string {
  return [`POST ${path} HTTP/1.1`, 'host: a', 'content-length: 100000', ...headers, '', ''].join('\r\n');
}

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

describe('a request that dribbles in', () => {
  const csrf = ['x-csrftoken: a'];
  it.each([
    [
      'a login',
      () => post(endpoints.login.path, ['content-type: application/json', ...csrf, 'cookie: csrftoken=a']),
    ],
    [
      'a photo',
      () =>
        post(endpoints.changeAvatar.path, [`content-type: ${form}`, ...csrf, `cookie: ${cookies}`]) +
        fileHead,
    ],
  ])('as %s answers request_timeout and ends', async (_, head) => {
    const connection = await openConnection(url);
    connection.socket.write(head());
    dribble(connection, 50);
    const answer = await connection.received;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(bodyOf(answer)).toEqual({
      code: 'request_timeout',
      message: expect.stringMatching(/langsam/),
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('ends also when it was refused before', async () => {
    const connection = await openConnection(url);
    connection.socket.write(
      post(endpoints.changeAvatar.path, [`content-type: ${form}`, ...csrf, 'cookie: csrftoken=a']) + fileHead,
    );
    dribble(connection, 50);
    const answer = await connection.received.catch(String);
    expect(answer).toMatch(/^HTTP\/1.1 401 |ECONNRESET/);
  });

  it('never becomes one: headers answer request_timeout, too', async () => {
    const connection = await openConnection(url);
    connection.socket.write('GET /healthz HTTP/1.1\r\nx-slow: ');
    dribble(connection, 50);
    const answer = await connection.received;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(bodyOf(answer)).toMatchObject({ code: 'request_timeout', request_id: expect.any(String) });
  });
});

it('a connection on which nothing is asked ends', async () => {
  const silent = await openConnection(url);
  await silent.received;
  const idle = await openConnection(url);
  idle.socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(await idle.received).toMatch(/^HTTP\/1.1 200 /);
});

it('an upload may take many times the limit of other bodies, as long as it does not stand still', async () => {
  const connection = await openConnection(url);
  connection.socket.write(
    post(endpoints.changeAvatar.path, [
      `content-type: ${form}`,
      'x-csrftoken: a',
      'connection: close',
      `cookie: ${cookies}`,
    ]) + fileHead,
  );
  const end = '\r\n--b--\r\n';
  const pieces = 30;
  const rest = 100_000 - fileHead.length - end.length;
  const sizes = Array.from({ length: pieces }, (_, index) =>
    index < pieces - 1 ? Math.floor(rest / pieces) : rest - Math.floor(rest / pieces) * (pieces - 1),
  );
  const began = Date.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const size = sizes.shift();
      if (size !== undefined) connection.socket.write('x'.repeat(size));
      else {
        clearInterval(timer);
        resolve();
      }
    }, 100);
  });
  connection.socket.write(end);
  const answer = await connection.received;
  expect(Date.now() - began).toBeGreaterThan(2000);
  // The whole file has arrived, and is no picture.
  expect(bodyOf(answer)).toMatchObject({ code: 'file_type_not_allowed' });
});

it.each(['NONSENSE\r\n\r\n', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`])(
  'what is no request answers with an error of ours',
  async (text) => {
    const connection = await openConnection(url);
    connection.socket.write(text);
    await once(connection.socket, 'close');
    const answer = await connection.received;
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(bodyOf(answer)).toMatchObject({ code: expect.any(String), request_id: expect.any(String) });
  },
);
