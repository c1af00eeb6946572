import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseProfiles } from './tables.ts';

let server: TestServer;
let cast: Cast;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const path = (courseId: string = cast.course.id) => fillPath(endpoints.adminCourse.path, { courseId }) ?? '';

it('counts sessions that are in use, and those that run today', async () => {
  const list = (await admin.get(endpoints.adminCourses.path)).json();
  expect(list).toContainEqual(
    expect.objectContaining({ id: cast.course.id, session_count: 2, running_count: 2 }),
  );
});

it('switches flags, which the sessions of the course have at once', async () => {
  const { configuration } = (await admin.get(path())).json();
  const changed = { ...configuration, enable_learning_mentor: false };
  expect((await admin.put(path(), { configuration: changed })).json().configuration).toEqual(changed);
  const member = await server.login(cast.people.member.username);
  const [session] = (await member.get(endpoints.sessions.path)).json();
  expect(session.actions).not.toContain('learning-mentor');
});

it('switches one flag, and leaves those that somebody else has switched meanwhile', async () => {
  const { configuration } = (await admin.get(path())).json();
  const theirs = { ...configuration, enable_circle_documents: !configuration.enable_circle_documents };
  await admin.put(`${path()}?only=enable_circle_documents`, { configuration: theirs });
  const own = { ...configuration, enable_course_profiles: !configuration.enable_course_profiles };
  const answer = await admin.put(`${path()}?only=enable_course_profiles`, { configuration: own });
  expect(answer.json().configuration).toEqual({
    ...theirs,
    enable_course_profiles: own.enable_course_profiles,
  });
});

it('writes the widgets of home by role, and an empty list of lists leaves them as they go with the roles', async () => {
  const { usual_home_widgets: usual } = (await admin.get(path())).json();
  expect(usual.Member).toContain('ProgressWidget');
  const lists = { Member: ['CompetenceWidget'] };
  expect((await admin.put(path(), { home_widgets: lists })).json().home_widgets).toEqual(lists);
  const member = await server.login(cast.people.member.username);
  const widgets = async () => (await member.get(endpoints.dashboardConfig.path)).json()[0].widgets;
  expect(await widgets()).toEqual(['CompetenceWidget']);
  await admin.put(path(), { home_widgets: {} });
  expect(await widgets()).toEqual(usual.Member.filter((id: string) => id !== 'none'));
});

it('offers profiles that exist and are active', async () => {
  const [profile, old] = await server.db
    .insert(courseProfiles)
    .values([
      { code: randomUUID(), names: { de: 'Leben', fr: 'Vie', it: 'Vita' } },
      { code: randomUUID(), names: { de: 'Alt', fr: 'Vieux', it: 'Vecchio' }, active: false },
    ])
    .returning();
  const offered = async (profile_ids: readonly (string | undefined)[]) => admin.put(path(), { profile_ids });
  expect((await offered([profile?.id])).json().profiles).toEqual([
    { id: profile?.id, name: 'Leben', offered: true },
  ]);
  for (const wrong of [old?.id, randomUUID()])
    expect((await offered([wrong])).json().fields).toMatchObject([{ field: 'profile_ids' }]);
  expect((await offered([])).json().profiles).toMatchObject([{ offered: false }]);
});

it('records what was before', async () => {
  const titles = { de: 'Neu', fr: 'Neuf', it: 'Nuovo' };
  await admin.put(path(), { titles });
  const records = await server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, cast.course.id));
  expect(records.at(-1)).toMatchObject({
    action: 'course.written',
    details: { before: { titles: cast.course.titles }, after: { titles } },
  });
});

it('knows no other flags and no other course', async () => {
  expect((await admin.put(path(), { is_vv: true })).json().fields).toMatchObject([{ field: 'is_vv' }]);
  expect((await admin.put(path(randomUUID()), { open_for_onboarding: true })).statusCode).toBe(404);
});
