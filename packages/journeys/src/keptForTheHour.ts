import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.ts';

const cache = path.join(root, 'node_modules/.cache/journeys');

/**
 * What the journeys of all workspaces begin with, made by the first of them and kept for the hour.
 * @param name tells what it was made from
 * @param make fills an empty folder
 * @returns a folder to copy
 */
export async function keptForTheHour(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const [hour, before] = [0, 1].map((hours) => hourBefore(hours)) as [string, string];
  const folder = path.join(cache, `${hour}-${name}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  // another run may still copy what was made in the hour before
  const older = (await readdir(cache)).filter((kept) => !(kept.startsWith(hour) || kept.startsWith(before)));
  await Promise.all(older.map((kept) => rm(path.join(cache, kept), { recursive: true, force: true })));
  const draft = await mkdtemp(path.join(cache, `${hour}-draft-`));
  await make(draft);
  // another run may have been faster
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

const hourBefore = (hours: number) =>
  new Date(Date.now() - hours * 60 * 60 * 1000).toISOString().slice(0, 13);
