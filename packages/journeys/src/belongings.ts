import type { MessageThreadList, UserProfile } from '@learn/contracts';
import type { Browser } from '@playwright/test';
import { apiOf, logIn, sessionsByBegin } from './api.ts';
import { giulia, jonas, lena, marc } from './demo.ts';

/** Ids of what belongs to a participant. */
export interface Belongings {
  readonly user: string;
  /** the first session, and its course */
  readonly session: string;
  readonly course: string;
  /** a conversation with the mentor; empty for those who have none */
  readonly conversation: string;
}

/** Participants of one course each. */
export type World = Readonly<Record<typeof lena | typeof marc | typeof giulia | typeof jonas, Belongings>>;

const worlds = new Map<string, Promise<World>>();

/** What belongs to the participants of a platform; looked up once, for tests that leave it as it is. */
export function worldOf(browser: Browser, url: string): Promise<World> {
  const known = worlds.get(url) ?? readWorld(browser, url);
  worlds.set(url, known);
  return known;
}

async function readWorld(browser: Browser, baseURL: string): Promise<World> {
  const read = (username: string) => belongingsOf(browser, { baseURL, username });
  const [ofLena, ofMarc, ofGiulia, ofJonas] = await Promise.all([
    read(lena),
    read(marc),
    read(giulia),
    read(jonas),
  ]);
  return { [lena]: ofLena, [marc]: ofMarc, [giulia]: ofGiulia, [jonas]: ofJonas };
}

async function belongingsOf(
  browser: Browser,
  { baseURL, username }: { readonly baseURL: string; readonly username: string },
): Promise<Belongings> {
  const context = await browser.newContext({ baseURL });
  await logIn(context, username);
  const api = apiOf(context);
  const read = async (address: string): Promise<unknown> => (await api.get(address)).json();
  const [session] = await sessionsByBegin(api);
  const { id } = (await read('/api/core/me/')) as UserProfile;
  const { threads } = (await read('/api/messages/threads/?max=20')) as MessageThreadList;
  await context.close();
  const conversation = threads.find(({ kind }) => kind === 'conversation');
  return {
    user: id,
    session: session?.id ?? '',
    course: session?.course.id ?? '',
    conversation: conversation?.id ?? '',
  };
}
