import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Folder of PostgreSQL's server programs, undefined where none are installed. */
export function postgresPrograms(): string | undefined {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = stdout?.trim();
  return folder && existsSync(`${folder}/initdb`) ? folder : undefined;
}
