import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servedSchemaFile } from '@learn/contracts';
import { printedSchema } from '../graphql/printedSchema.ts';

/**
 * Leaves the served schema in the folder of releases, where the release command compares the operations of remotes with it.
 * @throws Error when the folder cannot be written
 */
export async function announceSchema(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, servedSchemaFile);
  await writeFile(`${file}.${process.pid}.new`, printedSchema());
  await rename(`${file}.${process.pid}.new`, file);
}
