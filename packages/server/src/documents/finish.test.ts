import { endpoints } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import { fixtureFiles } from '../../test/fixtureFiles.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { sendFiles } from '../../test/uploads.ts';
import { createWork, type Work } from '../../test/work.ts';
import { expertCircles } from '../course-sessions/tables.ts';
import { notificationPreferences, notifications } from '../notifications/tables.ts';
import type { UploadPromise } from './promiseUpload.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db, { enableCircleDocuments: true });
  work = await createWork(server.db, cast);
});
afterAll(() => server[Symbol.asyncDispose]());

async function sent(name: string) {
  const client = await server.login(cast.people.expert.username);
  const started = await client.post(endpoints.startDocument.path, {
    file_type: 'pdf',
    file_name: 'a.pdf',
    name,
    learning_sequence: work.ids.de['work-sequence'],
    course_session: cast.session.id,
  });
  const promise: UploadPromise = started.json();
  await sendFiles(client, promise.url, [{ fileName: 'a.pdf', bytes: fixtureFiles.pdf }]);
  return { finish: () => client.post(endpoints.finishFile.path, { file_id: promise.file_id }) };
}

const toldOf = async (name: string) =>
  (await server.db.select().from(notifications)).filter(({ details }) => details.title === name);

describe('finishing a document', () => {
  it('twice at once tells people once', async () => {
    const { finish } = await sent('Doppelt');
    const answers = await Promise.all([finish(), finish(), finish()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().document_id)).size).toBe(1);
    expect(await toldOf('Doppelt')).toHaveLength(2);
  });

  it('tells nobody who does not want to hear of it', async () => {
    await server.db
      .insert(notificationPreferences)
      .values({ userId: cast.people.fellow.id, category: 'USER_INTERACTION', inApp: false });
    const { finish } = await sent('Still');
    await finish();
    expect((await toldOf('Still')).map(({ userId }) => userId)).toEqual([cast.people.member.id]);
  });

  it('is refused to an expert who has lost the circle meanwhile', async () => {
    const { finish } = await sent('Zu spät');
    const ofWork = and(
      eq(expertCircles.courseSessionUserId, cast.enrolments.expert),
      eq(expertCircles.circleKey, work.keys.work),
    );
    await server.db.delete(expertCircles).where(ofWork);
    expect((await finish()).statusCode).toBe(403);
    expect(await toldOf('Zu spät')).toEqual([]);
  });
});
