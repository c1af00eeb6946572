import { eq } from 'drizzle-orm';
import ical from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { users } from '../users/tables.ts';
import { calendarFeeds } from './tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;
let member: TestClient;

beforeAll(async () => {
  server = await startTestServer({ config: { PUBLIC_URL: 'https://learn.example' } });
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  member = await server.login(cast.people.member.username);
});

afterAll(() => server[Symbol.asyncDispose]());

const feedOf = async (client: TestClient) =>
  (await client.get('/api/dashboard/calendar/')).json<{ url: string }>().url;
const renew = async (client: TestClient) =>
  (await client.post('/api/dashboard/calendar/')).json<{ url: string }>().url;
const pathOf = (url: string) => new URL(url).pathname;

/** As a calendar fetches it: without any cookie. */
const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: pathOf(url), headers });

const eventsOf = async (url: string) =>
  Object.values(ical.sync.parseICS((await fetchFeed(url)).body)).filter((part) => part?.type === 'VEVENT');

describe('the address', () => {
  test('is made once and stays, also when it is asked for twice at once', async () => {
    const [first, second] = await Promise.all([feedOf(member), feedOf(member)]);
    expect(first).toMatch(/^https:\/\/learn\.example\/calendar\/[\w-]{43}\.ics$/);
    expect(second).toBe(first);
    expect(await feedOf(member)).toBe(first);
    const rows = await server.db
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, cast.people.member.id));
    expect(rows).toHaveLength(1);
  });

  test('belongs to one person', async () => {
    expect(await feedOf(await server.login(cast.people.fellow.username))).not.toBe(await feedOf(member));
  });

  test('needs a login', async () => {
    expect((await server.visit().get('/api/dashboard/calendar/')).statusCode).toBe(401);
    expect((await server.visit().post('/api/dashboard/calendar/')).statusCode).toBe(401);
  });

  test('can be renewed, and the old one is dead', async () => {
    const old = await feedOf(member);
    const renewed = await renew(member);
    expect(renewed).not.toBe(old);
    expect(await feedOf(member)).toBe(renewed);
    expect((await fetchFeed(old)).statusCode).toBe(404);
    expect((await fetchFeed(renewed)).statusCode).toBe(200);
  });

  test('that belongs to nobody, is not found', async () => {
    const known = await feedOf(member);
    for (const url of [
      `https://learn.example/calendar/${'a'.repeat(43)}.ics`,
      known.replace('.ics', ''),
      known.replace('.ics', '.ICS.txt'),
      'https://learn.example/calendar/%00.ics',
      `https://learn.example/calendar/${'a'.repeat(500)}.ics`,
    ]) {
      expect((await fetchFeed(url)).statusCode).toBe(404);
    }
  });
});

describe('the file', () => {
  test('carries the same dates as the page, without a login', async () => {
    const [day] = await server.db
      .select()
      .from(attendanceCourses)
      .where(eq(attendanceCourses.id, work.attendanceCourseId));
    const answer = await fetchFeed(await feedOf(member));
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = await eventsOf(await feedOf(member));
    const page = (await member.get('/api/dashboard/duedates/')).json<{ id: string }[]>();
    expect(events.map((event) => event?.uid).sort()).toEqual(
      page.map(({ id }) => `${id}@learn.example`).sort(),
    );
    expect(events.find((event) => event?.uid.startsWith('attendance'))).toMatchObject({
      summary: 'Präsenztag: attendance (de)',
      description: 'Kurs\nDurchführung\nwork (de)',
      location: 'Zürich',
    });
    const start = events.find((event) => event?.uid.startsWith('attendance'))?.start;
    expect(Math.floor(Number(start) / 1000)).toBe(Math.floor(Number(day?.startsAt) / 1000));
    const unfolded = answer.body.replaceAll('\r\n ', '');
    expect(unfolded).toContain(
      `URI:https://learn.example/course/${cast.course.slug}/learn/work/attendance?courseSessionId=${cast.session.id}`,
    );
  });

  test('speaks the language of its owner', async () => {
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.fellow.id));
    const fellow = await server.login(cast.people.fellow.username);
    const events = await eventsOf(await feedOf(fellow));
    expect(events.map((event) => event?.summary)).toContain('Journée de cours\u202f: attendance (fr)');
  });

  test.each([
    ['winter', '2030-01-15T07:00:00Z', '20300115T070000Z'],
    ['summer', '2030-07-15T06:00:00Z', '20300715T060000Z'],
    ['the night of the change', '2030-03-31T01:00:00Z', '20300331T010000Z'],
  ])('a day at Zurich’s clocks in %s', async (_season, start, written) => {
    await server.db
      .update(attendanceCourses)
      .set({ startsAt: new Date(start), endsAt: new Date(start) })
      .where(eq(attendanceCourses.id, work.attendanceCourseId));
    expect((await fetchFeed(await feedOf(member))).body).toContain(`DTSTART:${written}`);
  });

  test.each([
    ['2030-01-15T22:59:59Z', '20300115'],
    ['2030-07-15T21:59:59Z', '20300715'],
  ])('a deadline without time (%s) is a day of Zurich', async (deadline, written) => {
    await server.db.update(sessionAssignments).set({ submissionDeadline: new Date(deadline) });
    expect((await fetchFeed(await feedOf(member))).body).toContain(`DTSTART;VALUE=DATE:${written}`);
  });

  test('that did not change is not sent again', async () => {
    const url = await feedOf(member);
    const { etag } = (await fetchFeed(url)).headers;
    const again = await fetchFeed(url, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await server.db
      .update(attendanceCourses)
      .set({ location: 'Olten' })
      .where(eq(attendanceCourses.id, work.attendanceCourseId));
    expect((await fetchFeed(url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  test('tells calendars which change is the newest', async () => {
    const url = await feedOf(member);
    const ofDay = async () => {
      const text = (await fetchFeed(url)).body
        .split('BEGIN:VEVENT')
        .find((part) => part.includes('UID:attendance'));
      const value = (name: string) => text?.match(new RegExp(`^${name}:(.*?)\\r$`, 'm'))?.[1] ?? '';
      return {
        stamp: value('DTSTAMP'),
        modified: value('LAST-MODIFIED'),
        sequence: Number(value('SEQUENCE')),
      };
    };
    const move = (updatedAt?: Date) =>
      server.db
        .update(attendanceCourses)
        .set({
          startsAt: new Date('2030-02-01T07:00:00Z'),
          endsAt: new Date('2030-02-01T16:00:00Z'),
          updatedAt,
        })
        .where(eq(attendanceCourses.id, work.attendanceCourseId));
    await move(new Date('2025-03-01T10:00:00Z'));
    const before = await ofDay();
    expect(before).toMatchObject({ stamp: '20250301T100000Z', modified: '20250301T100000Z' });
    await move();
    const after = await ofDay();
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.stamp > before.stamp && after.modified === after.stamp).toBe(true);
  });

  test('does not say twice what happens', async () => {
    await server.db
      .update(pages)
      .set({ title: 'Präsenztag Fahrzeug' })
      .where(eq(pages.id, work.ids.de.attendance));
    const events = await eventsOf(await feedOf(member));
    expect(events.map((event) => event?.summary)).toContain('Präsenztag Fahrzeug');
  });
});
