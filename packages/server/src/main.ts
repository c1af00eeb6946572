import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { seedQuestionnaires } from './feedback/questionnaires.ts';
import { createJobRunner } from './jobs/jobRunner.ts';
import { createJobs } from './jobs/jobs.ts';
import { hasDemoWorld, loadDemoAccounts, loadDemoWorld } from './loadDemoWorld.ts';
import { createMailer } from './mail/mailer.ts';
import { outboxFolder } from './mail/transport.ts';
import { StartError } from './StartError.ts';
import { serializeError } from './serializeError.ts';
import { startFailure, startMessage } from './startMessage.ts';
import { createFileStore } from './storage/createFileStore.ts';
import { users } from './users/tables.ts';

/** Jobs under way, such as a mail that is being sent, have this long after the last request. */
const closeMillis = 10_000;

/** Starts the server with the given environment; it ends with SIGTERM or SIGINT, having closed the database. */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const database = await openDatabase(config);
  const context = { config, db: database.db, ping: () => database.ping(), pool: database.pool };
  try {
    const withDemo = config.APP_MODE === 'local' && hasDemoWorld();
    if (withDemo && (await isEmpty(database.db))) await (await loadDemoWorld()).createDemoWorld(context);
    await seedQuestionnaires(database.db);
    const app = await createApp(context);
    let stopJobs: (() => Promise<void>) | undefined;
    endOnSignals(async () => {
      const brokenOff = await app.drain();
      if (brokenOff > 0) app.log.warn({ connections: brokenOff }, 'connections were broken off');
      setTimeout(() => process.exit(1), closeMillis).unref();
      await app.close();
      await stopJobs?.();
      await database.close();
    });
    database.broken?.then((error) => {
      app.log.fatal({ err: error }, 'the database has ended');
      console.error(
        `The database in ${config.DATA_DIR} has ended. Is the disk full? Make room and start again.`,
      );
      return database.close().finally(() => process.exit(1));
    });
    await app.listen({ host: config.HOST, port: config.PORT }).catch((error: unknown) => {
      const sentence = startFailure(error, config.HOST, config.PORT);
      throw sentence === undefined ? error : new StartError(sentence);
    });
    const address = config.PUBLIC_URL.replace(/:0$/, `:${portOf(app.server.address())}`);
    const mailer = createMailer({
      db: database.db,
      config: { ...config, PUBLIC_URL: address },
      report: (error) => app.log.error({ err: error }, 'a mail was not sent'),
    });
    const runner = createJobRunner({
      db: database.db,
      jobs: createJobs({ db: database.db, store: createFileStore(config), mailer, config }),
      report: (error, job) => app.log.error({ err: error, job }, 'a job failed'),
    });
    runner.start();
    stopJobs = async () => {
      await runner.stop();
      mailer.close();
    };
    const outbox = config.SMTP_URL === undefined ? outboxFolder(config) : undefined;
    process.stdout.write(
      startMessage({ address, accounts: withDemo ? await loadDemoAccounts() : [], outbox }),
    );
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Whether nobody has an account yet. */
async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(users)) === 0;
}

function endOnSignals(end: () => Promise<void>): void {
  let ending = false;
  // A terminal sends Ctrl-C to the whole group, and the start command passes it on: it may well come twice.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(serializeError(error));
          process.exit(1);
        },
      );
    });
  }
}

function portOf(address: ReturnType<import('node:net').Server['address']>): number | undefined {
  return address === null || typeof address === 'string' ? undefined : address.port;
}

start(process.env).catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : serializeError(error));
  process.exit(1);
});
