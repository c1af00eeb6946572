import { type AnswerOf, endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

const hourAgo = new Date(Date.now() - 60 * 60 * 1000);

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const submitted = {
    courseSessionId: cast.session.id,
    completionStatus: 'SUBMITTED',
    submittedAt: hourAgo,
  } as const;
  await server.db.insert(assignmentCompletions).values([
    { ...submitted, assignmentId: work.assignmentIds.casework, userId: cast.people.member.id },
    { ...submitted, assignmentId: work.assignmentIds.casework, userId: cast.people.fellow.id },
    { ...submitted, assignmentId: work.assignmentIds.praxis, userId: cast.people.member.id },
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

async function waiting(role: CastMember) {
  const answer = await (await server.login(cast.people[role].username)).get(endpoints.waitingWork.path);
  expect(answer.statusCode).toBe(200);
  return answer.json<AnswerOf<typeof endpoints.waitingWork>>();
}

describe('GET /api/dashboard/waiting/', () => {
  it('names what an expert evaluates, works of an assignment together, with the way there', async () => {
    const [first] = await waiting('expert');
    expect(first).toMatchObject({
      kind: 'evaluation',
      count: 2,
      course: { id: cast.course.id },
      url: expect.stringMatching(/\/assignment-evaluation\/.+\?state=toEvaluate&courseSessionId=/),
    });
  });

  it('puts an attendance day of today first', async () => {
    const now = new Date();
    await server.db.update(attendanceCourses).set({ startsAt: now, endsAt: now });
    const [first] = await waiting('expert');
    expect(first).toMatchObject({
      kind: 'attendance',
      url: expect.stringContaining('/cockpit/attendanceCheck?day='),
    });
    expect(first?.count).toBeGreaterThan(0);
  });

  it('names what mentees wait for', async () => {
    expect(await waiting('mentor')).toMatchObject([{ kind: 'evaluation', count: 1, person: null }]);
  });

  it.each(['member', 'supervisor', 'admin', 'nobody', 'foreignMentor'] as const)(
    'is empty for %s',
    async (role) => {
      expect(await waiting(role)).toEqual([]);
    },
  );
});
