import { endpoints } from '@learn/contracts';
import { addressOf, hasPostgres, startThrowAwayPostgres, type ThrowAwayPostgres } from '@learn/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCast } from '../../test/factories.ts';
import { createTestClient } from '../../test/testClient.ts';
import { startTestServer } from '../../test/testServer.ts';
import { createApp } from '../app.ts';
import { startLoginSession } from '../authentication/loginSession.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from './openDatabase.ts';

const addresses = [
  '/readyz',
  endpoints.me.path,
  endpoints.sessions.path,
  endpoints.dashboardConfig.path,
] as const;
const unavailable = { code: 'database_unavailable', message: expect.stringContaining('Datenbank') };

describe('a database that is closed', () => {
  it('is said to be unavailable by every call that needs it', async () => {
    await using server = await startTestServer();
    const { people } = await createCast(server.db);
    const client = await server.login(people.member.username);
    await server.closeDatabase();
    for (const address of addresses) {
      const answer = await client.get(address);
      expect([address, answer.statusCode]).toEqual([address, 503]);
      expect(answer.json()).toMatchObject(unavailable);
      expect(answer.headers['retry-after']).toBe('5');
    }
    const login = await server.visit().post(endpoints.login.path, { username: 'a', password: 'b' });
    expect(login.json()).toMatchObject(unavailable);
    expect((await client.get('/healthz')).statusCode).toBe(200);
  });
});

describe.runIf(hasPostgres())('a PostgreSQL that goes away', () => {
  let postgres: ThrowAwayPostgres;

  beforeAll(async () => {
    postgres = await startThrowAwayPostgres();
  });
  afterAll(() => postgres[Symbol.asyncDispose]());

  it('is said to be unavailable, and used again as soon as it is back; nobody has to log in anew', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: postgres.url });
    const database = await openDatabase(config);
    const app = await createApp({ config, db: database.db, ping: () => database.ping() });
    const { people, de, session } = await createCast(database.db);
    const { token } = await startLoginSession(database.db, { userId: people.member.id, userAgent: '' });
    const client = createTestClient(app, { sessionid: token });
    const mark = () =>
      client.post(endpoints.markCompletion.path, { page_id: de.text, course_session_id: session.id });
    const graphql = () => client.post('/server/graphql/', { query: '{ dashboard_config { course_id } }' });
    expect((await mark()).statusCode).toBe(200);

    await postgres.stop();
    for (const address of [...addresses, `/api/course/completion/${session.id}/${people.member.id}/`]) {
      const answer = await client.get(address);
      expect([address, answer.statusCode]).toEqual([address, 503]);
      expect(answer.json()).toMatchObject(unavailable);
    }
    expect((await mark()).json()).toMatchObject(unavailable);
    const refused = await graphql();
    expect(refused.statusCode).toBe(503);
    expect(refused.json().errors).toMatchObject([{ extensions: { code: 'database_unavailable' } }]);
    expect((await client.get('/healthz')).statusCode).toBe(200);

    await postgres.start();
    for (const address of addresses) expect((await client.get(address)).statusCode).toBe(200);
    expect((await mark()).json()).toMatchObject([{ page_id: de.text, completion_status: 'SUCCESS' }]);
    expect((await graphql()).json()).toMatchObject({ data: { dashboard_config: [{}] } });
    await app.close();
    await database.close();
  });

  it('is migrated once by processes that start together', async () => {
    const config = readConfig({ DATABASE_URL: addressOf(postgres.url, 'together') });
    const { db, close } = await openDatabase(readConfig({ DATABASE_URL: postgres.url }));
    await db.execute('create database together');
    await close();
    const opened = await Promise.all([openDatabase(config), openDatabase(config), openDatabase(config)]);
    for (const database of opened) {
      await database.ping();
      await database.close();
    }
    expect(opened.map(({ kind }) => kind)).toEqual(['postgres', 'postgres', 'postgres']);
  });
});
