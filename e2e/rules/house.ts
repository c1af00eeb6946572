import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of the rules and of the packages' descriptions without their code, in which changes can be planted. */
export interface House extends Disposable {
  readonly folder: string;
  /** path of a program of the repository */
  readonly program: (name: string) => string;
}

export function createHouse(): House {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'house-'));
  const descriptions = globSync(
    ['*.json', '{shell,mfe-*,e2e}/{package,turbo}.json', 'packages/*/{package,turbo}.json'],
    { cwd: root },
  );
  for (const file of descriptions) cpSync(path.join(root, file), path.join(folder, file));
  for (const file of descriptions.filter((name) => path.basename(name) === 'turbo.json'))
    mkdirSync(path.join(folder, path.dirname(file), 'src'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return {
    folder,
    program: (name) => path.join(root, 'node_modules/.bin', name),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
