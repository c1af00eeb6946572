import path from 'node:path';
import type { InvitationConfig } from '../accounts/invitation.ts';
import { removeExpiredLogins } from '../authentication/loginSession.ts';
import { endViewings } from '../authentication/viewing.ts';
import type { Config } from '../config.ts';
import { forgetUploads, runUploads } from '../content-uploads/runUploads.ts';
import { onUploadAnnounced } from '../content-uploads/uploadSignal.ts';
import type { Database } from '../database/database.ts';
import { removeFiles } from '../documents/removeFiles.ts';
import { forgetMails } from '../mail/forgetMails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { onMailAnnounced } from '../mail/mailSignal.ts';
import { onImportAnnounced } from '../person-imports/importSignal.ts';
import { forgetImports, runImports } from '../person-imports/runImports.ts';
import { forgetLoads } from '../registry/countLoads.ts';
import { forgetTimings } from '../registry/countTimings.ts';
import { pruneReleases } from '../registry/pruneReleases.ts';
import { refreshAllMetrics } from '../statistics/refreshMetrics.ts';
import type { FileStore } from '../storage/fileStore.ts';
import type { Job } from './jobRunner.ts';

const minute = 60;
const hour = 60 * minute;

interface Means {
  readonly db: Database;
  readonly store: FileStore;
  readonly mailer: Mailer;
  readonly config: InvitationConfig & Pick<Config, 'RELEASES_DIR' | 'RELEASE_KEEP_DAYS'>;
}

/** Everything that happens by the clock. A name is the row of the job in the database. */
export function createJobs({ db, store, mailer, config }: Means): readonly Job[] {
  return [
    { name: 'send-mails', every: 15, run: mailer.deliver, onWork: onMailAnnounced },
    { name: 'refresh-metrics', every: 20, run: () => refreshAllMetrics(db) },
    { name: 'remove-files', every: 10 * minute, run: () => removeFiles({ db, store }) },
    { name: 'remove-expired-logins', every: hour, run: () => removeExpiredLogins(db) },
    {
      name: 'import-people',
      every: 15,
      run: (signal) => runImports({ db, config }, signal),
      onWork: onImportAnnounced,
    },
    {
      name: 'import-contents',
      every: 15,
      run: (signal) => runUploads({ db, store }, signal),
      onWork: onUploadAnnounced,
    },
    { name: 'end-viewings', every: minute, run: () => endViewings(db) },
    { name: 'forget-imports', every: hour, run: () => forgetImports(db) },
    { name: 'forget-content-imports', every: hour, run: () => forgetUploads(db) },
    { name: 'forget-remote-loads', every: hour, run: () => forgetLoads(db) },
    { name: 'forget-remote-timings', every: hour, run: () => forgetTimings(db) },
    { name: 'forget-mails', every: hour, run: () => forgetMails(db) },
    {
      name: 'prune-releases',
      every: hour,
      run: () =>
        pruneReleases({
          db,
          store,
          folder: path.resolve(config.RELEASES_DIR),
          keepDays: config.RELEASE_KEEP_DAYS,
        }),
    },
  ];
}
