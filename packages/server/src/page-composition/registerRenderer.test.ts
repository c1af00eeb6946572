import { copyRequestHeader, pageDataElementId } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import {
  createFakeReleases,
  type FakeReleases,
  fakeMount,
  fakeRemote,
  fakeShell,
} from '../../test/fakeReleases.ts';
import { remoteFile, shellFile } from '../../test/serverFiles.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

const browser = { accept: 'text/html' };
const token = 'of-the-test-of-measures';
const remote = (version: string) =>
  fakeRemote('mfe-a', version, {
    mounts: [fakeMount('/drawn', 'drawn'), fakeMount('/left', 'left', { render: 'browser' })],
  });

let releases: FakeReleases;
let server: TestServer;

beforeAll(async () => {
  releases = await createFakeReleases();
  await releases.publishShell(fakeShell('s1'), shellFile());
  await releases.publishRemote(remote('1'), remoteFile('mfe-a', 'part: (page) => page.user?.first_name'));
  server = await startTestServer({
    config: {
      RELEASES_DIR: releases.folder,
      METRICS_TOKEN: token,
      RENDER_PAGES: true,
      RENDER_TIME_LIMIT: 10,
    },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  await createPerson(server.db, { username: 'lena', firstName: '<Lena>' });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await releases[Symbol.asyncDispose]();
});

async function open(address: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  return (await (await server.login('lena')).get(address, { ...browser, ...headers })).body;
}

/** Opens a page until it says this. */
async function untilItSays(address: string, text: string): Promise<string> {
  let body = '';
  await expect
    .poll(async () => {
      body = await open(address);
      return body;
    })
    .toContain(text);
  return body;
}

describe('the HTML', () => {
  test('has the first view of the person, and the data beside it', async () => {
    const body = await untilItSays('/drawn?x=1', '<div id="root" data-rendered="shell/Part">');
    expect(body).toContain('<main>/drawn?x=1 lena<i>mfe-a:<Lena></i></main></div>');
    expect(body).toContain(`id="${pageDataElementId}">{`);
    expect(body).toMatch(
      /<style nonce="[^"]+" data-styled="true" data-styled-version="6.6.0">\.a\{color:red\}<\/style>/,
    );
    expect(body).not.toContain('class="frame-body');
  });

  test('has the frame where a mount wants to be drawn by the browser', async () => {
    await untilItSays('/drawn', 'data-rendered');
    const body = await open('/left');
    expect(body).toContain('class="frame-');
    expect(body).not.toContain('data-rendered');
  });

  test('has what was released a moment ago, without a restart', async () => {
    await untilItSays('/drawn', 'data-rendered');
    await releases.publishRemote(remote('2'), remoteFile('mfe-a', 'part: () => "newer"'));
    await untilItSays('/drawn', 'mfe-a:newer');
  });

  test('has the frame with a server that does not render', async () => {
    const config = { RELEASES_DIR: releases.folder, RENDER_PAGES: false };
    await using other = await startTestServer({ config });
    const { body } = await other.visit().get('/login-local', browser);
    expect(body).toContain('class="frame-');
  });
});

test('pages are counted by what became of them', async () => {
  await untilItSays('/drawn', 'data-rendered');
  const { body } = await server.visit().get('/metrics', { authorization: `Bearer ${token}` });
  expect(body).toMatch(/page_renders_total\{result="rendered"\} [1-9]/);
  expect(body).toMatch(/page_render_duration_seconds_count [1-9]/);
  expect(body).toMatch(/page_render_memory_bytes [1-9]/);
});

test('a page that becomes an offline copy comes without a first view', async () => {
  await untilItSays('/drawn', 'data-rendered');
  const copy = await open('/drawn', { [copyRequestHeader]: '1' });
  expect(copy).not.toContain('data-rendered');
  expect(copy).toContain('aria-busy="true"');
});
