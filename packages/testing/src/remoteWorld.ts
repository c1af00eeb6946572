import type { CourseSession, DataNeed, PageData, Slots, UserProfile } from '@learn/contracts';
import { courseSession, userProfile } from '@learn/platform/testing';
import type { OperationFixture } from './inlinedOperation.ts';

/** The data that the pages and widgets of a remote are opened with. */
export interface RemoteWorld {
  /** values of the parts of addresses and slot properties that begin with a colon */
  readonly parameters: Readonly<Record<string, string>>;
  /** a result for each operation that a page or widget declares */
  readonly operations: readonly OperationFixture[];
  /** answers of the REST calls by the address that pages and widgets declare, without parts of its query that the page's address lacks */
  readonly rest?: Readonly<Record<string, unknown>>;
  /** properties of the slots in which the remote has widgets */
  readonly slots?: Partial<Slots>;
  readonly courseSession?: CourseSession;
  readonly user?: UserProfile;
}

/**
 * What the server would write into the page for the needs that a page or widget declares, and nothing else.
 * @throws Error when the world has no data for one of them
 */
export function pageDataOf(need: DataNeed, world: RemoteWorld): Pick<PageData, 'operations' | 'rest'> {
  const { user = userProfile(), courseSession: session = courseSession() } = world;
  const own = { userId: user.id, courseSessionId: session.id, courseId: session.course.id };
  const values = { ...own, ...world.parameters };
  const isLeftOut = (value: string) =>
    !(value.slice(1) in values) && need.query?.includes(value.slice(1)) === true;
  const operations = (need.operations ?? []).map(({ name, variables }) => {
    const found = world.operations.find((fixture) => fixture.name === name);
    if (!found) throw new Error(`The world has no result of the operation ${name}.`);
    const filled = Object.entries(variables)
      .filter(([, value]) => !isLeftOut(value))
      .map(([key, value]) => [key, fill(value, values)]);
    return { hash: found.hash, variables: Object.fromEntries(filled), data: found.data };
  });
  const rest = (need.rest ?? []).map((declared) => {
    const address = withoutParameters(declared, isLeftOut);
    if (world.rest?.[address] === undefined) throw new Error(`The world has no answer of ${address}.`);
    return [fill(address, values), world.rest[address]];
  });
  return { operations, rest: Object.fromEntries(rest) };
}

/** An address without the parts of its query that are left out. */
function withoutParameters(address: string, isLeftOut: (value: string) => boolean): string {
  const [path = '', query = ''] = address.split('?');
  const kept = query
    .split('&')
    .filter((part) => part !== '' && !isLeftOut(part.slice(part.indexOf('=') + 1)));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** @throws Error for a part whose value the world does not know */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/:(\w+)/g, (_part, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The world has no value for :${name} in ${pattern}.`);
    return value;
  });
}
