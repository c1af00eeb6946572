import { fakeNetwork, json, offline, type SentCall, userProfile } from '@learn/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { ProfilePage } from './ProfilePage.tsx';

let lena = userProfile();
const lists: Readonly<Record<string, unknown>> = {
  '/api/core/organisations/': [
    { id: 'silberdistel', name: 'Silberdistel Versicherungen AG' },
    { id: '-1', name: 'Andere' },
  ],
  '/api/dashboard/config/': [],
};

// another person each time, so that no draft of the test before is theirs
beforeEach(() => {
  const id = crypto.randomUUID();
  lena = userProfile({ id, city: 'Bern', postal_code: '3011', country: 'CH', vbv_id: '921938243' });
});
afterEach(() => vi.unstubAllGlobals());

/** A server that keeps what it is sent, unless `answer` has something else to say. */
function serve(answer: (call: SentCall) => Response | Promise<Response> | undefined = () => undefined) {
  let kept = lena;
  return fakeNetwork((call) => {
    const special = answer(call);
    if (special) return special;
    if (call.method === 'PUT') kept = { ...kept, ...(call.body as object) };
    return json(lists[call.address] ?? kept);
  });
}

const changes = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

/** Goes to a field, types and leaves it. */
function fill(field: HTMLElement, value: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

async function open() {
  await renderPart(<ProfilePage />, { address: '/profile', page: { user: lena, courseSessions: [] } });
  return within(screen.getByRole('region', { name: 'Adresse' }));
}

it('shows the number in groups, and why e-mail and username stand as they are', async () => {
  serve();
  await open();
  expect(screen.getByText('921-938-243')).toBeVisible();
  expect(screen.getByText(/Ändern kann sie nur der Support: hilfe@lernkreis.example/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'E-Mail' })).not.toBeInTheDocument();
  expect(screen.getByText('Du bist noch in keinem Kurs eingetragen.')).toBeVisible();
});

describe('a field', () => {
  it('is saved when it is left, trimmed, and says when', async () => {
    const sent = serve();
    const address = await open();
    const city = address.getByLabelText('Ort');
    fill(city, ' Chur ');
    expect(await address.findByText(/^gespeichert \d\d:\d\d$/)).toBeVisible();
    expect(changes(sent)).toEqual([{ city: 'Chur' }]);
    expect(city).toHaveValue('Chur');
  });

  it('is sent once only while its first answer is on its way, and then with the last state', async () => {
    const first = Promise.withResolvers<Response>();
    let asked = 0;
    const sent = serve((call) => {
      if (call.method !== 'PUT') return undefined;
      asked += 1;
      return asked === 1 ? first.promise : undefined;
    });
    const address = await open();
    const city = address.getByLabelText('Ort');
    fill(city, 'Chu');
    fill(city, 'Chur');
    expect(changes(sent)).toEqual([{ city: 'Chu' }]);
    await act(async () => first.resolve(json({ ...lena, city: 'Chu' })));
    await waitFor(() => expect(changes(sent)).toEqual([{ city: 'Chu' }, { city: 'Chur' }]));
    await waitFor(() => expect(city).toHaveValue('Chur'));
  });

  it('that is wrong says why, is not sent, and keeps no other waiting', async () => {
    const sent = serve();
    const address = await open();
    fill(address.getByLabelText('PLZ'), '99');
    fill(address.getByLabelText('Strasse'), 'Gasse');
    expect(address.getByRole('alert')).toHaveTextContent('vier Ziffern');
    await waitFor(() => expect(changes(sent)).toEqual([{ street: 'Gasse' }]));
    expect(address.getByLabelText('PLZ')).toHaveValue('99');
  });

  it('that only the server finds wrong says so; the others of the same call are saved', async () => {
    const sent = serve(({ method, body }) =>
      method === 'PUT' && 'phone_number' in (body as object)
        ? json({ code: 'validation_failed', fields: [{ field: 'phone_number', messages: ['x'] }] }, 400)
        : undefined,
    );
    const address = await open();
    fireEvent.change(address.getByLabelText('Strasse'), { target: { value: 'Gasse' } });
    fill(screen.getByRole('textbox', { name: 'Telefon' }), '012 345 67 89');
    expect(await screen.findByText(/keine gültige Telefonnummer/)).toBeVisible();
    expect(changes(sent)).toEqual([{ street: 'Gasse', phone_number: '012 345 67 89' }, { street: 'Gasse' }]);
  });
});

it('keeps what was typed on this device until the server has it', async () => {
  let down = true;
  const sent = serve(({ method }) => (down && method === 'PUT' ? offline() : undefined));
  const address = await open();
  fill(address.getByLabelText('Ort'), 'Olten');
  expect(await screen.findByText(/Noch nicht alles ist gespeichert/)).toBeVisible();
  expect(address.getByText('noch nicht gespeichert')).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(`draft:${lena.id}:profile`)).toBe('{"city":"Olten"}');
  down = false;
  fireEvent(window, new Event('online'));
  expect(await address.findByText(/^gespeichert/)).toBeVisible();
  expect(screen.queryByText(/Noch nicht alles/)).not.toBeInTheDocument();
  expect(changes(sent).at(-1)).toEqual({ city: 'Olten' });
  expect(localStorage.getItem(`draft:${lena.id}:profile`)).toBeNull();
});

describe('an employer', () => {
  const employer = 'Noch nicht bestätigt. Bis jemand dort';
  const shown = async (change: Partial<ReturnType<typeof userProfile>>) => {
    lena = userProfile({ ...lena, ...change });
    serve();
    await open();
    await screen.findByRole('combobox', { name: 'Arbeitgeber' });
    return screen.queryByText(new RegExp(`^${employer}`));
  };

  it('that nobody has confirmed yet says so', async () => {
    expect(await shown({ organisation: 'silberdistel' })).toBeVisible();
  });

  it.each([
    ['that is confirmed', { organisation: 'silberdistel', organisation_confirmed: true }],
    ['that nobody can confirm', { organisation: '-1', organisation_detail_name: 'Muster AG' }],
    ['that is none', { organisation: null }],
  ])('%s does not', async (_, change) => {
    expect(await shown(change)).not.toBeInTheDocument();
  });

  it('that is confirmed is changed only after a question', async () => {
    lena = userProfile({ ...lena, organisation: 'silberdistel', organisation_confirmed: true });
    const sent = serve();
    await open();
    await screen.findByRole('combobox', { name: 'Arbeitgeber' });
    const clear = () => fireEvent.click(screen.getByRole('button', { name: 'Arbeitgeber entfernen' }));
    clear();
    fireEvent.click(await screen.findByRole('button', { name: 'Behalten' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    clear();
    fireEvent.click(await screen.findByRole('button', { name: 'Ändern' }));
    await expect.poll(() => changes(sent)).toEqual([{ organisation: null }]);
  });
});
