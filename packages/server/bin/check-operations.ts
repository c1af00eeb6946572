import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { checkOperations } from '../src/releases/checkOperations.ts';
import { runCommand } from '../src/runCommand.ts';

// `npm run check-operations`: whether the server of this working tree answers what the live remotes and their canaries ask; ends with code 1 where it does not.
await runCommand(async () => {
  const { fits, message } = await checkOperations(path.resolve(readConfig(process.env).RELEASES_DIR));
  return { done: fits, message };
});
