import { cp, glob, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '@learn/journeys';

/** What is made from the sources, or belongs to a running platform. */
const made = new Set([
  'node_modules',
  '__generated__',
  'dist',
  '.types',
  '.turbo',
  '.data',
  '.reports',
  '.git',
  '.ci',
]);

/** A copy of the project whose files a journey may change. */
export interface ProjectCopy extends AsyncDisposable {
  readonly folder: string;
}

/** Copies the sources; libraries are those of the project, workspaces those of the copy. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'project-'));
  await cp(root, folder, { recursive: true, filter: (file) => !made.has(path.basename(file)) });
  for await (const modules of glob(['node_modules', '*/node_modules', 'packages/*/node_modules'], {
    cwd: root,
  }))
    await linkModules(path.join(root, modules), path.join(folder, modules));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Links the libraries of a folder of modules; links to workspaces are relative, so they lead into the copy. */
async function linkModules(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '@learn') await linkModules(source, target);
    // workspaces are relative links, which lead into the copy
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await symlink(source, target);
  }
}
