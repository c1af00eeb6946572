import { type APIResponse, type Browser, expect } from '@playwright/test';
import { type Api, logIn, sessionsByBegin } from './api.ts';
import { carla, exam } from './demo.ts';
import type { Platform } from './platform.ts';

/** What an administrator does with an exam, without any page. */
export interface ExamOffice {
  /** @returns id of a new date with so many seats, so many days from now */
  readonly addDate: (days: number, seats: number) => Promise<string>;
  readonly setSeats: (dateId: string, days: number, seats: number) => Promise<void>;
  /** Corrects the state of a person, or records a result. */
  readonly setState: (userId: string, state: string) => Promise<void>;
}

/**
 * @param api of a participant, who says which session and circle it is
 * @param of the exam's course and circle
 */
export async function examOffice(
  platform: Platform,
  browser: Browser,
  api: Api,
  of: { readonly course: string; readonly circle: string } = exam,
): Promise<ExamOffice> {
  const sessions = await sessionsByBegin(api);
  const query = `{ circle(course_slug: "${of.course}", slug: "${of.circle}") { id } }`;
  const answer = (await (await api.post('/server/graphql/', { query })).json()) as {
    data: { circle: { id: string } };
  };
  const base = `/api/exam/${sessions[0]?.id}/${answer.data.circle.id}`;
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
