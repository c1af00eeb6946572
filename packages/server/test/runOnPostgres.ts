import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { packageRoot } from '../src/packageRoot.ts';
import { startThrowAwayPostgres } from './postgres.ts';

// The server's suites on PostgreSQL instead of PGlite:
// node packages/server/test/runOnPostgres.ts [files or options of vitest]
const projectRoot = path.resolve(packageRoot, '../..');
await using postgres = await startThrowAwayPostgres();
const child = spawn(
  path.join(projectRoot, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'server', ...process.argv.slice(2)],
  { cwd: projectRoot, env: { ...process.env, TEST_DATABASE_URL: postgres.url }, stdio: 'inherit' },
);
const [code] = await once(child, 'exit');
process.exitCode = typeof code === 'number' ? code : 1;
