import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servedEndpointsFile, servedSchemaFile } from '@learn/contracts';
import { endpointNames } from '@learn/contracts/releaseGate';
import { printedSchema } from '../graphql/printedSchema.ts';

/**
 * Leaves in the folder of releases what this server answers, with which the release command compares what remotes ask.
 * @throws Error when the folder cannot be written
 */
export async function announceServed(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await replaceFile(path.join(folder, servedEndpointsFile), JSON.stringify([...endpointNames.values()]));
  await replaceFile(path.join(folder, servedSchemaFile), printedSchema());
}

async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.${process.pid}.new`, content);
  await rename(`${file}.${process.pid}.new`, file);
}
