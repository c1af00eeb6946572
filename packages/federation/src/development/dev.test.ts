import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, '../../bin/dev.ts');

it.each([
  [
    'in a mode of production',
    { APP_MODE: 'prod' },
    [],
    'The development server runs in the mode local only.',
  ],
  [
    'for a workspace that does not exist',
    {},
    ['mfe-nowhere'],
    'There is no mfe-nowhere. Name workspaces out of: shell',
  ],
])('does not start %s', (_, env, names, message) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...names], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});
