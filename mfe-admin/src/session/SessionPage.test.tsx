import { addressOf, endpoints, fillPath } from '@learn/contracts';
import { fakeNetwork, json, restartDrafts } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminSession, ids, sessionPlan } from '../testing/area.ts';
import { areaAnswers, openArea } from '../testing/openArea.ts';

const address = `/vbv-admin/sessions/${ids.session}`;

const plannedDay = {
  id: ids.lena,
  start: '2027-01-12T07:30:00.000Z',
  end: '2027-01-12T15:30:00.000Z',
  location: 'Bern',
  trainer: '',
  recorded_count: 0,
};

/** Writes are answered with the plan or the session; reads as ever. */
function network() {
  return fakeNetwork(({ address: asked, method }) =>
    json(method === 'GET' ? areaAnswers[asked] : sessionPlan),
  );
}

beforeEach(() => {
  restartDrafts();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const writes = (calls: ReturnType<typeof network>) => calls.filter(({ method }) => method !== 'GET');

test('what is ready and what is not', async () => {
  await openArea(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bern 2026/28' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '3 von 5 Teilen bereit' })).toBeVisible();
  expect(screen.getByText('Circles mit Fachperson: 1 von 2')).toBeVisible();
  expect(screen.getByText('Präsenztage: 0 von 1')).toBeVisible();
  expect(screen.getByText('Löschen geht nicht mehr', { exact: false })).toBeVisible();
});

describe('an attendance day', () => {
  async function plan() {
    await openArea(address);
    const calls = network();
    await userEvent.click(await screen.findByRole('button', { name: 'Planen: Präsenztag Fahrzeug' }));
    return { calls, dialog: await screen.findByRole('dialog', { name: 'Präsenztag Fahrzeug' }) };
  }

  test('is planned in Zurich time', async () => {
    const { calls, dialog } = await plan();
    await userEvent.type(within(dialog).getByLabelText('Datum'), '2027-01-12');
    await userEvent.type(within(dialog).getByLabelText('Ort'), 'Bern');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toMatchObject([
      {
        method: 'PUT',
        address: fillPath(endpoints.writeAttendanceDay.path, {
          courseSessionId: ids.session,
          contentKey: ids.content,
        }),
        body: {
          start: '2027-01-12T07:30:00.000Z',
          end: '2027-01-12T15:30:00.000Z',
          location: 'Bern',
          trainer: '',
        },
      },
    ]);
  });

  test('says what is missing, and keeps what is typed when the dialog is closed', async () => {
    const { calls, dialog } = await plan();
    await userEvent.type(within(dialog).getByLabelText('Ort'), 'Bern');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(within(dialog).getByLabelText('Datum')).toHaveFocus();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Pflichtfeld.');
    expect(writes(calls)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Planen: Präsenztag Fahrzeug' }));
    expect(await screen.findByLabelText('Ort')).toHaveValue('Bern');
  });

  test('that was typed before and not saved is marked as such, and can be let go of', async () => {
    const { dialog } = await plan();
    const word = /früher geändert und nicht gespeichert/;
    await userEvent.type(within(dialog).getByLabelText('Ort'), 'Bern');
    expect(screen.queryByText(word)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Planen: Präsenztag Fahrzeug' }));
    expect(await screen.findByText(word)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
    expect(screen.getByLabelText('Ort')).toHaveValue('');
    expect(screen.queryByText(word)).toBeNull();
    expect(screen.getByLabelText('Datum')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Ort'), 'Thun');
    expect(screen.queryByText(word)).toBeNull();
  });

  test('needs a length, and may lie outside of its session, which is said', async () => {
    const { calls, dialog } = await plan();
    await userEvent.type(within(dialog).getByLabelText('Datum'), '2026-10-05');
    expect(within(dialog).getByLabelText('Datum')).toHaveAccessibleDescription(
      /ausserhalb der Durchführung \(.*2026 – .*2028\)/,
    );
    const until = within(dialog).getByLabelText('Bis');
    await userEvent.clear(until);
    await userEvent.type(until, '08:30');
    const save = within(dialog).getByRole('button', { name: 'Speichern' });
    await userEvent.click(save);
    expect(until).toHaveAccessibleDescription('Das Ende muss nach dem Beginn liegen.');
    expect(writes(calls)).toEqual([]);
    await userEvent.clear(until);
    await userEvent.type(until, '09:30');
    await userEvent.click(save);
    await waitFor(() => expect(writes(calls)).toHaveLength(1));
  });
});

describe('what another administrator has changed meanwhile stays:', () => {
  const planOf = (planned: typeof plannedDay) => ({
    ...sessionPlan,
    circles: sessionPlan.circles.map((circle) => ({
      ...circle,
      days: circle.days.map((day) => ({ ...day, day: planned })),
    })),
  });
  const ofSession = { params: { courseSessionId: ids.session } };
  const planAddress = addressOf(endpoints.sessionPlan, ofSession);

  async function change(button: string | RegExp) {
    await openArea(address, { rest: { [planAddress]: planOf(plannedDay) } });
    const calls = network();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    const save = async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    return { calls, dialog, save };
  }

  test('of a day only the trainer counts', async () => {
    const { calls, dialog, save } = await change('Ändern: Präsenztag Fahrzeug');
    await userEvent.type(within(dialog).getByLabelText('Leitung'), 'Eva');
    await save();
    const params = { courseSessionId: ids.session, contentKey: ids.content };
    expect(writes(calls).map((call) => call.address)).toEqual([
      addressOf(endpoints.writeAttendanceDay, { params, query: { only: ['trainer'] } }),
    ]);
  });

  test('a refusal shows it, beside what was typed', async () => {
    const { dialog } = await change('Ändern: Präsenztag Fahrzeug');
    const theirs = { ...plannedDay, start: '2027-01-12T12:00:00.000Z' };
    fakeNetwork(({ method, address: asked }) => {
      if (method === 'GET') return json(asked === planAddress ? planOf(theirs) : areaAnswers[asked]);
      const fields = [{ field: 'end', messages: ['Das Ende liegt vor dem Beginn.'] }];
      return { status: 400, body: { code: 'validation_failed', message: '', fields, request_id: '1' } };
    });
    const until = within(dialog).getByLabelText('Bis');
    await userEvent.clear(until);
    await userEvent.type(until, '12:00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Von')).toHaveValue('13:00'));
    expect(until).toHaveValue('12:00');
    expect(until).toHaveAccessibleDescription('Das Ende liegt vor dem Beginn.');
  });

  test('nothing is sent where nothing was changed', async () => {
    const { calls, save } = await change('Ändern: Präsenztag Fahrzeug');
    await save();
    expect(writes(calls)).toEqual([]);
  });

  test('of an exam date only the end counts', async () => {
    const { calls, dialog, save } = await change(/^Ändern: .*14\. Januar/);
    const until = within(dialog).getByLabelText('Bis');
    await userEvent.clear(until);
    await userEvent.type(until, '12:30');
    await save();
    expect(writes(calls)).toMatchObject([
      {
        address: expect.stringMatching(/dates\/[\w-]+\/\?only=until$/),
        body: { end: '2027-01-14T11:30:00.000Z' },
      },
    ]);
  });

  test('seats and deadline of an exam that cannot be say what to do', async () => {
    const { calls, dialog } = await change(/^Ändern: .*14\. Januar/);
    const seats = within(dialog).getByLabelText('Plätze');
    await userEvent.clear(seats);
    await userEvent.type(seats, '0');
    await userEvent.type(within(dialog).getByLabelText('Anmeldung bis'), '2027-01-15');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(seats).toHaveAccessibleDescription('1 Person ist angemeldet. Gib mindestens 1 Platz an.');
    expect(within(dialog).getByLabelText('Anmeldung bis')).toHaveAccessibleDescription(
      /nach dem Beginn der Prüfung. Wähle einen früheren Zeitpunkt./,
    );
    expect(writes(calls)).toEqual([]);
  });

  test('of the key data only the region is sent', async () => {
    await openArea(address);
    const calls = network();
    const card = within(await screen.findByRole('region', { name: 'Eckdaten' }));
    await userEvent.click(card.getByRole('button', { name: 'Bearbeiten' }));
    await userEvent.type(card.getByLabelText('Region'), ' West');
    await userEvent.click(card.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(writes(calls).map(({ body }) => body)).toEqual([{ region: 'Mittelland West' }]),
    );
  });
});

test('the server’s reason stands beside its field, in a deadline that moves', async () => {
  await openArea(address);
  fakeNetwork(({ method, address: asked }) =>
    method === 'GET'
      ? json(areaAnswers[asked])
      : {
          status: 400,
          body: {
            code: 'validation_failed',
            message: 'Prüfe deine Eingaben.',
            fields: [{ field: 'evaluation_deadline', messages: ['Zu früh.'] }],
            request_id: '1',
          },
        },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ändern: Einen Wechsel begleiten' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/werden 24 Teilnehmende benachrichtigt/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Bewertung bis'), '2026-12-20');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  expect(await within(dialog).findByText('Zu früh.')).toBeVisible();
});

test('a list of people is imported into this session', async () => {
  await openArea(address);
  const members = within(await screen.findByRole('region', { name: 'Teilnehmende' }));
  expect(members.getByText('24 Personen nehmen teil.')).toBeVisible();
  expect(members.getByRole('link', { name: 'Liste importieren' })).toHaveAttribute(
    'href',
    `/vbv-admin/imports/new?session=${ids.session}`,
  );
});

test('an expert is found by name and gets circles', async () => {
  await openArea(address);
  const eva = { id: ids.lena, first_name: 'Eva', last_name: 'Muster', email: 'eva@example.org' };
  const calls = fakeNetwork(({ address: asked, method }) => {
    if (asked.startsWith(endpoints.adminUsers.path)) return json([{ ...eva, avatar_url: '' }]);
    return json(method === 'GET' ? areaAnswers[asked] : adminSession);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hinzufügen' }));
  await userEvent.type(await screen.findByRole('searchbox'), 'eva{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Eva Muster' }));
  const dialog = await screen.findByRole('dialog', { name: 'Eva Muster' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Fahrzeug' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        address: endpoints.enrol.path,
        body: {
          user_id: ids.lena,
          course_session_id: ids.session,
          role: 'EXPERT',
          circle_ids: [ids.circle],
        },
      },
    ]),
  );
});

test('archiving asks first', async () => {
  await openArea(address);
  const calls = network();
  await userEvent.click(await screen.findByRole('button', { name: 'Archivieren' }));
  const dialog = await screen.findByRole('dialog', { name: '«Bern 2026/28» archivieren?' });
  expect(writes(calls)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archivieren' }));
  await waitFor(() => expect(writes(calls)).toMatchObject([{ method: 'PUT', body: { archived: true } }]));
});
