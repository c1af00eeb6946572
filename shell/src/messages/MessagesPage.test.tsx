import { $unreadCount, markChanged } from '@learn/platform/shell';
import { fakeNetwork, offline, setStore } from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  answer,
  open,
  talk,
  thread,
  withAudience,
  withEmptyWorld,
  withMentor,
  world,
} from '../testing/messagesWorld.tsx';

withEmptyWorld();

describe('the list', () => {
  it('says of each who, what and whether it is unread, and how many there are', async () => {
    world.threads = [
      talk({ unread_count: 2, excerpt: 'Hast du Zeit?' }),
      thread('a'),
      thread('b', { excerpt: '' }),
    ];
    fakeNetwork(answer);
    await open();
    const rows = await screen.findAllByRole('link', { name: /Bern|Lernbegleitung/ });
    expect(rows[0]).toHaveTextContent(/^SHUngelesen: Sandra Huber.*LernbegleitungHast du Zeit\?2$/);
    expect(rows[1]).toHaveTextContent('Ankündigung · Bern · Versicherungsvermittler/-inThomas Meier: Anfang');
    expect(rows[2]).toHaveTextContent('Nachricht zurückgezogen');
    expect(screen.getByText('3 Einträge · 1 ungelesen')).toBeInTheDocument();
    expect(rows[0]).toHaveAttribute('href', '/messages?thread=talk');
  });

  it('loads older ones, and says when they cannot be had', async () => {
    Object.assign(world, { threads: [thread('a')], next: '1_x' });
    const sent = fakeNetwork(answer);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ältere laden' }));
    expect(await screen.findByText('Titel old')).toBeInTheDocument();
    expect(sent.map(({ address }) => address)).toContain('/api/messages/threads/?max=20&before=1_x');
    expect(screen.queryByRole('button', { name: 'Ältere laden' })).not.toBeInTheDocument();
  });

  it('keeps filter and search in the address', async () => {
    world.threads = [thread('a')];
    const sent = fakeNetwork(answer);
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
    ['a person without a course', {}, /Ankündigungen zu deinen Durchführungen/, undefined],
    ['a participant', withMentor, /jederzeit schreiben: Lernbegleitung/, 'person%3Asandra'],
    ['an expert', withAudience, /Kündige deiner Durchführung etwas an/, 'session%3Asession'],
  ] as const)('is empty for %s, with what to do about it', async (_name, recipients, words, target) => {
    world.recipients = recipients;
    fakeNetwork(answer);
    await open();
    const region = screen.getByRole('region', { name: 'Nachrichten' });
    expect(await within(region).findByText(words)).toBeInTheDocument();
    const link = within(region).queryByRole('link');
    if (target === undefined) expect(link).not.toBeInTheDocument();
    else expect(link).toHaveAttribute('href', `/messages?write=${target}`);
  });

  it('says that it could not be had, and tries again', async () => {
    fakeNetwork(offline);
    await open();
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(screen.queryByText('Nachrichten werden geladen')).toBeNull();
    world.threads = [thread('a')];
    fakeNetwork(answer);
    await userEvent.click(retry);
    expect(await screen.findByText('Titel a')).toBeInTheDocument();
  });

  it('looks again when the notifications have become more, and not otherwise', async () => {
    world.threads = [thread('a')];
    const sent = fakeNetwork(answer);
    await open();
    await screen.findByText('Titel a');
    const asked = () => sent.filter(({ address }) => address.includes('threads/?')).length;
    const before = asked();
    act(() => setStore($unreadCount, 0));
    world.threads = [thread('b'), thread('a')];
    setStore($unreadCount, 1);
    expect(await screen.findByText('Titel b')).toBeInTheDocument();
    setStore($unreadCount, 0);
    expect(asked()).toBe(before + 1);
  });

  it('shows what was written elsewhere, and the older ones below stay', async () => {
    Object.assign(world, { threads: [thread('a')], next: '1_x' });
    fakeNetwork(answer);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ältere laden' }));
    await screen.findByText('Titel old');
    world.threads = [thread('b'), thread('a')];
    markChanged(['message']);
    expect(await screen.findByText('Titel b')).toBeInTheDocument();
    expect(screen.getByText('Titel old')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ältere laden' })).not.toBeInTheDocument();
  });

  it('shows what was read elsewhere', async () => {
    world.threads = [talk({ unread_count: 1 })];
    fakeNetwork(answer);
    await open();
    expect(await screen.findByText('1 Eintrag · 1 ungelesen')).toBeInTheDocument();
    world.threads = [talk()];
    markChanged(['unread']);
    expect(await screen.findByText('1 Eintrag')).toBeInTheDocument();
  });
});
