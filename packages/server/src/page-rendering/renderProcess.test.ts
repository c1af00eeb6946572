import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shellFile } from '../../test/serverFiles.ts';
import type { Answer } from './messages.ts';
import { type RenderProcess, startRenderProcess } from './renderProcess.ts';

/** The next answer that is not about progress. */
function startAndLoad(text: string): { child: RenderProcess; answer: Promise<Answer> } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const child = startRenderProcess((answer) => answer.kind !== 'loading' && resolve(answer));
  child.send({ kind: 'load', shell: { name: 'shell', version: '1', text }, remotes: [], oneByOne: false });
  return { child, answer: promise };
}

test('loads, and ends when it is killed', async () => {
  const { child, answer } = startAndLoad(shellFile());
  expect(await answer).toEqual({ kind: 'loaded', leftOut: [] });
  child.kill();
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' });
});

test('says what the shell has thrown', async () => {
  const { child, answer } = startAndLoad('throw new TypeError("not today")');
  expect(await answer).toMatchObject({ kind: 'unloadable', message: expect.stringContaining('not today') });
  child.kill();
});

test.each([
  ['waits', shellFile()],
  ['hangs', 'for (;;);'],
])('ends when the server is killed while it %s', async (_, text) => {
  const module = path.join(import.meta.dirname, 'renderProcess.ts');
  const script = `
    const { startRenderProcess } = await import(${JSON.stringify(module)});
    const child = startRenderProcess((answer) => console.log(answer.kind));
    child.send(${JSON.stringify({ kind: 'load', shell: { name: 'shell', version: '1', text }, remotes: [], oneByOne: false })});
    console.log('pid ' + child.pid);
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  const pid = Number(/pid (\d+)/.exec(said.toString())?.[1]);
  server.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
