import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@learn/journeys';

const execute = promisify(execFile);

/** What is compared with this state of the project. */
export interface Published {
  /** says in the report what it is: a revision, or a folder */
  readonly name: string;
  /** a store in which its shell and remotes are live */
  readonly releases: string;
  /** root of the project as it was, with its built server; undefined where only releases are known */
  readonly project: string | undefined;
}

/** Where states are kept; ignored by git, and outside of node_modules, where Node runs no TypeScript. */
const kept = path.join(root, '.data/skew');

/**
 * The last published state: of the folder of releases `PUBLISHED_RELEASES`, else of a revision, which is built once and kept.
 * @param revision of git; without it the tag `published`, and without that the last commit of an earlier day than the newest
 * @throws Error when there is no such revision, or it cannot be built
 */
export async function lastPublished(revision: string | undefined): Promise<Published> {
  const { PUBLISHED_RELEASES: folder } = process.env;
  if (folder !== undefined) return { name: folder, releases: path.resolve(folder), project: undefined };
  const commit = await commitOf(revision);
  const state = path.join(kept, commit);
  if (!existsSync(state)) await build(commit, state);
  return {
    name: commit.slice(0, 12),
    releases: path.join(state, 'releases'),
    project: path.join(state, 'project'),
  };
}

async function commitOf(revision: string | undefined): Promise<string> {
  const named = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    `${revision ?? 'refs/tags/published'}^{commit}`,
  );
  if (named !== '') return named;
  if (revision !== undefined) throw new Error(`git knows no revision «${revision}».`);
  const day = await git('log', '-1', '--format=%cd', '--date=format:%Y-%m-%d');
  const before = await git('rev-list', '-1', `--before=${day}T00:00:00`, 'HEAD');
  if (before === '') throw new Error('There is no earlier day in this clone. Say --published <revision>.');
  return before;
}

/** @returns what git says; empty where it finds nothing */
async function git(...parameters: readonly string[]): Promise<string> {
  try {
    return (await execute('git', parameters, { cwd: root })).stdout.trim();
  } catch {
    return '';
  }
}

/** Builds a commit and publishes all of it; what is half done is made anew the next time. */
async function build(commit: string, state: string): Promise<void> {
  const draft = `${state}.new`;
  const project = path.join(draft, 'project');
  await rm(draft, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  const archive = path.join(draft, 'sources.tar');
  await execute('git', ['archive', '--output', archive, commit], { cwd: root });
  await execute('tar', ['-xf', archive, '-C', project]);
  await rm(archive);
  const run = (...command: readonly [string, ...string[]]) => runIn(project, command);
  if (await hasOwnLibraries(project)) await run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  else await shareLibraries(project);
  // turbo takes files that git ignores for unchanged, so the cache of this project would answer
  await run('npm', 'run', 'build', '--', `--cache-dir=${path.join(project, '.turbo/cache')}`);
  await run('npm', 'run', 'release', '--', 'publish-built');
  await cp(path.join(project, '.data/releases'), path.join(draft, 'releases'), { recursive: true });
  await rename(draft, state);
}

/** @throws Error with the output of the command when it fails */
async function runIn(
  project: string,
  [program, ...parameters]: readonly [string, ...string[]],
): Promise<void> {
  process.stderr.write(`${[program, ...parameters].join(' ')}\n`);
  // what the npm around this command sets leads to this project
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^TURBO_/.test(name)));
  await execute(program, parameters, { cwd: project, env, maxBuffer: 50_000_000 }).catch(
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${program} ${parameters.join(' ')} failed:\n${stdout}${stderr}`);
    },
  );
}

async function hasOwnLibraries(project: string): Promise<boolean> {
  const [own, ours] = await Promise.all(
    [project, root].map((folder) => readFile(path.join(folder, 'package-lock.json'), 'utf8')),
  );
  return own !== ours;
}

/**
 * Libraries are the same files at their own place in the project: ids of modules follow from it, so a link to the libraries of this
 * project would make what did not change another version. Links to workspaces are relative and lead to those of the project.
 */
async function shareLibraries(project: string): Promise<void> {
  for await (const modules of glob(['node_modules', '*/node_modules', 'packages/*/node_modules'], {
    cwd: root,
  })) {
    const target = path.join(project, modules);
    if (!existsSync(path.dirname(target))) continue;
    await execute('cp', ['-RPl', path.join(root, modules), target]);
    await rm(path.join(target, '.cache'), { recursive: true, force: true });
  }
}
