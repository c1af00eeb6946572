import { parentPort, workerData } from 'node:worker_threads';
import type { InvoiceContent } from './invoiceContent.ts';
import { writeInvoice } from './writeInvoice.ts';

// Runs beside the server, as the documents of certificates do.
parentPort?.postMessage(await writeInvoice(workerData as InvoiceContent));
