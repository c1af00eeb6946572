import { calendarEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { openToEveryone, ownOnly } from '../access/policy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendTagged } from '../endpoints/sendTagged.ts';
import { notFound } from '../errors.ts';
import { findFeed, readFeedToken, renewFeedToken } from './calendarFeed.ts';
import { readDatedEntries, readDueDates } from './readDueDates.ts';
import { writeCalendar } from './writeCalendar.ts';

const ownDates = ownOnly('Everybody sees the dates of the sessions in which he has a role.');
const ownFeed = ownOnly('Everybody has one calendar feed of his own dates.');
const byToken = openToEveryone('Whoever has the token of a feed reads it; calendars do not log in.');

const feedFile = /^(?<token>[\w-]{43})\.ics$/;

/** Due dates and the calendar feed (domain decisions §11). */
export function registerDueDates(app: FastifyInstance, { db, config }: ServerContext): void {
  const addressOf = (token: string) => ({ url: `${config.PUBLIC_URL}/calendar/${token}.ics` });

  registerEndpoint(app, calendarEndpoints.dueDates, {
    policy: ownDates,
    handle: async ({ currentUser, query: { course_session_ids, kinds, upcoming, limit }, language }) =>
      readDueDates(
        db,
        { userId: currentUser.userId, language },
        {
          ...(course_session_ids && { courseSessionIds: course_session_ids }),
          ...(kinds && { kinds }),
          upcoming,
          limit,
        },
      ),
  });

  registerEndpoint(app, calendarEndpoints.feed, {
    policy: ownFeed,
    handle: async ({ currentUser }) => addressOf(await readFeedToken(db, currentUser.userId)),
  });

  registerEndpoint(app, calendarEndpoints.renewFeed, {
    policy: ownFeed,
    handle: async ({ currentUser }) => addressOf(await renewFeedToken(db, currentUser.userId)),
  });

  registerEndpoint(app, calendarEndpoints.file, {
    policy: byToken,
    handle: async ({ params, request, reply }) => {
      const token = feedFile.exec(params.file)?.groups?.token;
      const feed = token === undefined ? undefined : await findFeed(db, token);
      if (feed === undefined) throw notFound();
      reply.type('text/calendar; charset=utf-8');
      return sendTagged(request, reply, writeCalendar(feed, await readDatedEntries(db, feed), config));
    },
  });
}
