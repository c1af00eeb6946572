import type { ExamOverview } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { completions } from '../src/completions/tables.ts';
import { examDates } from '../src/exams/tables.ts';
import { type CastMember, createCast } from './factories.ts';
import type { TestServer } from './testServer.ts';
import { createWork } from './work.ts';

const day = 24 * 60 * 60 * 1000;

/** A cast with an exam of two seats, and what its people do there over HTTP. */
export async function createExamScene(server: TestServer) {
  const cast = await createCast(server.db);
  const work = await createWork(server.db, cast);
  const url = (rest: string, circleId = work.ids.de.exam) =>
    `/api/exam/${cast.session.id}/${circleId}/${rest}`;
  const browser = (member: CastMember) => server.login(cast.people[member].username);
  const remove = async (member: CastMember, path: string) =>
    (await browser(member)).send({
      method: 'DELETE',
      url: path,
      headers: { cookie: await cookiesOf(member), 'x-csrftoken': 'token-of-the-test' },
    });
  async function cookiesOf(member: CastMember): Promise<string> {
    return [...(await browser(member)).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  return {
    cast,
    work,
    url,
    browser,
    remove,
    overview: async (member: CastMember) => (await browser(member)).get(url('dates/')),
    book: async (member: CastMember, exam_date_id: string = work.examDateId) =>
      (await browser(member)).post(url('booking/'), { exam_date_id }),
    cancel: (member: CastMember) => remove(member, url('booking/')),
    read: async (member: CastMember, person: CastMember = 'member') =>
      (await browser(member)).get(url(`state/${cast.people[person].id}/`)),
    set: async (member: CastMember, state: string, reason = '', person: CastMember = 'member') =>
      (await browser(member)).put(url(`state/${cast.people[person].id}/`), { state, reason }),
    list: async (member: CastMember, person: CastMember = 'member') =>
      (await browser(member)).get(`/api/exam/${cast.session.id}/person/${cast.people[person].id}/`),
    /** sets the deadline of the date so many days from today */
    setDeadline: (days: number) =>
      server.db
        .update(examDates)
        .set({ bookingUntil: new Date(Date.now() + days * day) })
        .where(eq(examDates.id, work.examDateId)),
    /** moves the date so many days from today */
    moveDate: (days: number) =>
      server.db
        .update(examDates)
        .set({
          startsAt: new Date(Date.now() + days * day),
          endsAt: new Date(Date.now() + days * day + day / 12),
        })
        .where(eq(examDates.id, work.examDateId)),
    stored: async (person: CastMember) => {
      const [row] = await server.db
        .select()
        .from(completions)
        .where(
          and(
            eq(completions.userId, cast.people[person].id),
            eq(completions.translationKey, work.keys['exam-content']),
          ),
        );
      return row && { status: row.completionStatus, state: row.additionalJsonData.exam_data?.exam_state };
    },
  };
}

export type ExamScene = Awaited<ReturnType<typeof createExamScene>>;

/** Status, and the code of what was refused. */
export function outcome(answer: LightMyRequestResponse): string {
  return answer.statusCode < 300
    ? `${answer.statusCode}`
    : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
}

export const overviewOf = (answer: LightMyRequestResponse) => answer.json<ExamOverview>();
