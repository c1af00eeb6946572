import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFakeReleases, type FakeReleases, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import { remoteFile, shellFile } from '../../test/serverFiles.ts';
import { createReleaseStore } from '../releases/releaseStore.ts';
import type { Outcome } from './combination.ts';
import { createPageRenderer } from './pageRenderer.ts';
import type { RenderLimits } from './renderLimits.ts';

interface Stage extends AsyncDisposable {
  readonly releases: FakeReleases;
  readonly outcomes: Outcome['kind'][];
  readonly logged: string[];
  /** html, or undefined */
  readonly render: (address: string, username?: string) => Promise<string | undefined>;
  /** Renders until a page is. */
  readonly ready: (address?: string) => Promise<string>;
}

async function after<Value>(act: Promise<unknown>, read: () => Value): Promise<Value> {
  await act;
  return read();
}

/** Ids of the render processes of this process, by what Linux tells. */
function children(): number[] {
  const tasks = `/proc/${process.pid}/task`;
  const ids = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' '),
  );
  return ids
    .filter(Boolean)
    .map(Number)
    .filter((id) => {
      const command = `/proc/${id}/cmdline`;
      return readFileSync(command, 'utf8').includes('page-rendering');
    });
}

/** A renderer of a fake shell and of remotes with these files. */
async function stage(
  remotes: Readonly<Record<string, string | undefined>>,
  limits: Partial<RenderLimits> = {},
  shell: string | undefined = shellFile(),
): Promise<Stage> {
  const releases = await createFakeReleases();
  await releases.publishShell(fakeShell('s1'), shell);
  for (const [name, file] of Object.entries(remotes))
    await releases.publishRemote(fakeRemote(name, '1'), file);
  const outcomes: Outcome['kind'][] = [];
  const logged: string[] = [];
  const warn = (details: object, message: string) => logged.push(`${message} ${JSON.stringify(details)}`);
  const store = createReleaseStore(releases.folder, { warn });
  const renderer = createPageRenderer({
    folder: releases.folder,
    log: { warn },
    metrics: { count: ({ kind }) => outcomes.push(kind) },
    warmUp: async () => [],
    // no page is late on busy cores; how long it waits on idle ones, benchmarks/renderFaults.ts measures
    limits: { pageMillis: 20_000, loadMillis: 2000, ...limits },
  });
  async function render(address: string, username?: string): Promise<string | undefined> {
    const page = JSON.stringify({ user: username === undefined ? null : { username } });
    const live = await store.readRegistry();
    const rendered = await renderer.render(live, { page, address, mount: address });
    return rendered?.html;
  }
  return {
    releases,
    outcomes,
    logged,
    render,
    async ready(address = '/') {
      let html: string | undefined;
      await expect.poll(async () => (html = await render(address)), { interval: 20 }).toBeDefined();
      return html ?? '';
    },
    async [Symbol.asyncDispose]() {
      await renderer.close();
      await releases[Symbol.asyncDispose]();
    },
  };
}

test('renders with the shell and its remotes, which share its modules', async () => {
  const says = remoteFile('mfe-a', 'part: () => require("react").says');
  await using at = await stage({ 'mfe-a': says });
  expect(await at.ready('/course?x=1')).toBe('<main>/course?x=1 nobody<i>mfe-a:shared</i></main>');
  expect(await at.render('/', 'lena')).toContain('/ lena');
  expect(at.logged).toEqual([]);
});

test('gives no page with a shell of an older build', async () => {
  await using at = await stage({ 'mfe-a': remoteFile('mfe-a') }, {}, '');
  await using older = await stage({});
  await older.releases.publishShell(fakeShell('s2'));
  expect([await at.render('/'), await older.render('/')]).toEqual([undefined, undefined]);
});

