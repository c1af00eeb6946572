import path from 'node:path';

/** Root of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The built server, as `npm start` runs it. @param project root of the project in another state */
export function serverProgramOf(project: string): string {
  return path.join(project, 'packages/server/dist/main.js');
}

/** That of this project. */
export const serverProgram = serverProgramOf(root);

/** The release command. */
export const releaseProgram = path.join(root, 'packages/federation/bin/release.ts');

/** Where a workspace's production build lies. @param workspace folder name, e.g. `mfe-competence` */
export function builtFolder(workspace: string): string {
  return path.join(root, workspace, 'dist');
}
