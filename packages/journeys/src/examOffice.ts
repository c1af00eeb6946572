import type { ExamOverview } from '@learn/contracts';
import { type APIResponse, type Browser, expect } from '@playwright/test';
import { type Api, logIn, sessionsByBegin } from './api.ts';
import { carla, exam } from './demo.ts';
import type { Platform } from './platform.ts';

/** What an administrator does with an exam, without any page. */
export interface ExamOffice {
  readonly courseSessionId: string;
  /** Somebody who has booked a date, beside these people, with the name by which they log in. */
  readonly somebodyBooked: (
    ...except: readonly string[]
  ) => Promise<{ readonly userId: string; readonly username: string }>;
  /** @returns id of a new date with so many seats, so many days from now */
  readonly addDate: (days: number, seats: number) => Promise<string>;
  readonly setSeats: (dateId: string, days: number, seats: number) => Promise<void>;
  /** Corrects the state of a person, or records a result. */
  readonly setState: (userId: string, state: string) => Promise<void>;
}

/**
 * @param api of a participant, who says which session and circle it is
 * @param of the exam's course and circle, and which of the participant's sessions there, the first by default
 */
export async function examOffice(
  platform: Platform,
  browser: Browser,
  api: Api,
  of: { readonly course: string; readonly circle: string; readonly session?: number } = exam,
): Promise<ExamOffice> {
  const sessions = (await sessionsByBegin(api)).filter(({ course }) => course.slug === of.course);
  const courseSessionId = sessions[of.session ?? 0]?.id ?? '';
  const query = `{ circle(course_slug: "${of.course}", slug: "${of.circle}") { id } }`;
  const answer = (await (await api.post('/server/graphql/', { query })).json()) as {
    data: { circle: { id: string } };
  };
  const base = `/api/exam/${courseSessionId}/${answer.data.circle.id}`;
  const context = await browser.newContext({ baseURL: platform.url });
  await logIn(context, carla);
  const send = async (method: 'POST' | 'PUT', path: string, data: unknown): Promise<APIResponse> => {
    const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
    const headers = { 'X-CSRFToken': token };
    const response = await context.request.fetch(`${base}${path}`, { method, data, headers });
    expect(response.status(), `${method} ${path}`).toBe(200);
    return response;
  };
  return {
    courseSessionId,
    async somebodyBooked(...except) {
      const { dates } = (await (await context.request.get(`${base}/dates/`)).json()) as ExamOverview;
      const [found] = dates
        .flatMap(({ bookings }) => bookings)
        // with a name that is spelt as in the account
        .filter(
          ({ user_id, first_name, last_name }) =>
            !except.includes(user_id) && /^[a-z ]+$/i.test(`${first_name} ${last_name}`),
        );
      if (!found) throw new Error('Nobody has booked a date');
      const username = `${found.first_name}.${found.last_name}`.toLowerCase();
      return { userId: found.user_id, username };
    },
    async addDate(days, seats) {
      const date = dateOf(days, seats);
      const { dates } = (await (await send('POST', '/dates/', date)).json()) as {
        dates: { id: string; start: string }[];
      };
      return dates.find(({ start }) => start === date.start)?.id ?? '';
    },
    async setSeats(dateId, days, seats) {
      await send('PUT', `/dates/${dateId}/`, dateOf(days, seats));
    },
    async setState(userId, state) {
      await send('PUT', `/state/${userId}/`, { state, reason: 'Korrektur im Test' });
    },
  };
}

function dateOf(days: number, seats: number) {
  const start = new Date();
  start.setUTCDate(start.getUTCDate() + days);
  start.setUTCHours(8, 0, 0, 0);
  const end = new Date(start.getTime() + 4 * 60 * 60 * 1000);
  return { start: start.toISOString(), end: end.toISOString(), place: `Saal ${days}`, seats };
}
