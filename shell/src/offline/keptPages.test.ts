import { keptHeaders, type PageData } from '@learn/contracts';
import { fakeNetwork, pageOf, userProfile } from '@learn/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../testing/fakeCaches.ts';
import { dropUnused } from './dropUnused.ts';
import { forgetPages } from './forgetPages.ts';
import { keepAnswer, keepPage, keptPages } from './keepPage.ts';
import { keepPictures, shownPictures } from './keepPictures.ts';
import { pageDataIn, withPageData } from './pageDataIn.ts';
import { keptFile, keptPage } from './servePage.ts';

const lena = userProfile();
const path = '/course/vv/learn/fahrzeug';
const completions = '/api/course/completion/s1/u1/';
const bare =
  '<script src="/remotes/shell/s1/main.js"></script><script type="application/json" id="page-data">{}</script>';
let kept: () => Record<string, string[]>;
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
  const sent = fakeNetwork(({ address }) => {
    asked = sent.map((call) => call.address);
    if (address === path)
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
  kept = fakeCaches();
  vi.useRealTimers();
  serve();
});

const wanted = { path, revision: 'a', title: 'Fahrzeug – Zürich' };
const serveKept = () => keptPage(`https://learn.example${path}?courseSessionId=x`);

it('keeps a page with its policy, and every file that it may need', async () => {
  await keepPage(lena.id, wanted);
  expect(kept()).toEqual({
    [`learn-kept-${lena.id}`]: [path],
    'learn-files': ['/remotes/mfe/r1/part.js', '/remotes/shell/s1/late.js', '/remotes/shell/s1/main.js'],
  });
  const page = await serveKept();
  expect(page?.headers.get('content-security-policy')).toBe("style-src 'nonce-x'");
  const html = (await page?.text()) ?? '';
  expect(html).toContain('src="/kept/remotes/shell/s1/main.js"');
  const file = await keptFile(new URL('https://learn.example/kept/remotes/shell/s1/main.js'));
  expect(await file.text()).toBe('code');
  const data = pageDataIn(html);
  expect(data?.registry.remotes[0]?.baseUrl).toBe('/kept/remotes/mfe/r1/');
  expect(data).toMatchObject({ user: { id: lena.id }, rest: { [completions]: ['</script>'] } });
  expect(data?.keptAt).toBe(page?.headers.get(keptHeaders.at));
});

it('shows newer answers than the page carried', async () => {
  await keepPage(lena.id, wanted);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  await keepAnswer(lena.id, completions, ['newer']);
  expect(pageDataIn((await (await serveKept())?.text()) ?? '')?.rest[completions]).toEqual(['newer']);
});

it('asks again only after a day, or for another revision', async () => {
  await keepPage(lena.id, wanted);
  serve();
  await keepPage(lena.id, wanted);
  expect(asked).toEqual([]);
  await keepPage(lena.id, { ...wanted, revision: 'b' });
  expect(asked).toEqual([path]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
  serve();
  await keepPage(lena.id, { ...wanted, revision: 'b' });
  expect(asked).toEqual([path]);
});

it.each([
  ['of another person', { user: { ...lena, id: 'marc' } }, {}],
  ['of a visitor', { user: null }, {}],
  ['that failed', {}, { status: 500 }],
])('keeps no page %s', async (_, data, change) => {
  serve(data, change);
  await keepPage(lena.id, wanted);
  expect(Object.values(kept()).flat()).toEqual([]);
});

it('forgets others, and all at a logout', async () => {
  await keepPage(lena.id, wanted);
  await forgetPages(lena.id);
  expect(await serveKept()).toBeDefined();
  await forgetPages('marc');
  expect(await serveKept()).toBeUndefined();
});

it('shows and keeps nothing that is older than a month, nor files of releases that no page needs', async () => {
  await keepPage(lena.id, wanted);
  await dropUnused(lena.id);
  expect(kept()['learn-files']).toHaveLength(3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  expect(await serveKept()).toBeUndefined();
  await dropUnused(lena.id);
  expect(await (await keptPages(lena.id)).keys()).toEqual([]);
  expect(kept()['learn-files']).toEqual([]);
});

const photo = '/media/avatar/lena.jpg?size=1&shape=2';

it('keeps the pictures that are shown, and shows them on the kept page', async () => {
  serve({ user: { ...lena, avatar_url: photo } });
  document.body.innerHTML = `<img src="${photo}"><img src="${photo}"><img src="https://elsewhere.example/a.png">
    <img src="/remotes/mfe/r1/logo.png"><img src="data:image/png;base64,AA=="><img src="/media/new.jpg">`;
  expect(shownPictures()).toEqual([photo, '/media/new.jpg']);
  await keepPage(lena.id, wanted);
  await keepPictures(lena.id, [photo]);
  const address = `/kept${photo}`;
  expect(pageDataIn((await (await serveKept())?.text()) ?? '')?.user?.avatar_url).toBe(address);
  const picture = await keptFile(new URL(address, 'https://learn.example'));
  expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/jpeg', 'photo']);

  serve();
  await keepPictures(lena.id, [photo]);
  expect(asked).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  await keptFile(new URL(address, 'https://learn.example'));
  expect(asked, 'the old one is not shown').toEqual([photo]);
  await keepPictures(lena.id, [photo]);
  await dropUnused(lena.id);
  expect(kept()[`learn-kept-${lena.id}`]).toEqual([address]);
});

it('keeps only pictures', async () => {
  serve({}, { type: 'video/webm' });
  await keepPictures(lena.id, [photo]);
  expect(kept()[`learn-kept-${lena.id}`]).toEqual([]);
});

it('gives up the oldest when all takes too much room', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const address of ['/media/1.jpg', '/media/2.jpg', '/media/3.jpg']) {
    vi.setSystemTime(Date.now() + 1000);
    await keepPictures(lena.id, [address]);
  }
  await dropUnused(lena.id, 'photo'.length * 2);
  expect(kept()[`learn-kept-${lena.id}`]).toEqual(['/kept/media/2.jpg', '/kept/media/3.jpg']);
});
