import { createWorkSignal } from '../jobs/workSignal.ts';

/** Tells the job of this process that an import may run. */
export const { announce: announceImport, onAnnounced: onImportAnnounced } = createWorkSignal();
