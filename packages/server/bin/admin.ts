import { parseArgs } from 'node:util';
import { type CommandResult, grantAdmin, listAdmins, revokeAdmin } from '../src/admin-users/adminCommand.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { StartError } from '../src/StartError.ts';

// `npm run admin -- grant <e-mail> [--name "First Last"] [--language de|fr|it]`, `revoke <e-mail>`, `list`: who has admin
// access, on the database of the environment (DATABASE_URL, or the folder DATA_DIR while no server has it open). Recorded.
const usage = `npm run admin -- grant <e-mail> [--name "First Last"] [--language de|fr|it]
npm run admin -- revoke <e-mail>
npm run admin -- list`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, language: { type: 'string' } },
});
const [command, email] = positionals;

if (!isComplete()) {
  console.error(usage);
  process.exit(2);
}

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const { done, message } = await run({ db: database.db, config });
    if (done) process.stdout.write(`${message}\n`);
    else {
      console.error(message);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function isComplete(): boolean {
  if (command === 'list') return positionals.length === 1;
  return (command === 'grant' || command === 'revoke') && email !== undefined && positionals.length === 2;
}

function run(means: Parameters<typeof listAdmins>[0]): Promise<CommandResult> {
  if (command === 'grant') return grantAdmin(means, email ?? '', values);
  return command === 'revoke' ? revokeAdmin(means, email ?? '') : listAdmins(means);
}
