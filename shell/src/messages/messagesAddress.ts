import { type endpoints, type QueryOf, withParameters } from '@learn/contracts';

/** Which threads the list shows. */
export const shows = ['all', 'unread', 'announcements', 'conversations'] as const;

type Show = (typeof shows)[number];

/** What an address of the page says. */
export interface MessagesAddress {
  readonly show: Show;
  readonly search: string;
  /** id of the open thread */
  readonly thread: string | undefined;
  /** recipient of a new message (`person:…`, `session:…`, `course:…`), `new` while none is chosen; undefined without one */
  readonly write: string | undefined;
}

/** How many threads come at once. */
const pageSize = 20;

type ThreadQuery = NonNullable<QueryOf<typeof endpoints.messageThreads>>;

const filters: Readonly<Record<Show, ThreadQuery>> = {
  all: {},
  unread: { unread: 'true' },
  announcements: { kind: 'announcement' },
  conversations: { kind: 'conversation' },
};

export function readAddress(parameters: URLSearchParams): MessagesAddress {
  return {
    show: shows.find((show) => show === parameters.get('show')) ?? 'all',
    search: parameters.get('search') ?? '',
    thread: parameters.get('thread') ?? undefined,
    write: parameters.get('write') ?? undefined,
  };
}

/** The query of an address, with its question mark; what is the rule is left out. */
export function addressQuery({ show, search, thread, write }: MessagesAddress): string {
  const shown = show === 'all' ? undefined : show;
  const parameters = withParameters(new URLSearchParams(), { show: shown, search, thread, write });
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The query of the first part of the list. */
export function threadsQuery({ show, search }: Pick<MessagesAddress, 'show' | 'search'>): ThreadQuery {
  return { max: pageSize, ...filters[show], search: search === '' ? undefined : search };
}
