import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, createCast } from '../../test/factories.ts';
import { offerOptions, offerProfile } from '../../test/shopWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { users } from '../users/tables.ts';
import { courseSessionUsers } from './tables.ts';

let server: TestServer;
let cast: Cast;
let profile: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db, { enableCourseProfiles: true });
  profile = await offerProfile(server.db, cast.course.id);
  await offerOptions(server.db, cast.keys.basics, ['sach', 'leben']);
});
afterAll(() => server[Symbol.asyncDispose]());

async function choose(choice: Readonly<Record<string, unknown>>) {
  const { data, codes } = await askGraphql<{ update_course_session_profile: { result: unknown } }>(
    await server.login(cast.people.member.username),
    `mutation A($input: UpdateCourseSessionProfileInput!) { update_course_session_profile(input: $input) { result {
      ... on UpdateCourseSessionProfileSuccess { user_id chosen_profile course_option }
      ... on UpdateCourseSessionProfileError { message } } } }`,
    { input: { course_session_id: cast.session.id, chosen_profile: profile, ...choice } },
  );
  expect(codes).toEqual([]);
  return data?.update_course_session_profile.result;
}

async function kept() {
  const { member } = cast.people;
  const [row] = await server.db
    .select({
      enrolment: { profile: courseSessionUsers.chosenProfileId, option: courseSessionUsers.courseOption },
      person: { profile: users.chosenProfileId, option: users.chosenCourseOption },
    })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .where(
      and(eq(courseSessionUsers.userId, member.id), eq(courseSessionUsers.courseSessionId, cast.session.id)),
    );
  return row;
}

test('a profile and an option are kept for the session and for the person', async () => {
  const success = { user_id: cast.people.member.id, chosen_profile: profile };
  expect(await choose({ course_option: 'sach' })).toEqual({ ...success, course_option: 'sach' });
  const both = { profile, option: 'sach' };
  expect(await kept()).toEqual({ enrolment: both, person: both });
});

test('without an option, the chosen one stays', async () => {
  await choose({ course_option: 'leben' });
  expect(await choose({})).toMatchObject({ course_option: 'leben' });
  expect(await choose({ course_option: null })).toMatchObject({ course_option: 'leben' });
});

test('an option that no circle of the course has is refused, and so is the profile with it', async () => {
  await offerOptions(server.db, (await createCast(server.db)).keys.basics, ['hagel']);
  expect(await choose({ course_option: 'hagel' })).toEqual({ message: 'Ungültiger Wert.' });
  const none = { profile: null, option: null };
  expect(await kept()).toEqual({ enrolment: none, person: none });
});
