import { markChanged } from '@learn/platform/shell';
import { fakeNetwork, json, offline } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  fill,
  message,
  open,
  talk,
  thread,
  withAudience,
  withEmptyWorld,
  world,
} from '../testing/messagesWorld.tsx';

withEmptyWorld();

describe('a conversation', () => {
  beforeEach(() => {
    world.threads = [talk({ unread_count: 1 })];
    world.detail = {
      messages: [
        message('2', { unread: true, text: 'Siehe https://plan.example/x.' }),
        message('1', { own: true, author_id: 'me', read: true }),
      ],
    };
  });

  it('shows what is new and what was read, and counts as read itself', async () => {
    const sent = fakeNetwork(answer);
    await open('/messages?thread=talk');
    const log = await screen.findByRole('log', { name: 'Gespräch mit Sandra Huber' });
    expect(within(log).getByText('Neu')).toBeInTheDocument();
    expect(within(log).getByText('Gelesen')).toBeInTheDocument();
    const link = within(log).getByRole('link');
    expect(link).toHaveAttribute('href', 'https://plan.example/x');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await waitFor(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({
          method: 'POST',
          address: '/api/messages/threads/talk/read/',
          body: { message_id: '2' },
        }),
      ),
    );
    expect(await screen.findByText('1 Eintrag')).toBeInTheDocument();
    expect(within(log).getByText('Neu')).toBeInTheDocument();
  });

  it('shows what was written and withdrawn elsewhere, and reads it', async () => {
    const sent = fakeNetwork(answer);
    await open('/messages?thread=talk');
    const log = await screen.findByRole('log');
    await within(log).findByText('Neu');
    const told = () => sent.filter(({ address }) => address.includes('/read/')).map(({ body }) => body);
    await waitFor(() => expect(told()).toEqual([{ message_id: '2' }]));
    world.detail = {
      messages: [message('3', { unread: true }), message('2', { text: '', withdrawn: true }), message('1')],
    };
    markChanged(['message']);
    expect(await within(log).findByText('Text 3')).toBeInTheDocument();
    expect(within(log).getByText('Nachricht zurückgezogen')).toBeInTheDocument();
    await waitFor(() => expect(told()).toEqual([{ message_id: '2' }, { message_id: '3' }]));
  });

  it('counts as read later when the server could not be told', async () => {
    let isOffline = true;
    const sent = fakeNetwork((call) =>
      call.address.includes('/read/') && isOffline ? offline() : answer(call),
    );
    await open('/messages?thread=talk');
    const told = () => sent.filter(({ address }) => address.includes('/read/')).length;
    await waitFor(() => expect(told()).toBe(1));
    isOffline = false;
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(told()).toBe(2);
    });
    expect(await screen.findByText('1 Eintrag')).toBeInTheDocument();
  });

  it('sends once with a key, empties the field and offers to take it back', async () => {
    const sent = fakeNetwork(answer);
    await open('/messages?thread=talk');
    const field = await screen.findByLabelText('Nachricht an Sandra');
    fill(field, 'Hallo');
    await userEvent.click(screen.getByText('Senden'));
    await waitFor(() => expect(field).toHaveValue(''));
    const posts = sent.filter(({ address }) => address === '/api/messages/');
    expect(posts).toEqual([
      expect.objectContaining({
        method: 'POST',
        address: '/api/messages/',
        body: {
          person_id: 'sandra',
          thread_id: 'talk',
          text: 'Hallo',
          idempotency_key: expect.any(String),
        },
      }),
    ]);
    world.write = () => new Response(null, { status: 204 });
    await userEvent.click(screen.getByText('Rückgängig'));
    await waitFor(() => expect(field).toHaveValue('Hallo'));
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', address: '/api/messages/new/' }));
    expect(await screen.findByText('Nachricht zurückgezogen')).toBeInTheDocument();
  });

  it('keeps the text when it could not be sent, and sends it with the same key', async () => {
    world.write = offline;
    const sent = fakeNetwork(answer);
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
    const sent = fakeNetwork(answer);
    await open('/messages?thread=talk');
    await userEvent.click(await screen.findByText('Senden'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Schreib zuerst etwas.');
    expect(screen.getByLabelText('Nachricht an Sandra')).toHaveFocus();
    expect(sent.some(({ address }) => address === '/api/messages/')).toBe(false);
  });

  it('asks before a message is withdrawn', async () => {
    world.write = () => new Response(null, { status: 204 });
    const sent = fakeNetwork(answer);
    await open('/messages?thread=talk');
    await userEvent.click(await screen.findByRole('button', { name: /^Nachricht von .* zurückziehen$/ }));
    const question = await screen.findByRole('dialog', { name: 'Nachricht zurückziehen?' });
    await userEvent.click(within(question).getByText('Zurückziehen'));
    expect(await screen.findByText('Nachricht zurückgezogen')).toBeInTheDocument();
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', address: '/api/messages/1/' }));
  });

  it('that is not there, or not for this person, says so', async () => {
    fakeNetwork(answer);
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
    const sent = fakeNetwork(answer);
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
    expect(sent).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        address: '/api/messages/announcements/',
        body: {
          course_session_id: 'session',
          circle_id: 'circle',
          title: 'Raumwechsel',
          text: 'Zimmer 12',
          idempotency_key: expect.any(String),
        },
      }),
    );
    expect(screen.getByText('Gelesen von 0 von 27 Personen')).toBeInTheDocument();
  });

  it('keeps what was typed when it is refused', async () => {
    world.recipients = withAudience;
    world.write = () => json({ code: 'too_many_requests', message: 'Zu viele Versuche.' }, 429);
    fakeNetwork(answer);
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
