import { endpoints, fillPath } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, createCast, createSession, dayFromToday } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

let server: TestServer;
let cast: Cast;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

describe('widgets of the area', () => {
  const link = { link_type: 'external', titles: { de: 'Verband' }, url: 'https://example.org/' };
  const widget = { titles: { de: 'Links' }, position: 1, links: [link] };
  const path = (widgetId: string) => fillPath(endpoints.changeAdminWidget.path, { widgetId }) ?? '';
  const shown = async () =>
    (await askGraphql(admin, '{ admin_widgets { title links { title url } } }')).data?.admin_widgets;

  it('are written as a whole, and shown in their order', async () => {
    const { id } = (await admin.post(endpoints.createAdminWidget.path, widget)).json();
    await admin.post(endpoints.createAdminWidget.path, { ...widget, titles: { de: 'Zuerst' }, position: 0 });
    const second = { ...link, titles: { de: 'Prüfung' }, url: 'https://example.org/exam' };
    const changed = await admin.put(path(id), { ...widget, links: [second, link] });
    expect(changed.json().links.map(({ url }: { url: string }) => url)).toEqual([second.url, link.url]);
    expect(await shown()).toMatchObject([
      { title: 'Zuerst' },
      { title: 'Links', links: [{ title: 'Prüfung' }, {}] },
    ]);
    expect((await admin.delete(path(id))).statusCode).toBe(204);
    expect((await admin.delete(path(id))).statusCode).toBe(404);
    expect(await shown()).toHaveLength(1);
  });

  it('are changed in part, and keep what somebody else has changed meanwhile', async () => {
    const { id } = (await admin.post(endpoints.createAdminWidget.path, widget)).json();
    await admin.put(`${path(id)}?only=titles`, { ...widget, titles: { de: 'Neu' }, links: [] });
    const answer = await admin.put(`${path(id)}?only=links&only=position`, {
      ...widget,
      links: [link, link],
    });
    expect(answer.json()).toMatchObject({ titles: { de: 'Neu' }, links: [{}, {}] });
    await admin.put(`${path(id)}?only=titles`, { ...widget, titles: { de: 'Neuer' }, links: [] });
    expect(await shown()).toContainEqual({ title: 'Neuer', links: [expect.anything(), expect.anything()] });
    expect((await admin.delete(path(id))).statusCode).toBe(204);
  });

  it.each([
    ['external', 'javascript:alert(1)'],
    ['external', '/messages'],
    ['internal', 'https://example.org'],
    ['internal', '//example.org'],
    ['download', '/\\example.org'],
  ])('take no link of type %s to %s', async (link_type, url) => {
    const links = [{ ...link, link_type, url }];
    const answer = await admin.post(endpoints.createAdminWidget.path, { ...widget, links });
    expect(answer.json().fields).toMatchObject([{ field: 'links.0.url' }]);
  });
});

it('the overview counts what is in use, and names the sessions that begin next', async () => {
  const before = (await admin.get(endpoints.adminOverview.path)).json();
  const later = await createSession(server.db, cast.course.id, { startDate: dayFromToday(20) });
  const sooner = await createSession(server.db, cast.course.id, { startDate: dayFromToday(10) });
  await createSession(server.db, cast.course.id, { startDate: dayFromToday(1), archivedAt: new Date() });
  const after = (await admin.get(endpoints.adminOverview.path)).json();
  expect(after.upcoming_count).toBe(before.upcoming_count + 2);
  expect(after.next_sessions.map(({ id }: { id: string }) => id)).toEqual([sooner.id, later.id]);
});

it('the search finds people, courses, sessions and employers by words of their names', async () => {
  const search = async (words: string) =>
    (await admin.get(`${endpoints.adminSearch.path}?search=${words}`)).json();
  expect((await search('arbeitgeberin')).organisations).toMatchObject([{ id: cast.employer }]);
  expect((await search('kurs')).courses).toMatchObject([{ id: cast.course.id, title: 'Kurs' }]);
  expect((await search('zurich')).sessions.map(({ id }: { id: string }) => id)).toContain(cast.session.id);
  expect((await search('mia')).persons).toMatchObject([{ id: cast.people.member.id, title: 'Mia Muster' }]);
  expect(await search('zzz')).toEqual({ persons: [], courses: [], sessions: [], organisations: [] });
});
