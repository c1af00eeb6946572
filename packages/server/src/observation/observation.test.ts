import { endpoints } from '@learn/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCast, createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { files } from '../documents/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { mails } from '../mail/tables.ts';

const token = 'a-token-of-the-test';

let server: TestServer;
let lines: string[];
let personId: string;
let username: string;

beforeAll(async () => {
  lines = [];
  server = await startTestServer({
    config: { ACCESS_LOG: true, METRICS_TOKEN: token, LOG_LEVEL: 'info' },
    logLines: (line) => void lines.push(line),
  });
  ({ id: personId, username } = await createPerson(server.db, { firstName: 'Lena' }));
});

afterAll(() => server[Symbol.asyncDispose]());

const requests = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');

describe('the access log', () => {
  test('names route, status, duration and person, and nothing of what was sent', async () => {
    const client = await server.login(username);
    const unknown = '0b0c6d60-0000-4000-8000-000000000001';
    lines.length = 0;
    await client.get(`/api/course/completion/${unknown}/${unknown}/?secret=of-the-query`);
    await client.post(endpoints.login.path, { username: 'secret-name', password: 'secret-password' });
    const answer = await server.visit().get('/api/nowhere/secret-part/');
    expect(requests()).toMatchObject([
      { method: 'GET', route: '/api/course/completion/:courseSessionId/:userId/', person: personId },
      { method: 'POST', route: endpoints.login.path, status: expect.any(Number) },
      { method: 'GET', status: 404, request_id: answer.json().request_id, duration_ms: expect.any(Number) },
    ]);
    expect(lines.join('')).not.toMatch(/secret|0b0c6d60/);
  });
});

describe('GET /metrics', () => {
  const scrape = (authorization: string) => server.visit().get('/metrics', { authorization });

  test('needs the token', async () => {
    for (const given of ['', 'Bearer ', 'Bearer another', token]) {
      expect([given, (await scrape(given)).statusCode]).toEqual([given, 401]);
    }
  });

  test('counts requests, mails and the event loop', async () => {
    await server.visit().get('/healthz');
    await server.visit().get('/remotes/anything/1/entry.js');
    await server.db.insert(mails).values({ recipient: 'a@example.org', subject: 'a', text: 'a' });
    const answer = await scrape(`Bearer ${token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    for (const line of [
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
      'remote_file_requests_total{remote="unknown",result="failed"} 1',
      'mails_queued{state="due"} 1',
    ]) {
      expect(answer.body).toContain(line);
    }
    expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
  });

  test('says how jobs and queues do', async () => {
    const { people } = await createCast(server.db);
    await server.db.insert(jobs).values([
      {
        name: 'late',
        nextRunAt: sql`now() - interval '90 seconds'`,
        lastRunAt: new Date(1_770_000_000_000),
        lastDurationMs: 1_500,
        runs: 7,
        failures: 2,
      },
      { name: 'new', nextRunAt: sql`now() + interval '1 hour'` },
    ]);
    await server.db.insert(files).values({
      ownerId: people.member.id,
      purpose: 'storage',
      fileName: 'a.pdf',
      fileType: 'application/pdf',
      storageKey: 'a',
      uploadExpiresAt: new Date(0),
    });
    const { body: first } = await scrape(`Bearer ${token}`);
    const { body } = await scrape(`Bearer ${token}`);
    // What is counted in the database is not added up here.
    const ofJobs = (text: string) =>
      text.split('\n').filter((line) => /^job_(runs|failures|last)/.test(line));
    expect(ofJobs(body)).toEqual(ofJobs(first));
    for (const line of [
      'job_last_run_timestamp_seconds{job="late"} 1770000000',
      'job_last_duration_seconds{job="late"} 1.5',
      'job_runs_total{job="late"} 7',
      'job_failures_total{job="late"} 2',
      'job_runs_total{job="new"} 0',
      'job_overdue_seconds{job="new"} 0',
      'files_to_remove 1',
      'stale_sessions 2',
    ]) {
      expect(body).toContain(line);
    }
    expect(body).toMatch(/job_overdue_seconds\{job="late"\} 9\d/);
    expect(body).not.toContain('job_last_run_timestamp_seconds{job="new"}');
  });

  test('does not exist without a token', async () => {
    await using plain = await startTestServer();
    expect((await plain.visit().get('/metrics', { authorization: 'Bearer ' })).statusCode).not.toBe(401);
  });
});
