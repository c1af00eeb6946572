import { copyHeaders, copyRequestHeader, type PageData } from '@learn/contracts';
import { fakeNetwork, pageOf, userProfile } from '@learn/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../testing/fakeCaches.ts';
import { copiesOf, copyAnswer, copyPage } from './copyPage.ts';
import { copyPictures, shownPictures } from './copyPictures.ts';
import { deleteCopies } from './deleteCopies.ts';
import { dropUnused } from './dropUnused.ts';
import { pageDataIn, withPageData } from './pageDataIn.ts';
import { serveFile, servePage } from './servePage.ts';

const lena = userProfile();
const path = '/course/vv/learn/fahrzeug';
const completions = '/api/course/completion/s1/u1/';
const bare =
  '<script src="/remotes/shell/s1/main.js"></script><script type="application/json" id="page-data">{}</script>';
let cached: () => Record<string, string[]>;
let asked: string[];

/** A server that writes the page of a person, with one remote on it. */
function serve(data: Partial<PageData> = {}, change: { status?: number; type?: string } = {}): void {
  const remote = {
    descriptor: { version: 'r1' },
    baseUrl: '/remotes/mfe/r1/',
    bundles: [{ url: '', integrity: '' }],
  };
  const page = pageOf({
    user: lena,
    shellVersion: 's1',
    rest: { [completions]: ['</script>'] },
    registry: { remotes: [remote] } as unknown as PageData['registry'],
    ...data,
  });
  asked = [];
  const sent = fakeNetwork(({ address, headers }) => {
    asked = sent.map((call) => call.address);
    if (address === path && headers.has(copyRequestHeader))
      return new Response(withPageData(bare, page), {
        status: change.status ?? 200,
        headers: { 'content-type': 'text/html', 'content-security-policy': "style-src 'nonce-x'" },
      });
    if (address.startsWith('/media/'))
      return new Response('photo', { headers: { 'content-type': change.type ?? 'image/jpeg' } });
    if (address.endsWith('remote.json'))
      return Response.json({ files: [{ path: 'part.js' }, { path: 'bundle.1.js' }] });
    if (address === '/remotes/shell/s1/shell.json') return Response.json({ sharedFiles: ['late.js'] });
    return new Response('code');
  });
}

beforeEach(() => {
  cached = fakeCaches();
  vi.useRealTimers();
  serve();
});

const wanted = { path, revision: 'a', title: 'Fahrzeug – Zürich' };
const served = () => servePage(`https://learn.example${path}?courseSessionId=x`);

it('copies a page with its policy, and every file that it may need', async () => {
  await copyPage(lena.id, wanted);
  expect(cached()).toEqual({
    [`learn-kept-${lena.id}`]: [path],
    'learn-files': ['/remotes/mfe/r1/part.js', '/remotes/shell/s1/late.js', '/remotes/shell/s1/main.js'],
  });
  const page = await served();
  expect(page?.headers.get('content-security-policy')).toBe("style-src 'nonce-x'");
  const html = (await page?.text()) ?? '';
  expect(html).toContain('src="/kept/remotes/shell/s1/main.js"');
  const file = await serveFile(new URL('https://learn.example/kept/remotes/shell/s1/main.js'));
  expect(await file.text()).toBe('code');
  const data = pageDataIn(html);
  expect(data?.registry.remotes[0]?.baseUrl).toBe('/kept/remotes/mfe/r1/');
  expect(data).toMatchObject({ user: { id: lena.id }, rest: { [completions]: ['</script>'] } });
  expect(data?.copiedAt).toBe(page?.headers.get(copyHeaders.at));
});

it('shows newer answers than the page carried', async () => {
  await copyPage(lena.id, wanted);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  await copyAnswer(lena.id, completions, ['newer']);
  expect(pageDataIn((await (await served())?.text()) ?? '')?.rest[completions]).toEqual(['newer']);
});

