import { createWorkSignal } from '../jobs/workSignal.ts';

/** Tells the sender of this process that there will be mail. */
export const { announce: announceMail, onAnnounced: onMailAnnounced } = createWorkSignal();
