import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ReleasePointer, type RemoteDescriptor, serverFile } from '@learn/contracts';
import { startThrowAwayPostgres } from '@learn/postgres';
import { packageRoot } from '../src/packageRoot.ts';
import { logIn } from './logIn.ts';
import { difference, measured, readMeasures, resultsOf } from './renderMeasures.ts';
import { startServerProcess } from './serverProcess.ts';

// How long a home page takes at most from the moment on at which a remote with a fault for the server is live, and how many
// pages have the first view of the other remote and of the faulty one; with the releases that `npm start` has published:
// node packages/server/benchmarks/renderFaults.ts [--sources]
const limitMillis = 250;
// the server looks for new releases every two seconds, and gives code ten seconds to load
const seconds = 15;
const remote = 'mfe-competence';
const signs = { other: 'Weiter mit «', faulty: 'eingeschätzt' };
const folder = await mkdtemp(path.join(os.tmpdir(), 'render-faults-'));
const store = path.join(folder, 'releases');

/** What becomes of the file for the server; undefined: it is gone. */
interface Fault {
  readonly change?: (code: string) => string | undefined;
  /** the description still has the hash of the sound file */
  readonly tampered?: true;
  /** a release of before there were such files */
  readonly older?: true;
}

const inWidgets = (statement: string): Fault => ({
  change: (code) => `${code}
for (const widget of module.exports.default.widgets) widget.load = async () => () => { ${statement} };`,
});

const faults: Readonly<Record<string, Fault>> = {
  none: {},
  missing: { change: () => undefined },
  older: { older: true },
  tampered: { change: (code) => `${code}\n`, tampered: true },
  'throws while it is loaded': { change: (code) => `throw new Error('planted');\n${code}` },
  'hangs while it is loaded': { change: (code) => `for (;;);\n${code}` },
  throws: inWidgets("throw new Error('planted');"),
  hangs: inWidgets('for (;;);'),
  'eats memory': inWidgets('const eaten = []; for (;;) eaten.push(new Array(1e6).fill({}));'),
  'reads the environment': inWidgets('return process.env.DATABASE_URL;'),
  'reads the disk': inWidgets("return require('node:fs').readFileSync('/etc/hostname', 'utf8');"),
  'asks the network': inWidgets("return fetch('http://127.0.0.1/').then(String);"),
};

try {
  await cp(process.env.RELEASES_DIR ?? path.resolve(packageRoot, '../../.data/releases'), store, {
    recursive: true,
  });
  const pointerFile = path.join(store, remote, 'release.json');
  const sound = JSON.parse(await readFile(pointerFile, 'utf8')) as ReleasePointer;
  await using postgres = await startThrowAwayPostgres();
  console.warn('| fault | slowest page | with the other remote | with this remote | results |');
  console.warn('| --- | ---: | ---: | ---: | --- |');
  for (const [name, fault] of Object.entries(faults)) {
    await pointTo(sound.live);
    await using server = await startServerProcess(postgres.url, {
      ...measured,
      APP_MODE: 'local',
      DATA_DIR: path.join(folder, 'data'),
      RELEASES_DIR: store,
      RENDER_PAGES: 'true',
    });
    const { cookie } = await logIn(server.url, 'lena.keller');
    const open = async () => {
      const began = performance.now();
      const answer = await fetch(server.url, { headers: { cookie, accept: 'text/html' } });
      const html = await answer.text();
      if (!answer.ok) throw new Error(`${name}: home answered ${answer.status}`);
      const [, view = ''] =
        /<div id="root" data-rendered[^>]*>(.*?)\n<script type="application/s.exec(html) ?? [];
      return { view, milliseconds: performance.now() - began };
    };
    // warm, and drawn with the sound release
    let warm = 0;
    for (let tried = 0; tried < 200 && warm < 20; tried += 1)
      if ((await open()).view.includes(signs.faulty)) warm += 1;
    if (warm < 20) throw new Error(`The first view lacks «${signs.faulty}»`);
    const before = await readMeasures(server);
    await pointTo(await publishFaulty(fault));
    const opened: Awaited<ReturnType<typeof open>>[] = [];
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) opened.push(await open());
    const slowest = Math.max(...opened.map(({ milliseconds }) => milliseconds));
    const share = (sign: string) => {
      const found = opened.filter(({ view }) => view.includes(sign)).length;
      return `${found} of ${opened.length}`;
    };
    const results = resultsOf(difference(await readMeasures(server), before));
    console.warn(
      `| ${name} | ${slowest.toFixed(0)} ms | ${share(signs.other)} | ${share(signs.faulty)} | ${results} |`,
    );
    if (slowest > limitMillis) process.exitCode = 1;
  }

  async function pointTo(live: string): Promise<void> {
    await writeFile(`${pointerFile}.new`, JSON.stringify({ ...sound, live }));
    await rename(`${pointerFile}.new`, pointerFile);
  }

  /** Stores the sound release once more with the fault. @returns its version */
  async function publishFaulty({ change, tampered, older }: Fault): Promise<string> {
    const version = `faulty-${crypto.randomUUID()}`;
    const place = path.join(store, remote, version);
    await cp(path.join(store, remote, sound.live), place, { recursive: true });
    const file = path.join(place, serverFile);
    const code = await readFile(file, 'utf8');
    const changed = change ? change(code) : code;
    if (changed === undefined) await rm(file);
    else await writeFile(file, changed);
    const description = path.join(place, 'remote.json');
    const { server, ...descriptor } = JSON.parse(await readFile(description, 'utf8')) as RemoteDescriptor;
    const integrity = `sha384-${createHash('sha384')
      .update(changed ?? code)
      .digest('base64')}`;
    const described =
      server && !tampered ? { ...server, bytes: Buffer.byteLength(changed ?? code), integrity } : server;
    await writeFile(
      description,
      JSON.stringify({ ...descriptor, version, ...(older ? {} : { server: described }) }),
    );
    return version;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
