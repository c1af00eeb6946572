import { parseArgs } from 'node:util';
import {
  ContentError,
  type ContentLibrary,
  readContentLibrary,
  writeContentLibrary,
} from '@learn/course-content';
import { eq } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { StartError } from '../StartError.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { users } from '../users/tables.ts';
import { ContentRefused } from './ContentRefused.ts';
import { diffLines, refusalLines, summaryLine } from './contentLines.ts';
import { exportContent } from './exportContent.ts';
import { diffContent, importContent } from './importContent.ts';

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** takes a line of the output */
  readonly write: (line: string) => void;
}

const usage = `npm run content -- check <folder>     whether a folder of contents is right; asks no database
npm run content -- diff <folder>      what an import would add, change and unpublish
npm run content -- import <folder> [--unpublish-used] [--as <username>]
npm run content -- export <new folder> [--course <slug>]…`;

/** What is wrong with the call or the folder, in lines for the person who called; shown without a stack. */
class CommandError extends Error {}

/**
 * Runs a command about course content (packages/course-content/README.md).
 * @returns the exit code: 0 done · 1 not done, and nothing was changed
 */
export async function runContentCommand(
  parameters: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { write } = surroundings;
  try {
    await run(parameters, surroundings);
    return 0;
  } catch (error) {
    if (error instanceof ContentRefused) for (const line of refusalLines(error.diff)) write(line);
    else if (error instanceof CommandError || error instanceof StartError || error instanceof ContentError)
      write(error.message);
    else throw error;
    return 1;
  }
}

async function run(parameters: readonly string[], { env, write }: Surroundings): Promise<void> {
  const { command, folder, values } = parse(parameters);
  if (command === 'check') {
    const library = await readRight(folder);
    return write(`Everything is right: ${summaryOf(library)}.`);
  }
  const library = command === 'export' ? undefined : await readRight(folder);
  const config = readConfig(env);
  const database = await openDatabase(config);
  const { db } = database;
  const store = createFileStore(config);
  try {
    if (library === undefined) {
      const exported = await exportContent({ db, store }, values.course);
      await writeContentLibrary(folder, exported);
      write(`Written to ${folder}: ${summaryOf(exported)}.`);
    } else if (command === 'diff') {
      const diff = await diffContent(db, library);
      for (const line of diffLines(diff)) write(line);
      for (const line of refusalLines(diff)) write(line);
    } else {
      const actorId = values.as === undefined ? undefined : await userIdOf(db, values.as);
      const began = performance.now();
      const diff = await importContent({ db, store }, library, {
        unpublishUsed: values['unpublish-used'],
        ...(actorId && { actorId }),
        progress: (step) =>
          write(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${step}`),
      });
      write(summaryLine(diff));
    }
  } finally {
    await database.close();
  }
}

const commands = ['check', 'diff', 'import', 'export'] as const;

function parse(parameters: readonly string[]) {
  const { positionals, values } = parsed(parameters);
  const [name, folder, ...rest] = positionals;
  const command = commands.find((one) => one === name);
  if (command === undefined || folder === undefined || rest.length > 0) throw new CommandError(usage);
  return { command, folder, values };
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        'unpublish-used': { type: 'boolean', default: false },
        as: { type: 'string' },
        course: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** @throws CommandError with a line per problem */
async function readRight(folder: string): Promise<ContentLibrary> {
  const { library, problems } = await readContentLibrary(folder);
  if (problems.length === 0) return library;
  const lines = problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  throw new CommandError([...lines, `Nothing was changed. Problems: ${problems.length}.`].join('\n'));
}

async function userIdOf(db: Database, username: string): Promise<string> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (person === undefined) throw new CommandError(`Nobody is called ${username}.`);
  return person.id;
}

function summaryOf({ courses }: ContentLibrary): string {
  const circles = courses.flatMap(({ topics }) => topics.flatMap((topic) => topic.circles));
  const contents = circles
    .flatMap(({ sequences }) => sequences.flatMap(({ units }) => units))
    .reduce((sum, unit) => sum + unit.contents.length, 0);
  return `${courses.length} courses, ${circles.length} circles, ${contents} contents`;
}
