import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DocumentContent } from '../../src/certificates/document/documentContent.ts';

/** The grade as a written document says it. */
export interface PrintedGrade {
  readonly official: string;
  readonly exact: string;
}

/** Writing is a matter of the processor: a tenth of a second each. */
const workers = availableParallelism();

/** Writes each content as PDF and reads its grade from the text of the file, in the order of the contents. */
export async function printedGrades(contents: readonly DocumentContent[]): Promise<PrintedGrade[]> {
  const share = Math.ceil(contents.length / workers);
  const shares = Array.from({ length: workers }, (_, index) =>
    contents.slice(index * share, (index + 1) * share),
  );
  const printed = await Promise.all(shares.map(printedInWorker));
  return printed.flat();
}

async function printedInWorker(contents: readonly DocumentContent[]): Promise<PrintedGrade[]> {
  const worker = new Worker(new URL('./printedGradesWorker.ts', import.meta.url), { workerData: contents });
  try {
    const [printed] = await once(worker, 'message');
    return printed as PrintedGrade[];
  } finally {
    await worker.terminate();
  }
}
