import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../src/packageRoot.ts';

/**
 * The server as it is delivered, which starts in a fifth of the time that its sources take.
 * @throws Error when it has not been built
 */
export function builtServer(): string {
  const file = path.join(packageRoot, 'dist/main.js');
  if (!existsSync(file)) throw new Error(`${file} is missing. Run «npm run build -w @learn/server» first.`);
  return file;
}