describe('a remote', () => {
  const whole = '<i>mfe-b:part</i>';

  test.each([
    ['that throws while it is loaded', remoteFile('mfe-a', '', 'throw new Error("broken")'), 'broken'],
    ['that is no JavaScript', 'exports.default = {', 'SyntaxError'],
    [
      'whose pages cannot be loaded',
      remoteFile('mfe-a', 'prepare: () => Promise.reject(new Error("no chunk"))'),
      'no chunk',
    ],
    ['that hangs while it is loaded', remoteFile('mfe-a', '', 'for (;;);'), 'does not end'],
    ['whose pages never come', remoteFile('mfe-a', 'prepare: () => new Promise(() => {})'), 'does not end'],
    [
      'that takes all memory while it is loaded',
      remoteFile('mfe-a', '', 'const all = []; for (;;) all.push([1, 2, 3]);'),
      '"mfe-a"',
    ],
    ['that requires what is not shared', remoteFile('mfe-a', '', 'require("node:fs")'), 'ModuleNotShared'],
    ['that calls itself differently', remoteFile('mfe-c'), 'no manifest of its own'],
  ])('%s is left out, once for all', async (_, file, reason) => {
    await using at = await stage({ 'mfe-a': file, 'mfe-b': remoteFile('mfe-b') });
    const html = await at.ready();
    expect(html).toContain(whole);
    expect(html).not.toContain('mfe-a');
    const told = at.logged.filter((line) => line.includes('without a remote'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(reason);
  });

  test.each([
    'process.env.HOME',
    'require("node:fs").readFileSync("/etc/hostname")',
    'require("node:child_process").execSync("id")',
    'fetch("http://127.0.0.1/")',
    'new WebSocket("ws://127.0.0.1/")',
    'require("node:net").connect(80)',
    'page.constructor.constructor("return process")().env',
    'setTimeout.constructor("return process")().env',
    'URL.constructor.constructor("return process")().env',
    'this.constructor.constructor("return process")().env',
  ])('that tries %s leaves its skeleton', async (attempt) => {
    const file = remoteFile('mfe-a', `part(page) { return String(${attempt}); }`);
    await using at = await stage({ 'mfe-a': file, 'mfe-b': remoteFile('mfe-b') });
    expect(await at.ready()).toContain(`<i>skeleton</i>${whole}`);
  });

  test('whose file is missing or another one is left out; an older one without a word', async () => {
    await using at = await stage({
      'mfe-a': remoteFile('mfe-a'),
      'mfe-b': remoteFile('mfe-b'),
      'mfe-c': remoteFile('mfe-c'),
      'mfe-d': undefined,
    });
    await at.releases.write('mfe-a/1/server.cjs', `${remoteFile('mfe-a')}\n`);
    await rm(path.join(at.releases.folder, 'mfe-c/1/server.cjs'));
    expect(await at.ready()).toBe(`<main>/ nobody${whole}</main>`);
    expect(at.logged.map((line) => /"remote":"([^"]+)"/.exec(line)?.[1]).sort()).toEqual(['mfe-a', 'mfe-c']);
  });

  test('that throws while it is rendered leaves its skeleton, and is named once a minute', async () => {
    await using at = await stage({
      'mfe-a': remoteFile('mfe-a', 'part: () => { throw new Error("oh") }'),
      'mfe-b': remoteFile('mfe-b'),
    });
    expect(await at.ready()).toContain(`<i>skeleton</i>${whole}`);
    await at.render('/');
    expect(at.logged).toEqual([expect.stringContaining('mfe-a: oh')]);
  });
});

test('a page does not wait until the code for it is loaded', async () => {
  await using at = await stage({ 'mfe-a': remoteFile('mfe-a', '', 'for (;;);') }, { pageMillis: 1 });
  expect(await at.render('/')).toBeUndefined();
  expect(at.outcomes).toEqual(['loading']);
});

test('a shell that is another one than published renders nothing', async () => {
  await using at = await stage({});
  await at.releases.write('shell/s1/server.cjs', `${shellFile()}\n`);
  await expect.poll(async () => after(at.render('/'), () => at.outcomes.at(-1))).toBe('unavailable');
  expect(at.logged[0]).toContain('not the file that was published');
});

describe('a page', () => {
  const faulty = remoteFile(
    'mfe-a',
    `part(page, address) {
      if (address === '/hang') for (;;);
      if (address === '/eat') { const all = []; for (;;) all.push(new Array(1000).fill(address)); }
      return 'part';
    }`,
  );

  test.each(['/hang', '/eat'])(
    '%s goes out as it is, the next ones are rendered, and it is not tried again',
    async (address) => {
      await using at = await stage({ 'mfe-a': faulty });
      await at.ready();
      expect(await Promise.all([at.render(address), at.render('/')])).toEqual([undefined, undefined]);
      await at.ready();
      await at.render(address);
      expect(at.outcomes.at(-1)).toBe('paused');
      expect(at.outcomes.filter((kind) => kind === 'paused')).toHaveLength(1);
      expect(at.logged).toEqual([expect.stringContaining('"mount":"/hang"'.replace('/hang', address))]);
    },
  );

  test('is tried again after a pause, which grows', async () => {
    await using at = await stage({ 'mfe-a': faulty }, { firstPauseMillis: 300, renderMillis: 160 });
    const pauses = () => at.logged.map((line) => /"pauseMillis":(\d+)/.exec(line)?.[1]);
    await at.ready();
    await at.render('/hang');
    await expect.poll(async () => after(at.render('/hang'), pauses)).toEqual(['300', '600']);
  });

  test('goes out without its contents when they take longer than it may wait, and the next one has them', async () => {
    const slow = remoteFile(
      'mfe-a',
      `part(page, address) {
        const end = performance.now() + (address === '/slow' ? 1500 : 0);
        while (performance.now() < end);
        return 'part';
      }`,
    );
    await using at = await stage({ 'mfe-a': slow }, { pageMillis: 500, renderMillis: 10_000 });
    await at.ready();
    expect(await at.render('/slow')).toBeUndefined();
    expect(at.outcomes.at(-1)).toBe('late');
    expect(await at.ready()).toContain('part');
    expect(at.logged).toEqual([]);
  });

  test('waits for a few others, not for many', async () => {
    const slow = remoteFile(
      'mfe-a',
      'part() { const end = performance.now() + 40; while (performance.now() < end); return "part"; }',
    );
    await using at = await stage({ 'mfe-a': slow }, { waiting: 10 });
    await at.ready();
    at.outcomes.length = 0;
    await Promise.all(Array.from({ length: 30 }, (_, index) => at.render(`/${index}`)));
    const count = (kind: string) => at.outcomes.filter((one) => one === kind).length;
    expect(count('full')).toBeGreaterThanOrEqual(19);
    expect(count('rendered')).toBeGreaterThanOrEqual(1);
    expect(count('full') + count('rendered') + count('late')).toBe(30);
    await at.ready();
  });

  test('does not wait where those in front take most of its time', async () => {
    const slow = remoteFile(
      'mfe-a',
      'part() { const end = performance.now() + 20; while (performance.now() < end); return "part"; }',
    );
    await using at = await stage({ 'mfe-a': slow }, { waiting: 1000, pageMillis: 2000 });
    await at.ready();
    for (let page = 0; page < 20; page += 1) await at.render('/');
    at.outcomes.length = 0;
    await Promise.all(Array.from({ length: 120 }, (_, index) => at.render(`/${index}`)));
    const count = (kind: string) => at.outcomes.filter((one) => one === kind).length;
    expect([count('late'), count('full') + count('rendered')]).toEqual([0, 120]);
    expect(count('full')).toBeGreaterThan(40);
    expect(count('rendered')).toBeGreaterThan(5);
  });

  test('never gets what is another person’s', async () => {
    await using at = await stage(
      { 'mfe-a': remoteFile('mfe-a', 'part: (page) => page.user?.username') },
      { waiting: 1000, pageMillis: 20_000 },
    );
    await at.ready();
    const names = Array.from({ length: 1000 }, (_, index) => `person-${index}`);
    const pages = await Promise.all(names.map((name) => at.render(`/${name}`, name)));
    expect(pages).toEqual(names.map((name) => `<main>/${name} ${name}<i>mfe-a:${name}</i></main>`));
  });
});

test('a release takes over as soon as it is loaded, and the one before ends', async () => {
  await using at = await stage({ 'mfe-a': remoteFile('mfe-a', 'part: () => "one"') });
  expect(await at.ready()).toContain('mfe-a:one');
  await at.releases.publishRemote(fakeRemote('mfe-a', '2'), remoteFile('mfe-a', 'part: () => "two"'));
  // nothing of the version before is drawn with the data of the next one
  expect(await at.ready()).toContain('mfe-a:two');
  await expect.poll(() => children()).toHaveLength(1);
});

test('a process that was killed is replaced', async () => {
  await using at = await stage({});
  await at.ready();
  const [pid = 0] = children();
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => children().filter((other) => other !== pid)).toHaveLength(1);
  await at.ready();
});

test('a process that has grown is replaced while it renders', async () => {
  await using at = await stage({}, { memoryBytes: 1 });
  await at.ready();
  const before = children();
  await expect.poll(async () => after(at.render('/'), children)).not.toEqual(before);
  expect(at.outcomes).not.toContain('unavailable');
});
