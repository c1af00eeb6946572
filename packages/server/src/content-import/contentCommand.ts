import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  ContentError,
  type ContentLibrary,
  findingText,
  problemText,
  readContentLibrary,
  type TextValues,
  writeContentLibrary,
} from '@learn/course-content';
import type { Language } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { StartError } from '../StartError.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { documentsFolder } from '../storage/folderStore.ts';
import { users } from '../users/tables.ts';
import { ContentRefused } from './ContentRefused.ts';
import { commandLanguage } from './commandLanguage.ts';
import { diffLines, refusalLines, summaryLine } from './contentLines.ts';
import { type ContentSentence, contentText } from './contentTexts.ts';
import { exportContent } from './exportContent.ts';
import { diffContent, importContent } from './importContent.ts';

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** takes a line of the output */
  readonly write: (line: string) => void;
  /** the account of the system; undefined where there is none */
  readonly uid: number | undefined;
}

/** What is wrong with the call or the folder, in lines for the person who called; shown without a stack. */
class CommandError extends Error {}

type Say = (code: ContentSentence['code'], values?: TextValues) => string;

/**
 * Runs a command about course content (packages/course-content/README.md).
 * @returns the exit code: 0 done · 1 not done, and nothing was changed
 */
export async function runContentCommand(
  parameters: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { write, env } = surroundings;
  const language = commandLanguage(parameters, env);
  try {
    await run(parameters, surroundings, language);
    return 0;
  } catch (error) {
    if (error instanceof ContentRefused) for (const line of refusalLines(error.diff, language)) write(line);
    else if (error instanceof ContentError) write(findingText(error.finding, language));
    else if (error instanceof CommandError || error instanceof StartError) write(error.message);
    else throw error;
    return 1;
  }
}

async function run(
  parameters: readonly string[],
  { env, write, uid }: Surroundings,
  language: Language,
): Promise<void> {
  const say: Say = (code, values = {}) => contentText({ code, values }, language);
  const { command, folder, values } = parse(parameters, say);
  if (command === 'check') {
    const library = await readRight(folder, say, language);
    return write(say('right', { summary: say('summary', countsOf(library)) }));
  }
  const library = command === 'export' ? undefined : await readRight(folder, say, language);
  const config = readConfig(env);
  if (command === 'import') await assertOwnFolder(config, say, uid);
  const database = await openDatabase(config);
  const { db } = database;
  const store = createFileStore(config);
  try {
    if (library === undefined) {
      const exported = await exportContent({ db, store }, values.course);
      await writeContentLibrary(folder, exported);
      write(say('written', { folder, summary: say('summary', countsOf(exported)) }));
    } else if (command === 'diff') {
      const diff = await diffContent(db, library);
      for (const line of diffLines(diff, language)) write(line);
      for (const line of refusalLines(diff, language)) write(line);
    } else {
      const actorId = values.as === undefined ? undefined : await userIdOf(db, values.as, say);
      const began = performance.now();
      const diff = await importContent({ db, store }, library, {
        unpublishUsed: values['unpublish-used'],
        ...(actorId && { actorId }),
        progress: (step) =>
          write(
            `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${contentText(step, language)}`,
          ),
      });
      write(summaryLine(diff, language));
    }
  } finally {
    await database.close();
  }
}

const commands = ['check', 'diff', 'import', 'export'] as const;

function parse(parameters: readonly string[], say: Say) {
  const { positionals, values } = parsed(parameters, say);
  const [name, folder, ...rest] = positionals;
  const command = commands.find((one) => one === name);
  if (command === undefined || folder === undefined || rest.length > 0) throw new CommandError(say('usage'));
  return { command, folder, values };
}

function parsed(parameters: readonly string[], say: Say) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        'unpublish-used': { type: 'boolean', default: false },
        as: { type: 'string' },
        course: { type: 'string', multiple: true },
        // read before, for the language of everything that is said
        language: { type: 'string' },
      },
    });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${say('bad_call', { detail })}\n${say('usage')}`);
  }
}

/** @throws CommandError with a line per problem */
async function readRight(folder: string, say: Say, language: Language): Promise<ContentLibrary> {
  const { library, problems } = await readContentLibrary(folder);
  if (problems.length === 0) return library;
  const lines = problems.map((problem) => problemText(problem, language));
  throw new CommandError([...lines, say('problems', { count: problems.length })].join('\n'));
}

/** Files that another account puts among the documents could not be changed by the platform. */
async function assertOwnFolder(config: Config, say: Say, uid: number | undefined): Promise<void> {
  if (config.S3_BUCKET !== undefined) return;
  const folder = documentsFolder(config.DATA_DIR);
  const owner = await stat(folder).then(
    (found) => found.uid,
    () => uid,
  );
  if (uid !== undefined && owner !== uid) throw new CommandError(say('foreign_folder', { folder }));
}

async function userIdOf(db: Database, username: string, say: Say): Promise<string> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (person === undefined) throw new CommandError(say('nobody', { username }));
  return person.id;
}

function countsOf({ courses }: ContentLibrary): TextValues {
  const circles = courses.flatMap(({ topics }) => topics.flatMap((topic) => topic.circles));
  const contents = circles
    .flatMap(({ sequences }) => sequences.flatMap(({ units }) => units))
    .reduce((sum, unit) => sum + unit.contents.length, 0);
  return { courses: courses.length, circles: circles.length, contents };
}
