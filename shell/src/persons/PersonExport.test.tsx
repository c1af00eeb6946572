import { fakeNetwork, json, savedFiles } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, answerOf, course, openPersons, person } from '../testing/personsWorld.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the export', () => {
  async function exported(format: RegExp) {
    await screen.findByText('1 Person');
    await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }));
    await userEvent.click(await screen.findByRole('button', { name: format }));
  }

  it('has the same filters and is saved', async () => {
    const saved = savedFiles();
    const sent = answering([person()]);
    await openPersons(`?course=${course}&role=MEMBER`);
    await exported(/^Textdatei/);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent.at(-1)?.address).toBe(
      `/api/dashboard/export/persons/?role=MEMBER&course_id=${course}&format=csv`,
    );
  });

  it.each([
    [404, 'Zu dieser Auswahl darfst du nichts exportieren.'],
    [500, 'Die Datei konnte nicht erstellt werden. Versuche es noch einmal.'],
  ])('that is answered with %i says why', async (status, text) => {
    const saved = savedFiles();
    fakeNetwork((call) =>
      call.address.includes('/export/') ? json({ code: 'x' }, status) : answerOf(call, [person()], 1),
    );
    await openPersons();
    await exported(/^Excel/);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(saved).toEqual([]);
  });

  it('says that it leaves out fellow participants', async () => {
    answering([person()]);
    await openPersons('', { roles: ['Trainer', 'Member'] });
    await screen.findByText('1 Person');
    await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }));
    expect(await screen.findByText('Enthält nur Personen, die du betreust.')).toBeInTheDocument();
  });
});
