import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@learn/journeys';
import { copyProject } from './projectCopy.ts';

const address = /http:\/\/localhost:\d+/;

/** A running development server on a copy of the project. */
export interface Development extends AsyncDisposable {
  readonly url: string;
  /** what it wrote so far */
  readonly output: () => string;
  /**
   * Changes a file of the copy.
   * @param file from the root of the project
   * @returns the new text
   * @throws Error when the text to be replaced is not in it
   */
  readonly replace: (file: string, from: string, to: string) => Promise<string>;
  /** Puts the file back as the project has it. */
  readonly restore: (file: string) => Promise<void>;
  /** Presses Ctrl+C. @returns its exit code */
  readonly interrupt: () => Promise<number | null>;
}

/**
 * Starts `npm run dev`.
 * @param names workspaces that are live
 * @throws Error with its output when it ends before it is ready
 */
export async function startDevelopment(names: readonly string[]): Promise<Development> {
  const copy = await copyProject();
  const { folder } = copy;
  const child = spawn(process.execPath, [path.join(folder, 'packages/federation/bin/dev.ts'), ...names], {
    cwd: folder,
    // what is as built was built for the journeys already
    env: { PATH: process.env.PATH, PORT: '0', TURBO_CACHE_DIR: path.join(root, '.turbo/cache') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      // two processes write it
      if (output.includes('Ctrl+C ends') && address.test(output)) ready.resolve();
    });
  }
  const ended = once(child, 'close') as Promise<[number | null]>;
  ended.then(() => ready.reject(new Error(`The development server has ended.\n${output}`)));
  const interrupt = async () => {
    child.kill('SIGINT');
    return (await ended)[0];
  };
  try {
    await ready.promise;
  } catch (error) {
    await copy[Symbol.asyncDispose]();
    throw error;
  }
  return {
    url: address.exec(output)?.[0] ?? '',
    output: () => output,
    interrupt,
    async replace(file, from, to) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      const changed = text.replace(from, () => to);
      await write(path.join(folder, file), changed);
      return changed;
    },
    restore: async (file) => write(path.join(folder, file), await readFile(path.join(root, file), 'utf8')),
    async [Symbol.asyncDispose]() {
      await interrupt();
      await copy[Symbol.asyncDispose]();
    },
  };
}

/** In one step, as editors do it: at no moment is the file missing or half written. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}
