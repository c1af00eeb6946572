import { addressOf, endpoints, readSeen, seenHeader } from '@learn/contracts';
import { failed, fakeNetwork, json, restartDrafts } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, adminCourse, ids } from '../testing/area.ts';
import { areaAnswers, openArea } from '../testing/openArea.ts';
import { fieldsWithParts, putTogether, takenApart } from './parts.ts';

const address = `/vbv-admin/courses/${ids.course}`;
const courseAddress = addressOf(endpoints.adminCourse, { params: { courseId: ids.course } });

beforeEach(() => {
  restartDrafts();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const german = () => screen.findByLabelText('Titel, deutsch');
const question = () => screen.queryByText(/^Jemand hat/);

/** Once something is written, the course is as `after`; the first write is refused where another person has changed it before. */
function answersOf(after: typeof adminCourse, { refusesFirst }: { readonly refusesFirst: boolean }) {
  const writes: { readonly seen: unknown; readonly body: unknown; readonly address: string }[] = [];
  fakeNetwork(({ method, headers, address: asked, body }) => {
    if (method === 'GET') {
      return json(asked === courseAddress && writes.length > 0 ? after : areaAnswers[asked]);
    }
    writes.push({ seen: readSeen(headers.get(seenHeader)), body, address: asked });
    return refusesFirst && writes.length === 1
      ? failed(409, { code: 'version_conflict', details: { current: {} } })
      : json(after);
  });
  return writes;
}

test('fields have parts where the form and the server have them', () => {
  const saved = {
    titles: { de: 'a', fr: '' },
    moment: { day: '', time: '' },
    lists: { Member: ['x'] },
    none: {},
  };
  const fields = fieldsWithParts(saved, { ...saved, moment: '2027-01-12T07:30:00.000Z' });
  expect(fields).toEqual(['titles']);
  const parts = takenApart(saved, fields);
  expect(parts).toEqual({
    'titles.de': 'a',
    'titles.fr': '',
    moment: saved.moment,
    lists: saved.lists,
    none: {},
  });
  expect(putTogether(parts, fields)).toEqual(saved);
});

test('a flag that somebody else has changed meanwhile stays as they want it', async () => {
  await openArea(address);
  const configuration = { ...adminCourse.configuration, enable_circle_documents: false };
  const writes = answersOf({ ...adminCourse, configuration }, { refusesFirst: true });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Lernbegleitung' }));
  await save();
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes[1]).toMatchObject({
    address: `${courseAddress}?only=enable_learning_mentor`,
    body: { configuration: { ...configuration, enable_learning_mentor: false } },
    seen: { configuration },
  });
  expect(question()).toBeNull();
});

test('one language is changed here and another one elsewhere: both count, and nobody is asked', async () => {
  await openArea(address);
  const titles = { ...adminCourse.titles, fr: 'Intermédiaire en assurance' };
  const writes = answersOf({ ...adminCourse, titles }, { refusesFirst: true });
  await userEvent.type(await german(), ' neu');
  await save();
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes[1]).toMatchObject({
    body: { titles: { ...titles, de: `${adminCourse.titles.de} neu` } },
    seen: { titles },
  });
  expect(question()).toBeNull();
});

test('the same language is changed here and elsewhere: what was saved stands beside it', async () => {
  await openArea(address);
  const titles = { ...adminCourse.titles, fr: 'Intermédiaire en assurance' };
  answersOf({ ...adminCourse, titles }, { refusesFirst: true });
  await userEvent.type(await screen.findByLabelText('Titel, französisch'), ' diplômé');
  await save();
  await screen.findByText('Jemand hat diese Angabe inzwischen anders gespeichert. Was gilt?');
  expect(screen.getByLabelText('Titel, französisch')).toHaveAccessibleDescription(
    'Inzwischen gespeichert: Intermédiaire en assurance',
  );
  expect(await german()).not.toHaveAccessibleDescription();
});

test('a draft that says nothing of what was seen is compared with what was there when it was sent', async () => {
  await openArea('/vbv-admin/courses');
  const draft = { titles: { ...adminCourse.titles, fr: 'Diplômé' } };
  localStorage.setItem(`draft:${admin.id}:admin/course/${ids.course}`, JSON.stringify(draft));
  const titles = { ...adminCourse.titles, fr: 'Intermédiaire en assurance' };
  const writes = answersOf({ ...adminCourse, titles }, { refusesFirst: true });
  await userEvent.click(await screen.findByRole('link', { name: 'Einstellungen' }));
  expect(await screen.findByLabelText('Titel, französisch')).toHaveValue('Diplômé');
  await save();
  await screen.findByText('Jemand hat diese Angabe inzwischen anders gespeichert. Was gilt?');
  expect(writes).toHaveLength(1);
});

test('what is typed while a save is on its way is not asked about: the one before it comes from here', async () => {
  await openArea(address);
  const titles = { ...adminCourse.titles, de: `${adminCourse.titles.de} n` };
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const seen: unknown[] = [];
  fakeNetwork(async ({ method, headers, address: asked }) => {
    const course = { ...adminCourse, title: titles.de, titles };
    if (method === 'GET') return json(asked === courseAddress ? course : areaAnswers[asked]);
    seen.push(readSeen(headers.get(seenHeader)));
    if (seen.length === 1) await answered;
    return json(course);
  });
  const field = await german();
  await userEvent.type(field, ' n');
  await save();
  await waitFor(() => expect(seen).toHaveLength(1));
  await userEvent.type(field, 'e');
  answer();
  await screen.findByRole('heading', { level: 1, name: titles.de });
  await userEvent.type(field, 'u');
  expect(question()).toBeNull();
  await save();
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen).toEqual([{ titles: adminCourse.titles }, { titles }]);
  expect(question()).toBeNull();
});
