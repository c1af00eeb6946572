import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@learn/journeys';

const execute = promisify(execFile);

/** The packages and the built shell in a folder of their own, in which a remote can be made, checked and run. */
export interface TreeCopy extends AsyncDisposable {
  /**
   * Runs a program of the project.
   * @param cwd folder, seen from the root of the copy
   * @param command the program and its parameters
   * @returns what it said
   * @throws Error with its output when it fails
   */
  readonly run: (
    cwd: string,
    command: readonly [script: string, ...parameters: string[]],
    environment?: Readonly<Record<string, string>>,
  ) => Promise<string>;
}

/** Copies what is there, with what has been built and compiled; libraries are linked. */
export async function copyTree(): Promise<TreeCopy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tree-'));
  const parts = (await readdir(root)).filter((name) =>
    /\.json$|^mfe-|^(packages|shell|\.gitignore)$/.test(name),
  );
  const own = /[/\\](node_modules|\.turbo|\.reports|\.data)$/;
  for (const part of parts) {
    await cp(path.join(root, part), path.join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !own.test(source),
    });
  }
  await linkLibraries(path.join(folder, 'node_modules'));
  for (const nested of globSync('packages/*/node_modules', { cwd: root }))
    await symlink(path.join(root, nested), path.join(folder, nested));
  return {
    async run(cwd, [script, ...parameters], environment = {}) {
      const { PATH, HOME, CHROMIUM_PATH } = process.env;
      const { stdout } = await execute(process.execPath, [path.join(folder, script), ...parameters], {
        cwd: path.join(folder, cwd),
        env: { PATH, HOME, CHROMIUM_PATH, ...environment },
        maxBuffer: 10_000_000,
      }).catch((error: { stdout: string; stderr: string }) => {
        throw new Error(`${script} failed:\n${error.stdout}${error.stderr}`);
      });
      return stdout;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Packages of the project are those of the copy, all others those of the project. */
async function linkLibraries(target: string): Promise<void> {
  const source = path.join(root, 'node_modules');
  await mkdir(path.join(target, '@learn'), { recursive: true });
  for (const name of await readdir(path.join(source, '@learn')))
    await symlink(path.join('../../packages', name), path.join(target, '@learn', name));
  for (const name of await readdir(source))
    if (name !== '@learn') await symlink(path.join(source, name), path.join(target, name));
}
