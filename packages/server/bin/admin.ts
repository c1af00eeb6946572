import { parseArgs } from 'node:util';
import { grantAdmin, listAdmins, revokeAdmin } from '../src/admin-users/adminCommand.ts';
import { type CommandMeans, type CommandResult, onDatabase, runCommand } from '../src/runCommand.ts';

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

await runCommand(() => onDatabase(process.env, run));

function isComplete(): boolean {
  if (command === 'list') return positionals.length === 1;
  return (command === 'grant' || command === 'revoke') && email !== undefined && positionals.length === 2;
}

function run(means: CommandMeans): Promise<CommandResult> {
  if (command === 'grant') return grantAdmin(means, email ?? '', values);
  return command === 'revoke' ? revokeAdmin(means, email ?? '') : listAdmins(means);
}
