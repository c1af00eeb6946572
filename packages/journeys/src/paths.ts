import path from 'node:path';

/** Root of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The built server, as `npm start` runs it. */
export const serverProgram = path.join(root, 'packages/server/dist/main.js');

/** The release command. */
export const releaseProgram = path.join(root, 'packages/federation/bin/release.ts');

/** Where a workspace's production build lies. @param workspace folder name, e.g. `mfe-competence` */
export function builtFolder(workspace: string): string {
  return path.join(root, workspace, 'dist');
}
