import type {
  Message,
  MessageRecipients,
  MessageThread,
  MessageThreadDetail,
  MessageThreadList,
} from '@learn/contracts';
import { $unreadCount } from '@learn/platform';
import { userProfile } from '@learn/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { json, offline, type SentCall, stubFetch } from '../testing/stubFetch.ts';
import { MessagesPage } from './MessagesPage.tsx';

const at = '2026-11-20T08:12:00.000Z';
const course = { id: 'course', slug: 'vv', title: 'Versicherungsvermittler/-in', course_type: 'vv' } as const;
const sandra = { id: 'sandra', first_name: 'Sandra', last_name: 'Huber', avatar_url: '' };

function thread(id: string, change: Partial<MessageThread> = {}): MessageThread {
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

const talk = (change: Partial<MessageThread> = {}) =>
  thread('talk', {
    kind: 'conversation',
    title: '',
    person: sandra,
    relation: 'mentor',
    session: null,
    ...change,
  });

function message(id: string, change: Partial<Message> = {}): Message {
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

let world: World;

function answer({ method, address }: SentCall): Response | Promise<Response> {
  if (method !== 'GET')
    return address.includes('/read/') ? new Response(null, { status: 204 }) : world.write();
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
  return json({ thread: found, messages: [], next: null, may_write: false, reach: null, ...world.detail });
}

const open = (address = '/messages') => renderPart(<MessagesPage />, { address });

const withAudience: Partial<MessageRecipients> = {
  audiences: [{ course, session: { id: 'session', title: 'Bern' }, recipient_count: 27 }],
  circles: [{ id: 'circle', slug: 'kickoff', title: 'Kickoff', course_id: 'course' }],
};

const withMentor: Partial<MessageRecipients> = {
  persons: [{ ...sandra, relation: 'mentor', course, thread_id: 'talk' }],
};

beforeEach(() => {
  world = {
    threads: [],
    next: null,
    detail: {},
    recipients: {},
    write: () => json({ thread_id: 'talk', message: message('new', { own: true, text: 'Hallo' }) }),
  };
  $unreadCount.set(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // as if another tab had sent what was typed here
  for (const key of ['messages/talk', 'messages/new']) {
    const storageKey = `draft:${userProfile().id}:${key}`;
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: null }));
  }
});

