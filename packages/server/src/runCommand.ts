import { type Config, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { StartError } from './StartError.ts';

/** What a command of the operator works with. */
export interface CommandMeans {
  readonly db: Database;
  readonly config: Config;
}

/** What a command did, or why it did not. */
export interface CommandResult {
  readonly done: boolean;
  /** what the operator reads */
  readonly message: string;
}

/**
 * Runs a command of the operator to its end: its message goes to the output, and a refusal to the errors with exit code 1, as
 * does what keeps it from starting.
 * @throws what the command throws beside StartError
 */
export async function runCommand(run: () => Promise<CommandResult>): Promise<void> {
  try {
    const { done, message } = await run();
    if (done) process.stdout.write(`${message}\n`);
    else refuse(message);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    refuse(error.message);
  }
}

/**
 * Runs what works on the database of the environment: DATABASE_URL, or the folder DATA_DIR while no server has it open.
 * @param environment with the variables of `config.ts`
 * @throws StartError for wrong variables and for a database that cannot be opened
 */
export async function onDatabase<Result>(
  environment: Readonly<Record<string, string | undefined>>,
  run: (means: CommandMeans) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(environment);
  const database = await openDatabase(config);
  try {
    return await run({ db: database.db, config });
  } finally {
    await database.close();
  }
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
