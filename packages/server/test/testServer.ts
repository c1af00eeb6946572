import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { sessionCookie } from '../src/authentication/cookies.ts';
import { startLoginSession } from '../src/authentication/loginSession.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { ServerContext } from '../src/context.ts';
import type { Database, OpenDatabase } from '../src/database/database.ts';
import { loadDemoWorld } from '../src/loadDemoWorld.ts';
import { users } from '../src/users/tables.ts';
import { createTestClient, type TestClient } from './testClient.ts';
import { openTestDatabase } from './testDatabase.ts';

export interface TestServer extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly context: ServerContext;
  /** A visitor who is not logged in. */
  visit(): TestClient;
  /** A browser in which this person has logged in (without the slow password). */
  login(username: string): Promise<TestClient>;
  /** What follows finds no database any more. */
  closeDatabase(): Promise<void>;
}

export interface TestServerOptions {
  /** begins with the demo world instead of an empty database */
  readonly demo?: boolean;
  readonly config?: Partial<Config>;
  /** takes the lines of the log */
  readonly logLines?: (line: string) => void;
}

/** The whole server on a database of its own; not listening, so requests are injected. Disposing ends both. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: path.join(tmpdir(), 'learn-test-data') }),
    // a process per server, which the tests of first views alone need
    RENDER_PAGES: false,
    ...options.config,
  };
  const contextOf = (database: OpenDatabase): ServerContext => ({
    config,
    db: database.db,
    ping: () => database.ping(),
    checksAnswers: true,
    logLines: options.logLines,
    pool: database.pool,
  });
  const database = await openTestDatabase({
    name: options.demo ? 'demo' : 'empty',
    fill: async (empty) => {
      if (!options.demo) return;
      await (await loadDemoWorld()).createDemoWorld(contextOf(empty));
    },
  });
  const context = contextOf(database);
  const app = await createApp(context);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= database.close();
    return closed;
  };
  return {
    app,
    db: context.db,
    context,
    visit: () => createTestClient(app),
    async login(username) {
      const [person] = await context.db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.username, username));
      if (person === undefined) throw new Error(`Nobody is called ${username}`);
      const { token } = await startLoginSession(context.db, { userId: person.id, userAgent: 'test' });
      return createTestClient(app, { [sessionCookie]: token, loginStatus: 'true' });
    },
    closeDatabase: close,
    async [Symbol.asyncDispose]() {
      await app.close();
      await close();
    },
  };
}
