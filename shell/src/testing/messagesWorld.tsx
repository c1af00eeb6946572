import type {
  Message,
  MessageRecipients,
  MessageThread,
  MessageThreadDetail,
  MessageThreadList,
} from '@learn/contracts';
import { $unreadCount, forgetDrafts } from '@learn/platform/shell';
import { json, type SentCall, setStore, userProfile } from '@learn/testing';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { MessagesPage } from '../messages/MessagesPage.tsx';
import { renderPart } from './openShell.tsx';

const at = '2026-11-20T08:12:00.000Z';
const course = { id: 'course', slug: 'vv', title: 'Versicherungsvermittler/-in', course_type: 'vv' } as const;
const sandra = { id: 'sandra', first_name: 'Sandra', last_name: 'Huber', avatar_url: '' };

/** An announcement of an expert to their session. */
export function thread(id: string, change: Partial<MessageThread> = {}): MessageThread {
  return {
    id,
    kind: 'announcement',
    title: `Titel ${id}`,
    person: { id: 'thomas', first_name: 'Thomas', last_name: 'Meier', avatar_url: '' },
    relation: null,
    course,
    session: { id: 'session', title: 'Bern' },
    circle: null,
    excerpt: 'Anfang',
    own: false,
    at,
    unread_count: 0,
    ...change,
  };
}

/** A conversation with the own mentor. */
export const talk = (change: Partial<MessageThread> = {}) =>
  thread('talk', {
    kind: 'conversation',
    title: '',
    person: sandra,
    relation: 'mentor',
    session: null,
    ...change,
  });

export function message(id: string, change: Partial<Message> = {}): Message {
  return {
    id,
    author_id: 'sandra',
    own: false,
    text: `Text ${id}`,
    at,
    withdrawn: false,
    unread: false,
    read: false,
    ...change,
  };
}

interface World {
  threads: readonly MessageThread[];
  next: string | null;
  detail: Partial<MessageThreadDetail>;
  recipients: Partial<MessageRecipients>;
  write: () => Response | Promise<Response>;
}

/** What the server has; tests change it before they open the page. */
export const world: World = emptyWorld();

function emptyWorld(): World {
  return {
    threads: [],
    next: null,
    detail: {},
    recipients: {},
    write: () => json({ thread_id: 'talk', message: message('new', { own: true, text: 'Hallo' }) }),
  };
}

/** Call it once in a file: every test begins with an empty world, and without what another one has typed. */
export function withEmptyWorld(): void {
  beforeEach(() => {
    Object.assign(world, emptyWorld());
    setStore($unreadCount, 0);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    forgetDrafts(userProfile().id);
  });
}

/** Answers as the server would. */
export function answer({ method, address }: SentCall): Response | Promise<Response> {
  if (address.includes('/read/')) {
    world.threads = world.threads.map((one) => ({ ...one, unread_count: 0 }));
    changeMessages((messages) => messages.map((one) => ({ ...one, unread: false })));
    return new Response(null, { status: 204 });
  }
  if (method !== 'GET') return written(address);
  if (address.includes('unread_count')) return json({ unread_count: 0 });
  if (address.includes('recipients'))
    return json({ persons: [], audiences: [], circles: [], ...world.recipients });
  if (address.includes('threads/?')) {
    const list: MessageThreadList = {
      threads: address.includes('before=') ? [thread('old')] : world.threads,
      unread_count: world.threads.filter((one) => one.unread_count > 0).length,
      next: address.includes('before=') ? null : world.next,
    };
    return json(list);
  }
  const found = world.threads.find(({ id }) => address.includes(`/threads/${id}/`));
  if (!found) return json({ code: 'not_found' }, 404);
  return json({ thread: found, messages: [], next: null, reach: null, ...world.detail });
}

/** What is written is among the messages of the open thread afterwards, and what is withdrawn has no text. */
async function written(address: string): Promise<Response> {
  const response = await world.write();
  if (!response.ok) return response;
  const { message: sent }: { message?: Message } =
    response.status === 204 ? {} : await response.clone().json();
  changeMessages((messages) => [
    ...(sent ? [sent] : []),
    ...messages.map((one) => (address.endsWith(`/${one.id}/`) ? { ...one, text: '', withdrawn: true } : one)),
  ]);
  return response;
}

function changeMessages(change: (messages: readonly Message[]) => readonly Message[]): void {
  world.detail = { ...world.detail, messages: change(world.detail.messages ?? []) };
}

export const open = (address = '/messages') => renderPart(<MessagesPage />, { address });

export const withAudience: Partial<MessageRecipients> = {
  audiences: [{ course, session: { id: 'session', title: 'Bern' }, recipient_count: 27 }],
  circles: [{ id: 'circle', slug: 'kickoff', title: 'Kickoff', course_id: 'course' }],
};

export const withMentor: Partial<MessageRecipients> = {
  persons: [{ ...sandra, relation: 'mentor', course, thread_id: 'talk' }],
};

/** Writes a text at once, as by pasting. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
