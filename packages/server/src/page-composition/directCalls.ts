import { parse } from 'node:querystring';
import { endpoints, matchPath } from '@learn/contracts';
import { calendarEndpoints } from '@learn/contracts/endpoints';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { createCompletionService } from '../completions/service.ts';
import type { ServerContext } from '../context.ts';
import type { OwnSessions } from '../course-sessions/ownSessions.ts';
import { listWaitingWork } from '../dashboard/waitingWork.ts';
import { readAskedDates } from '../due-dates/readAskedDates.ts';
import { parseQuery } from '../endpoints/registerEndpoint.ts';
import { notFound } from '../errors.ts';
import { countUnread } from '../notifications/service.ts';
import { parseId } from '../parse.ts';
import { readPersonSummary } from '../persons/personSummary.ts';
import type { FoundAnswer } from './pageSources.ts';

/** Who a page is for, and what it has read of their sessions. */
interface Visitor {
  readonly currentUser: CurrentUser;
  readonly own: OwnSessions;
}

/** A call that names nothing of anybody else, so that its route asks no policy (`ownOnly`). */
type OwnCall = (visitor: Visitor, search: string) => Promise<unknown>;

/**
 * The calls of the pages that are opened most, without the way through HTTP, which would look up the person and their sessions
 * once for each of them.
 * @returns undefined for a call that is none of these
 */
export function createDirectCalls({ db }: ServerContext) {
  const service = createCompletionService(db);
  const { unreadCount, waitingWork, personSummary, dueDates, completion } = endpoints;
  const ownCalls = new Map<string, OwnCall>([
    [unreadCount.path, ({ currentUser }) => countUnread(db, currentUser)],
    [waitingWork.path, ({ currentUser, own }) => listWaitingWork(db, currentUser, own)],
    [personSummary.path, ({ currentUser }) => readPersonSummary(db, currentUser, currentUser.language)],
    [
      dueDates.path,
      async ({ currentUser, own }, search) => {
        const query = parseQuery(calendarEndpoints.dueDates.query, parse(search));
        return (await readAskedDates(db, currentUser, query, own)).rows;
      },
    ],
  ]);

  async function readCompletions(address: string, currentUser: CurrentUser) {
    const { courseSessionId, userId } = matchPath(completion.path, address) ?? {};
    if (courseSessionId === undefined || userId === undefined) return undefined;
    const owner = { courseSessionId: parseId(courseSessionId), userId: parseId(userId) };
    const found = await service.read(currentUser, owner);
    if (found === undefined) throw notFound();
    return { answer: JSON.parse(found.list), revision: found.revision };
  }

  return async (address: string, visitor: Visitor): Promise<FoundAnswer | undefined> => {
    const [pathname = '', search = ''] = address.split('?', 2);
    const call = ownCalls.get(pathname);
    if (call !== undefined) return { answer: await call(visitor, search) };
    return readCompletions(address, visitor.currentUser);
  };
}
