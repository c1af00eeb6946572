import { createWorkSignal } from '../jobs/workSignal.ts';

/** Tells the job of this process that a folder waits to be checked or imported. */
export const { announce: announceUpload, onAnnounced: onUploadAnnounced } = createWorkSignal();