it('asks again only after a day, or for another revision', async () => {
  await copyPage(lena.id, wanted);
  serve();
  await copyPage(lena.id, wanted);
  expect(asked).toEqual([]);
  await copyPage(lena.id, { ...wanted, revision: 'b' });
  expect(asked).toEqual([path]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
  serve();
  await copyPage(lena.id, { ...wanted, revision: 'b' });
  expect(asked).toEqual([path]);
});

it.each([
  ['of another person', { user: { ...lena, id: 'marc' } }, {}],
  ['of a visitor', { user: null }, {}],
  ['that failed', {}, { status: 500 }],
])('copies no page %s', async (_, data, change) => {
  serve(data, change);
  await copyPage(lena.id, wanted);
  expect(Object.values(cached()).flat()).toEqual([]);
});

it('deletes the copies of others, and all at a logout', async () => {
  await copyPage(lena.id, wanted);
  await deleteCopies(lena.id);
  expect(await served()).toBeDefined();
  await deleteCopies('marc');
  expect(await served()).toBeUndefined();
});

it('shows and stores nothing that is older than a month, nor files of releases that no page needs', async () => {
  await copyPage(lena.id, wanted);
  await dropUnused(lena.id);
  expect(cached()['learn-files']).toHaveLength(3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  expect(await served()).toBeUndefined();
  await dropUnused(lena.id);
  expect(await (await copiesOf(lena.id)).keys()).toEqual([]);
  expect(cached()['learn-files']).toEqual([]);
});

// The names stand here as text: browsers hold copies of earlier releases for a month, and a newer service worker serves them.
it('opens what an earlier release has stored, until the page is copied again', async () => {
  const stored = await caches.open(`learn-kept-${lena.id}`);
  const html = bare.replaceAll('/shell/s1/', '/shell/s0/');
  const headers = {
    'x-kept-at': new Date(Date.now() - 1000).toISOString(),
    'x-kept-revision': 'de/s0',
    'x-kept-releases': '/remotes/shell/s0/',
  };
  await stored.put(path, new Response(withPageData(html, pageOf({ user: lena })), { headers }));
  const files = await caches.open('learn-files');
  await files.put('/remotes/shell/s0/main.js', new Response('earlier code'));
  await files.put('/remotes/shell/s00/main.js', new Response('code of no copy'));
  await dropUnused(lena.id);
  expect(cached()['learn-files']).toEqual(['/remotes/shell/s0/main.js']);

  const shown = (await (await served())?.text()) ?? '';
  const [, address = ''] = /src="(.*?)"/.exec(shown) ?? [];
  expect(address).toBe('/kept/remotes/shell/s0/main.js');
  const file = await serveFile(new URL(address, 'https://learn.example'));
  expect(await file.text()).toBe('earlier code');
  expect(pageDataIn(shown)).toMatchObject({ user: { id: lena.id }, copiedAt: headers['x-kept-at'] });
  expect(asked, 'no network is needed').toEqual([]);

  await copyPage(lena.id, wanted);
  await dropUnused(lena.id);
  expect(cached()['learn-files']).not.toContain('/remotes/shell/s0/main.js');
  expect(await (await served())?.text()).toContain('src="/kept/remotes/shell/s1/main.js"');
});

const photo = '/media/avatar/lena.jpg?size=1&shape=2';

it('copies the pictures that are shown, and shows them on the copied page', async () => {
  serve({ user: { ...lena, avatar_url: photo } });
  document.body.innerHTML = `<img src="${photo}"><img src="${photo}"><img src="https://elsewhere.example/a.png">
    <img src="/remotes/mfe/r1/logo.png"><img src="data:image/png;base64,AA=="><img src="/media/new.jpg">`;
  expect(shownPictures()).toEqual([photo, '/media/new.jpg']);
  await copyPage(lena.id, wanted);
  await copyPictures(lena.id, [photo]);
  const address = `/kept${photo}`;
  expect(pageDataIn((await (await served())?.text()) ?? '')?.user?.avatar_url).toBe(address);
  const picture = await serveFile(new URL(address, 'https://learn.example'));
  expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/jpeg', 'photo']);

  serve();
  await copyPictures(lena.id, [photo]);
  expect(asked).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  await serveFile(new URL(address, 'https://learn.example'));
  expect(asked, 'the old one is not shown').toEqual([photo]);
  await copyPictures(lena.id, [photo]);
  await dropUnused(lena.id);
  expect(cached()[`learn-kept-${lena.id}`]).toEqual([address]);
});

it('copies only pictures', async () => {
  serve({}, { type: 'video/webm' });
  await copyPictures(lena.id, [photo]);
  expect(cached()[`learn-kept-${lena.id}`]).toEqual([]);
});

it('gives up the oldest when all takes too much room', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const address of ['/media/1.jpg', '/media/2.jpg', '/media/3.jpg']) {
    vi.setSystemTime(Date.now() + 1000);
    await copyPictures(lena.id, [address]);
  }
  await dropUnused(lena.id, 'photo'.length * 2);
  expect(cached()[`learn-kept-${lena.id}`]).toEqual(['/kept/media/2.jpg', '/kept/media/3.jpg']);
});
