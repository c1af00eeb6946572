import { addressOf, endpoints } from '@learn/contracts';
import { fakeNetwork, json } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminCourse, ids } from '../testing/area.ts';
import { areaAnswers, openArea } from '../testing/openArea.ts';

const open = async () => {
  await openArea(`/vbv-admin/courses/${ids.course}`);
  return fakeNetwork(({ address, method }) => json(method === 'GET' ? areaAnswers[address] : adminCourse));
};

afterEach(() => vi.unstubAllGlobals());

const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

test('flags, profiles and names are saved as one', async () => {
  const calls = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Lernbegleitung' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nichtleben' }));
  await save();
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      {
        address: `${addressOf(endpoints.changeCourse, { params: { courseId: ids.course } })}?only=enable_learning_mentor`,
        body: {
          configuration: { enable_learning_mentor: false, enable_circle_documents: true },
          profile_ids: [ids.content, ids.assignment],
        },
      },
    ]),
  );
  expect(await screen.findByText('Gespeichert')).toBeVisible();
});

test('what somebody else may have changed meanwhile is not sent along, and nothing where nothing was changed', async () => {
  const calls = await open();
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await userEvent.type(await screen.findByLabelText('Name der Kategorie, deutsch'), 'en');
  await save();
  expect(await screen.findByText('Gespeichert')).toBeVisible();
  const category_names = { ...adminCourse.category_names, de: 'Versicherungen' };
  expect(sent()).toEqual([{ category_names }]);
  await save();
  expect(sent()).toHaveLength(1);
});

test('a course without a German name is not saved', async () => {
  const calls = await open();
  await userEvent.clear(await screen.findByLabelText('Titel, deutsch'));
  await save();
  expect(screen.getByLabelText('Titel, deutsch')).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
  expect(screen.getByLabelText('Titel, deutsch')).toHaveValue(adminCourse.titles.de);
});

test('the widgets of a role are put into another order, and back to the usual one', async () => {
  const calls = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Teilnehmer' }));
  const list = screen.getByRole('button', { name: 'Handlungskompetenzen nach oben' });
  await userEvent.click(list);
  await save();
  const sent = () => calls.filter(({ method }) => method === 'PUT').at(-1)?.body;
  await waitFor(() =>
    expect(sent()).toMatchObject({ home_widgets: { Member: ['CompetenceWidget', 'ProgressWidget'] } }),
  );
  expect(within(screen.getByRole('form')).getAllByText('wie üblich').length).toBeGreaterThan(5);
});
