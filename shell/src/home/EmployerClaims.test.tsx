import type { EmployerClaim, PageData } from '@learn/contracts';
import {
  failed,
  fakeNetwork,
  json,
  dashboardCourse as panel,
  type SentCall,
  userProfile,
} from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { HomePage } from './HomePage.tsx';

afterEach(() => vi.unstubAllGlobals());

const address = '/api/dashboard/employer-claims/';
/** A participant who is training responsible as well. */
const responsible = panel({ role_keys: ['Member', 'Ausbildungsverantwortlicher'] });

const claim = (first_name: string): EmployerClaim => ({
  user_id: `id-of-${first_name}`,
  first_name,
  last_name: 'Neu',
  organisation: '7',
  organisation_name: 'Silberdistel AG',
  claimed_at: '2026-03-02T08:00:00.000Z',
});

interface Opened {
  readonly claims?: readonly EmployerClaim[];
  readonly total?: number;
  readonly answer?: (call: SentCall) => Response | undefined;
  readonly panels?: readonly unknown[];
  readonly page?: Partial<PageData>;
}

/** A server that takes decided claims off the list. */
async function open({ claims = [], total, answer, panels = [responsible], page }: Opened = {}) {
  let waiting = claims;
  const known: Readonly<Record<string, unknown>> = {
    '/api/dashboard/config/': panels,
    '/api/dashboard/persons/summary/': { accompanying: false, person_count: 0, persons: [] },
    '/api/dashboard/duedates/?upcoming=true&pending=true&limit=6': [],
  };
  const sent = fakeNetwork((call) => {
    const special = answer?.(call);
    if (special) return special;
    if (call.method === 'POST') {
      waiting = waiting.filter(({ user_id }) => !call.address.includes(user_id));
      return new Response(null, { status: 204 });
    }
    if (call.address === address) return json({ total: total ?? waiting.length, claims: waiting });
    return json(known[call.address]);
  });
  await renderPart(<HomePage />, {
    page: {
      rest: known,
      ...page,
    },
  });
  return sent;
}

const region = () => screen.findByRole('region', { name: 'Anstellung bestätigen' });
const decisions = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ address: to, body }) => [to, body]);

async function decide(button: string, name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
}

describe('employers that wait for a decision', () => {
  it('are listed with name and claim for a training responsible', async () => {
    await open({ claims: [claim('Nora'), claim('Max')] });
    const list = await region();
    expect(within(list).getByText(/^2 Personen geben an, bei dir zu arbeiten/)).toBeVisible();
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('Nora Neu')).toBeVisible();
    expect(within(list).getAllByText('Silberdistel AG, angegeben am Montag, 2. März')).toHaveLength(2);
  });

  it.each([
    [
      'confirm',
      'Bestätigen',
      'Anstellung von Nora Neu bestätigen',
      /^Die Anstellung von Nora Neu ist bestätigt/,
    ],
    ['reject', 'Ablehnen', 'Anstellung von Nora Neu ablehnen', /^Die Angabe von Nora Neu ist abgelehnt/],
  ])('are decided after a question: %s', async (decision, button, name, told) => {
    const sent = await open({ claims: [claim('Nora'), claim('Max')] });
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(decisions(sent)).toEqual([]);
    expect(within(dialog).getByText(/Nora Neu wird benachrichtigt/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
    const list = await region();
    expect(await within(list).findByText(told)).toBeVisible();
    expect(decisions(sent)).toEqual([[`${address}id-of-Nora/`, { organisation: '7', decision }]]);
    await waitFor(() => expect(within(list).queryByText('Nora Neu')).not.toBeInTheDocument());
    expect(within(list).getByText('Max Neu')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Anstellung bestätigen' })).toHaveFocus());
  });

  it('say so when the last one is decided', async () => {
    await open({ claims: [claim('Nora')] });
    await decide('Bestätigen', 'Anstellung von Nora Neu bestätigen');
    expect(await within(await region()).findByText('Alle Angaben sind entschieden.')).toBeVisible();
  });

  it('say that there are more than the first ones', async () => {
    await open({ claims: [claim('Nora')], total: 3 });
    expect(within(await region()).getByText('Danach warten noch 2 Personen.')).toBeVisible();
  });

  it('stay where a decision could not be saved', async () => {
    await open({
      claims: [claim('Nora')],
      answer: ({ method }) => (method === 'POST' ? failed(500, { code: 'internal_error' }) : undefined),
    });
    await decide('Bestätigen', 'Anstellung von Nora Neu bestätigen');
    expect(
      await within(await screen.findByRole('dialog')).findByText(/konnte nicht gespeichert werden/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(within(await region()).getByText('Nora Neu')).toBeVisible();
  });

  it('leave the list where there is nothing to decide any more', async () => {
    await open({
      claims: [claim('Nora')],
      answer: ({ method }) => (method === 'POST' ? failed(404, { code: 'not_found' }) : undefined),
    });
    await decide('Ablehnen', 'Anstellung von Nora Neu ablehnen');
    const list = await region();
    expect(await within(list).findByText(/inzwischen geändert/)).toBeVisible();
    expect(within(list).queryByText('Nora Neu')).not.toBeInTheDocument();
  });

  it('can be asked for again', async () => {
    let asked = 0;
    await open({
      claims: [claim('Nora')],
      answer: (call) => {
        if (call.address !== address) return undefined;
        asked += 1;
        return asked === 1 ? failed(500, { code: 'internal_error' }) : undefined;
      },
    });
    await screen.findByRole('heading', { name: 'Die offenen Anstellungen konnten nicht geladen werden' });
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(within(await region()).getByText('Nora Neu')).toBeVisible();
  });

  it('are nothing where nobody waits', async () => {
    const sent = await open();
    await waitFor(() => expect(sent.map((call) => call.address)).toContain(address));
    expect(screen.queryByRole('region', { name: 'Anstellung bestätigen' })).not.toBeInTheDocument();
  });

  it('are shown to admins, for all employers', async () => {
    await open({
      claims: [claim('Nora')],
      panels: [],
      page: { user: userProfile({ has_vbv_admin_access: true }) },
    });
    expect(
      within(await region()).getByText(/^1 Person hat ihren Arbeitgeber selbst angegeben/),
    ).toBeVisible();
  });

  it('are not asked for by anybody else', async () => {
    const sent = await open({ panels: [panel()] });
    await screen.findByRole('article');
    expect(sent).toEqual([]);
  });
});
