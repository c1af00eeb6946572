import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentContent } from './documentContent.ts';
import { writeDocument } from './writeDocument.ts';

// Runs beside the server, which answers others meanwhile: reading fonts and cutting them takes a tenth of a second.
parentPort?.postMessage(await writeDocument(workerData as DocumentContent));
