import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { checkOperations } from '../src/releases/checkOperations.ts';
import { StartError } from '../src/StartError.ts';

// `npm run check-operations`: whether the server of this working tree answers what the live remotes and their canaries ask; ends with code 1 where it does not.
try {
  const { fits, message } = await checkOperations(path.resolve(readConfig(process.env).RELEASES_DIR));
  if (fits) process.stdout.write(`${message}\n`);
  else console.error(message);
  process.exitCode = fits ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
