import { $unreadMessages } from '@learn/platform/shell';
import { fakeNetwork, json, setStore } from '@learn/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openShell } from '../testing/openShell.tsx';

const address = '/notifications/api/unread_count/';

beforeEach(() => void fakeNetwork(() => json([])));

const page = (unread_messages: number) => ({ rest: { [address]: { unread_count: 0, unread_messages } } });

it('says in the header of every page how many messages are unread, and leads to them', async () => {
  await openShell('/nichts', { page: page(2) });
  expect(await screen.findByRole('link', { name: 'Nachrichten, 2 ungelesen' })).toHaveAttribute(
    'href',
    '/messages',
  );
  act(() => setStore($unreadMessages, 0));
  expect(screen.getByRole('link', { name: 'Nachrichten' })).toBeVisible();
});
