import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';
import type { DocumentContent } from '../../src/certificates/document/documentContent.ts';
import { writeDocument } from '../../src/certificates/document/writeDocument.ts';
import type { PrintedGrade } from './printedGrades.ts';

const printed: PrintedGrade[] = [];
for (const content of workerData as readonly DocumentContent[]) {
  const file = await getDocumentProxy(new Uint8Array(await writeDocument(content)));
  const { text } = await extractText(file, { mergePages: true });
  const [, official = '', exact = ''] =
    /Note (\d\.\d) Exakter Wert (\d\.\d\d),/.exec(text.replace(/\s+/g, ' ')) ?? [];
  printed.push({ official, exact });
}
parentPort?.postMessage(printed);