/** Writes a text at once, as by pasting. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the list', () => {
  it('says of each who, what and whether it is unread, and how many there are', async () => {
    world.threads = [
      talk({ unread_count: 2, excerpt: 'Hast du Zeit?' }),
      thread('a'),
      thread('b', { excerpt: '' }),
    ];
    stubFetch(answer);
    await open();
    const rows = await screen.findAllByRole('link', { name: /Bern|Lernbegleitung/ });
    expect(rows[0]).toHaveTextContent(/^SHUngelesen: Sandra Huber.*LernbegleitungHast du Zeit\?2$/);
    expect(rows[1]).toHaveTextContent('Ankündigung · Bern · Versicherungsvermittler/-inThomas Meier: Anfang');
    expect(rows[2]).toHaveTextContent('Nachricht zurückgezogen');
    expect(screen.getByText('3 Einträge · 1 ungelesen')).toBeInTheDocument();
    expect(rows[0]).toHaveAttribute('href', '/messages?thread=talk');
  });

  it('loads older ones, and says when they cannot be had', async () => {
    world = { ...world, threads: [thread('a')], next: '1_x' };
    const sent = stubFetch(answer);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ältere laden' }));
    expect(await screen.findByText('Titel old')).toBeInTheDocument();
    expect(sent.map(({ address }) => address)).toContain('/api/messages/threads/?max=20&before=1_x');
    expect(screen.queryByRole('button', { name: 'Ältere laden' })).not.toBeInTheDocument();
  });

  it('keeps filter and search in the address', async () => {
    world.threads = [thread('a')];
    const sent = stubFetch(answer);
    const { router } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Ankündigungen' }));
    expect(router.state.location.search).toBe('?show=announcements');
    await userEvent.type(screen.getByRole('searchbox'), 'raum 2{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?show=announcements&search=raum+2'));
    await waitFor(() =>
      expect(sent.map(({ address }) => address)).toContain(
        '/api/messages/threads/?max=20&kind=announcement&search=raum%202',
      ),
    );
  });

  it.each([
    ['somebody without a course', {}, /Ankündigungen zu deinen Durchführungen/, undefined],
    ['a participant', withMentor, /jederzeit schreiben: Lernbegleitung/, 'person%3Asandra'],
    ['an expert', withAudience, /Kündige deiner Durchführung etwas an/, 'session%3Asession'],
  ] as const)('is empty for %s, with what to do about it', async (_name, recipients, words, target) => {
    world.recipients = recipients;
    stubFetch(answer);
    await open();
    const region = screen.getByRole('region', { name: 'Nachrichten' });
    expect(await within(region).findByText(words)).toBeInTheDocument();
    const link = within(region).queryByRole('link');
    if (target === undefined) expect(link).not.toBeInTheDocument();
    else expect(link).toHaveAttribute('href', `/messages?write=${target}`);
  });

  it('says that it could not be had, and tries again', async () => {
    stubFetch(offline);
    await open();
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    world.threads = [thread('a')];
    stubFetch(answer);
    await userEvent.click(retry);
    expect(await screen.findByText('Titel a')).toBeInTheDocument();
  });

  it('looks again when the notifications have become more, and not otherwise', async () => {
    world.threads = [thread('a')];
    const sent = stubFetch(answer);
    await open();
    await screen.findByText('Titel a');
    const asked = () => sent.filter(({ address }) => address.includes('threads/?')).length;
    const before = asked();
    world.threads = [thread('b'), thread('a')];
    $unreadCount.set(1);
    expect(await screen.findByText('Titel b')).toBeInTheDocument();
    $unreadCount.set(0);
    expect(asked()).toBe(before + 1);
  });
});

describe('a conversation', () => {
  beforeEach(() => {
    world.threads = [talk({ unread_count: 1 })];
    world.detail = {
      may_write: true,
      messages: [
        message('2', { unread: true, text: 'Siehe https://plan.example/x.' }),
        message('1', { own: true, author_id: 'me', read: true }),
      ],
    };
  });

  it('shows what is new and what was read, and counts as read itself', async () => {
    const sent = stubFetch(answer);
    await open('/messages?thread=talk');
    const log = await screen.findByRole('log', { name: 'Gespräch mit Sandra Huber' });
    expect(within(log).getByText('Neu')).toBeInTheDocument();
    expect(within(log).getByText('Gelesen')).toBeInTheDocument();
    const link = within(log).getByRole('link');
    expect(link).toHaveAttribute('href', 'https://plan.example/x');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await waitFor(() =>
      expect(sent).toContainEqual({
        method: 'POST',
        address: '/api/messages/threads/talk/read/',
        body: { message_id: '2' },
      }),
    );
    expect(await screen.findByText('1 Eintrag')).toBeInTheDocument();
    expect(within(log).getByText('Neu')).toBeInTheDocument();
  });

  it('sends once with a key, empties the field and offers to take it back', async () => {
    const sent = stubFetch(answer);
    await open('/messages?thread=talk');
    const field = await screen.findByLabelText('Nachricht an Sandra');
    fill(field, 'Hallo');
    await userEvent.click(screen.getByText('Senden'));
    await waitFor(() => expect(field).toHaveValue(''));
    const posts = sent.filter(({ address }) => address === '/api/messages/');
    expect(posts).toEqual([
      {
        method: 'POST',
        address: '/api/messages/',
        body: { person_id: 'sandra', text: 'Hallo', idempotency_key: expect.any(String) },
      },
    ]);
    world.write = () => new Response(null, { status: 204 });
    await userEvent.click(screen.getByText('Rückgängig'));
    await waitFor(() => expect(field).toHaveValue('Hallo'));
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', address: '/api/messages/new/' }));
    expect(await screen.findByText('Nachricht zurückgezogen')).toBeInTheDocument();
  });

  it('keeps the text when it could not be sent, and sends it with the same key', async () => {
    world.write = offline;
    const sent = stubFetch(answer);
    await open('/messages?thread=talk');
    const field = await screen.findByLabelText('Nachricht an Sandra');
    fill(field, 'Hallo');
    await userEvent.click(screen.getByText('Senden'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/hat nicht geklappt.*Dein Text ist noch da/);
    expect(field).toHaveValue('Hallo');
    await userEvent.click(screen.getByText('Senden'));
    await waitFor(() => expect(sent.filter(({ address }) => address === '/api/messages/')).toHaveLength(2));
    const [first, second] = sent.filter(({ address }) => address === '/api/messages/');
    expect(second?.body).toEqual(first?.body);
  });

  it('is not sent without a text', async () => {
    const sent = stubFetch(answer);
    await open('/messages?thread=talk');
    await userEvent.click(await screen.findByText('Senden'));
    expect(screen.getByLabelText('Nachricht an Sandra')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Schreib zuerst etwas.');
    expect(sent.some(({ address }) => address === '/api/messages/')).toBe(false);
  });

  it('asks before a message is withdrawn', async () => {
    world.write = () => new Response(null, { status: 204 });
    const sent = stubFetch(answer);
    await open('/messages?thread=talk');
    await userEvent.click(await screen.findByRole('button', { name: /^Nachricht von .* zurückziehen$/ }));
    const question = await screen.findByRole('dialog', { name: 'Nachricht zurückziehen?' });
    await userEvent.click(within(question).getByText('Zurückziehen'));
    expect(await screen.findByText('Nachricht zurückgezogen')).toBeInTheDocument();
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', address: '/api/messages/1/' }));
  });

  it('that is not there, or not for this person, says so', async () => {
    stubFetch(answer);
    await open('/messages?thread=foreign');
    expect(await screen.findByText('Diese Nachricht gibt es nicht')).toBeInTheDocument();
  });
});

describe('an announcement', () => {
  it('is asked about with its number of people, then sent to the session', async () => {
    world.recipients = withAudience;
    world.write = () => json({ thread_id: 'a', recipient_count: 27 });
    world.threads = [thread('a', { own: true })];
    world.detail = { messages: [message('a', { own: true })], reach: { recipients: 27, read: 0 } };
    const sent = stubFetch(answer);
    const { router } = await open('/messages?write=new');
    expect(await screen.findByText(/^27 Personen bekommen diese Ankündigung/)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Prüfen und senden'));
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    fill(screen.getByLabelText('Titel'), 'Raumwechsel');
    await userEvent.selectOptions(screen.getByLabelText('Circle, um den es geht'), 'Kickoff');
    fill(screen.getByLabelText('Text'), 'Zimmer 12');
    await userEvent.click(screen.getByText('Prüfen und senden'));
    const question = await screen.findByRole('dialog', { name: 'An 27 Personen senden?' });
    expect(question).toHaveTextContent('RaumwechselZimmer 12');
    await userEvent.click(within(question).getByText('Jetzt senden'));
    expect(await screen.findByText('An 27 Personen gesendet.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?thread=a');
    expect(sent).toContainEqual({
      method: 'POST',
      address: '/api/messages/announcements/',
      body: {
        course_session_id: 'session',
        circle_id: 'circle',
        title: 'Raumwechsel',
        text: 'Zimmer 12',
        idempotency_key: expect.any(String),
      },
    });
    expect(screen.getByText('Gelesen von 0 von 27 Personen')).toBeInTheDocument();
  });

  it('keeps what was typed when it is refused', async () => {
    world.recipients = withAudience;
    world.write = () => json({ code: 'too_many_requests', message: 'Zu viele Versuche.' }, 429);
    stubFetch(answer);
    await open('/messages?write=session%3Asession');
    fill(await screen.findByLabelText('Titel'), 'Raumwechsel');
    fill(screen.getByLabelText('Text'), 'Zimmer 12');
    await userEvent.click(screen.getByText('Prüfen und senden'));
    await userEvent.click(await screen.findByText('Jetzt senden'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Zu viele Versuche. Dein Text ist noch da.');
    expect(screen.getByLabelText('Titel')).toHaveValue('Raumwechsel');
    expect(screen.getByLabelText('Text')).toHaveValue('Zimmer 12');
  });
});
