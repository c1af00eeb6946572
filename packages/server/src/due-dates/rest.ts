import { calendarEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import { sendTagged } from '../endpoints/sendTagged.ts';
import { notFound } from '../errors.ts';
import { type CalendarFeed, findFeed, readFeedToken, renewFeedToken } from './calendarFeed.ts';
import { mayManageFeed, mayReadDueDates, mayReadFeed } from './policy.ts';
import { readAskedDates } from './readAskedDates.ts';
import { readAllEntries } from './readDueDates.ts';
import { writeCalendar } from './writeCalendar.ts';

const feedFile = /^(?<token>[\w-]{43})\.ics$/;

/** Due dates and the calendar feed (domain decisions §11). */
export function registerDueDates(app: FastifyInstance, { db, config }: ServerContext): void {
  const addressOf = (token: string) => ({ url: `${config.PUBLIC_URL}/calendar/${token}.ics` });

  // One after the other: a supervisor's has thousands of dates, and between the pauses of ten nobody else had a turn.
  let last: Promise<unknown> = Promise.resolve();
  const makeCalendar = (feed: CalendarFeed): Promise<string> => {
    const made = last.then(async () => writeCalendar(feed, await readAllEntries(db, feed), config));
    last = made.catch(() => undefined);
    return made;
  };

  registerEndpoint(app, calendarEndpoints.dueDates, {
    policy: mayReadDueDates,
    handle: async ({ currentUser, query, language, reply }) =>
      sendPage(reply, await readAskedDates(db, { userId: currentUser.userId, language }, query)),
  });

  registerEndpoint(app, calendarEndpoints.feed, {
    policy: mayManageFeed,
    handle: async ({ currentUser }) => addressOf(await readFeedToken(db, currentUser.userId)),
  });

  registerEndpoint(app, calendarEndpoints.renewFeed, {
    policy: mayManageFeed,
    handle: async ({ currentUser }) => addressOf(await renewFeedToken(db, currentUser.userId)),
  });

  registerEndpoint(app, calendarEndpoints.file, {
    policy: mayReadFeed,
    handle: async ({ params, request, reply }) => {
      const token = feedFile.exec(params.file)?.groups?.token;
      const feed = token === undefined ? undefined : await findFeed(db, token);
      if (feed === undefined) throw notFound();
      reply.type('text/calendar; charset=utf-8');
      return sendTagged(request, reply, await makeCalendar(feed));
    },
  });
}
