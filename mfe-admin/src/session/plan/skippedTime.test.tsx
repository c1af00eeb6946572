import { fakeNetwork, json, restartDrafts } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ids, sessionPlan } from '../../testing/area.ts';
import { areaAnswers, openArea } from '../../testing/openArea.ts';

beforeEach(() => {
  restartDrafts();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const sentence = 'Diese Uhrzeit gibt es an diesem Tag nicht; die Uhr springt von 2 auf 3 Uhr.';

test.each([
  ['Planen: Präsenztag Fahrzeug', 'Datum', 'Von'],
  ['Planen: Präsenztag Fahrzeug', 'Datum', 'Bis'],
  ['Ändern: Einen Wechsel begleiten', 'Bewertung bis', 'Uhrzeit, Bewertung bis'],
])(
  '%s: %s with %s in the hour that spring leaves out says so, and is not sent',
  async (button, dayLabel, timeLabel) => {
    await openArea(`/vbv-admin/sessions/${ids.session}`);
    const calls = fakeNetwork(({ address, method }) =>
      json(method === 'GET' ? areaAnswers[address] : sessionPlan),
    );
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText(dayLabel));
    await userEvent.type(dialog.getByLabelText(dayLabel), '2027-03-28');
    const time = dialog.getByLabelText(timeLabel);
    await userEvent.clear(time);
    await userEvent.type(time, '02:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(time).toHaveAccessibleDescription(sentence);
    expect(time).toHaveFocus();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);
