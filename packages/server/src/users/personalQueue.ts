import { tooManyRequests } from '../errors.ts';

/** Runs work of people one after the other. @throws too_many_requests for what it does not take */
export type PersonalQueue = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

/** Seconds after which it is worth asking again. */
const retrySeconds = 10;

/**
 * A queue in which everybody has one place, so that nobody keeps the others waiting.
 * @param maximumWaiting how many wait at most, besides the one whose work runs
 */
export function createPersonalQueue(maximumWaiting: number): PersonalQueue {
  const people = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return async (userId, work) => {
    if (people.has(userId) || people.size > maximumWaiting) throw tooManyRequests(retrySeconds);
    people.add(userId);
    const done = last.then(work).finally(() => people.delete(userId));
    last = done.catch(() => undefined);
    return done;
  };
}
