import { parentPort, workerData } from 'node:worker_threads';
import { type AvatarRequest, makeAvatar } from './makeAvatar.ts';

// Runs beside the server, which answers others meanwhile: decoding a photo takes a second of computing.
parentPort?.postMessage(await makeAvatar(workerData as AvatarRequest));
