import { endpoints, listKey } from '@learn/contracts';
import { fakeNetwork, json } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminSession, ids } from '../testing/area.ts';
import { areaAnswers, openArea } from '../testing/openArea.ts';

afterEach(() => vi.unstubAllGlobals());

const {
  titles: _,
  archived_at: __,
  experts: ___,
  supervisors: ____,
  can_delete: _____,
  ...listed
} = adminSession;
const first = '/api/admin/sessions/?sort=-start_date&limit=100&offset=0';

describe('the list of sessions', () => {
  test('has a row for each that leads to it', async () => {
    await openArea('/vbv-admin/sessions', { rest: { [listKey(first)]: { rows: [listed], total: 1 } } });
    expect(await screen.findByRole('link', { name: 'Bern 2026/28' })).toHaveAttribute(
      'href',
      `/vbv-admin/sessions/${ids.session}`,
    );
    expect(screen.getByText('1 Eintrag')).toBeVisible();
  });

  test('asks the server for what the address says', async () => {
    const calls = fakeNetwork(({ address }) => json(areaAnswers[address] ?? []));
    await openArea('/vbv-admin/sessions?search=bern&state=upcoming&sort=title');
    await waitFor(() =>
      expect(calls.map(({ address }) => address)).toContain(
        '/api/admin/sessions/?search=bern&state=upcoming&sort=title&limit=100&offset=0',
      ),
    );
    expect(await screen.findByText('Nichts passt zu dieser Auswahl')).toBeVisible();
  });

  test.each([
    [
      '/vbv-admin/sessions?course=x&state=never&region=Bern',
      '/api/admin/sessions/?region=Bern&sort=-start_date',
    ],
    ['/vbv-admin/products?active=yes&course_session_id=1', '/api/admin/products/?sort=title'],
  ])('leaves out what cannot be meant: %s', async (address, asked) => {
    const calls = fakeNetwork((call) => json(areaAnswers[call.address] ?? []));
    await openArea(address);
    await waitFor(() => expect(calls.map((call) => call.address)).toContain(`${asked}&limit=100&offset=0`));
  });
});

describe('a new session', () => {
  const created = { ...adminSession, id: ids.course };

  test('is created with what is typed, and opens', async () => {
    await openArea('/vbv-admin/sessions/new');
    const calls = fakeNetwork(({ address, method }) =>
      json(method === 'GET' ? areaAnswers[address] : created),
    );
    await userEvent.selectOptions(await screen.findByLabelText('Kurs'), 'Versicherungsvermittler/-in');
    await userEvent.type(screen.getByLabelText('Titel, deutsch'), 'Bern 2027');
    await userEvent.type(screen.getByLabelText('Beginn'), '2027-01-04');
    await userEvent.type(screen.getByLabelText('Ende'), '2027-06-30');
    await userEvent.click(screen.getByRole('button', { name: 'Durchführung anlegen' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
        {
          address: endpoints.createSession.path,
          body: {
            course_id: ids.course,
            titles: { de: 'Bern 2027', fr: '', it: '' },
            start_date: '2027-01-04',
            end_date: '2027-06-30',
          },
        },
      ]),
    );
    expect(await screen.findByText(`/vbv-admin/sessions/${ids.course}`)).toBeInTheDocument();
  });

  test('does not end before it begins', async () => {
    await openArea('/vbv-admin/sessions/new');
    await userEvent.type(await screen.findByLabelText('Beginn'), '2027-01-04');
    await userEvent.type(screen.getByLabelText('Ende'), '2027-01-03');
    await userEvent.click(screen.getByRole('button', { name: 'Durchführung anlegen' }));
    expect(await screen.findByText('Das Ende liegt vor dem Beginn.')).toBeVisible();
  });

  test('like an earlier one begins 52 weeks later, and says so', async () => {
    await openArea(`/vbv-admin/sessions/new?copy=${ids.session}`);
    expect(await screen.findByLabelText('Beginn')).toHaveValue('2027-10-05');
    expect(screen.getByText(/um 364 Tage, die Wochentage bleiben/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /1 Fachperson/ })).toBeChecked();
  });
});
