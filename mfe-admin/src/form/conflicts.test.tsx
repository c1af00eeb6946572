import { addressOf, endpoints, readSeen, seenHeader } from '@learn/contracts';
import { failed, fakeNetwork, json, restartDrafts } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, ids, sessionPlan } from '../testing/area.ts';
import { areaAnswers, openArea } from '../testing/openArea.ts';

const address = `/vbv-admin/sessions/${ids.session}`;
const planAddress = addressOf(endpoints.sessionPlan, { params: { courseSessionId: ids.session } });

const dayAt = (location: string) => ({
  id: ids.lena,
  start: '2027-01-12T07:30:00.000Z',
  end: '2027-01-12T15:30:00.000Z',
  location,
  trainer: 'Emil',
  recorded_count: 0,
});

function planAt(location: string): typeof sessionPlan {
  const [circle, ...others] = sessionPlan.circles;
  if (circle === undefined) throw new Error('The plan has no circle');
  const days = circle.days.map((one) => ({ ...one, day: dayAt(location) }));
  return { ...sessionPlan, circles: [{ ...circle, days }, ...others] };
}

beforeEach(() => {
  restartDrafts();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The day is in Bern, another administrator moves it to Thun, and here «Olten» is typed and saved. */
async function typeAgainstAnother() {
  await openArea(address, { rest: { [planAddress]: planAt('Bern') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ändern: Präsenztag Fahrzeug' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('Ort');
  await userEvent.clear(field);
  await userEvent.type(field, 'Olten');
  const seen: unknown[] = [];
  const calls = fakeNetwork(({ method, headers, address: asked }) => {
    if (method === 'GET') return json(asked === planAddress ? planAt('Thun') : areaAnswers[asked]);
    const header = readSeen(headers.get(seenHeader));
    seen.push(header);
    return header?.location === 'Thun'
      ? json(planAt('Olten'))
      : failed(409, { code: 'version_conflict', details: { current: { location: 'Thun' } } });
  });
  const save = () => userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await save();
  await within(dialog).findByText('Jemand hat diese Angabe inzwischen anders gespeichert. Was gilt?');
  return { dialog, field, seen, save, calls };
}

test('what another administrator has saved meanwhile stands beside what is typed', async () => {
  const { field, seen } = await typeAgainstAnother();
  expect(seen).toEqual([{ location: 'Bern' }]);
  expect(field).toHaveValue('Olten');
  expect(field).toHaveAccessibleDescription('Inzwischen gespeichert: Thun');
});

test('the own value is saved once it was decided that it counts', async () => {
  const { dialog, seen, save } = await typeAgainstAnother();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Meine Angabe nehmen' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toEqual([{ location: 'Bern' }, { location: 'Thun' }]);
});

test('the saved value stands in the field once it was decided that it counts, and nothing is sent', async () => {
  const { dialog, field, seen, save } = await typeAgainstAnother();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gespeicherte nehmen' }));
  expect(field).toHaveValue('Thun');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toHaveLength(1);
});

test('a draft of an earlier visit asks at once', async () => {
  await openArea(address, { rest: { [planAddress]: planAt('Thun') } });
  const draft = `draft:${admin.id}:admin/day/${ids.session}/${ids.content}`;
  localStorage.setItem(draft, JSON.stringify({ location: 'Olten' }));
  localStorage.setItem(`${draft}/seen`, JSON.stringify({ location: 'Bern' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ändern: Präsenztag Fahrzeug' }));
  const field = await screen.findByLabelText('Ort');
  expect(field).toHaveValue('Olten');
  expect(field).toHaveAccessibleDescription('Inzwischen gespeichert: Thun');
});
