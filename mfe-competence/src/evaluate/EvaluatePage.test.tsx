import { type ErrorCode, endpoints } from '@learn/contracts';
import { sendWaiting } from '@learn/platform';
import { courseSession, currentAddress, failed, fakeNetwork, json, offline } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { circleOf, courseOf, courseSessionId } from '../testing/courseData.ts';
import { completionList, courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';

const learn = `/course/${courseSlug}/learn`;
const address = `${learn}/fahrzeug/evaluate/kauf`;
const now = new Date('2026-03-16T13:03:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that remembers what was marked. */
function serverWith(known: Parameters<typeof completionList>[0] = {}) {
  const statuses = { ...known };
  return fakeNetwork(({ body }) => {
    const { page_id, completion_status } = body as { page_id: string; completion_status: 'SUCCESS' };
    statuses[page_id] = completion_status;
    return json(completionList(statuses));
  });
}

const refusal = (status: number, code: ErrorCode) => () =>
  failed(status, { code, message: '', request_id: '' });

const criterion = (id: string) => screen.findByRole('group', { name: `Ich kann ${id}.` });
const can = (group: HTMLElement) => within(group).getByRole('radio', { name: 'Ja, das kann ich' });
const again = (group: HTMLElement) =>
  within(group).getByRole('radio', { name: 'Das muss ich nochmals anschauen' });

test('a choice is saved at once, marked as saved, and counted', async () => {
  const server = serverWith();
  await renderCompetence({ address });
  const group = await criterion('beraten');
  expect(can(group)).not.toBeChecked();
  await userEvent.click(can(group));
  expect(await within(group).findByText('gespeichert 14:03')).toBeVisible();
  expect(server).toContainEqual(
    expect.objectContaining({
      address: endpoints.markCompletion.path,
      body: {
        page_id: 'beraten',
        completion_status: 'SUCCESS',
        course_session_id: courseSessionId,
      },
    }),
  );
  expect(can(group)).toBeChecked();
  expect(screen.getByText('1 von 3 Kriterien eingeschätzt')).toBeVisible();
  expect(screen.getByText('Noch 2 Kriterien offen')).toBeVisible();
});

test('the two answers are one radio group for the keyboard', async () => {
  const server = serverWith();
  await renderCompetence({ address });
  const group = await criterion('beraten');
  can(group).focus();
  await userEvent.keyboard(' ');
  await within(group).findByText('gespeichert 14:03');
  await userEvent.keyboard('{ArrowDown}');
  expect(again(group)).toHaveFocus();
  await waitFor(() => expect(server).toHaveLength(2));
  expect(server.at(-1)?.body).toMatchObject({ completion_status: 'FAIL' });
});

test('a failed save keeps the choice, says so, and works at the second attempt', async () => {
  fakeNetwork(() => failed(500, { code: 'internal_error' }));
  await renderCompetence({ address });
  const group = await criterion('beraten');
  await userEvent.click(again(group));
  expect(await within(group).findByRole('alert')).toHaveTextContent('Noch nicht gespeichert');
  expect(again(group)).toBeChecked();
  expect(screen.getByText('0 von 3 Kriterien eingeschätzt')).toBeVisible();
  expect(screen.queryByText(/Was du gewählt hast, ist gespeichert/)).not.toBeInTheDocument();
  fakeNetwork(() => json(completionList({ beraten: 'FAIL' })));
  await userEvent.click(within(group).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await within(group).findByText('gespeichert 14:03')).toBeVisible();
  expect(again(group)).toHaveFocus();
  expect(within(group).queryByRole('alert')).not.toBeInTheDocument();
});

test('without network a choice waits, says so and counts, until the server has it', async () => {
  fakeNetwork(offline);
  await renderCompetence({ address });
  const group = await criterion('beraten');
  await userEvent.click(again(group));
  expect(await within(group).findByText('wartet auf Verbindung')).toBeVisible();
  expect(again(group)).toBeChecked();
  expect(screen.getByText('1 von 3 Kriterien eingeschätzt')).toBeVisible();
  fakeNetwork(() => json(completionList({ beraten: 'FAIL' })));
  await sendWaiting();
  expect(await within(group).findByText('gespeichert 14:03')).toBeVisible();
});

test.each([
  [403, 'forbidden'],
  [404, 'not_found'],
  [422, 'circle_locked'],
] as const)(
  'an assessment that the server refuses (%i %s) is not offered for another attempt',
  async (status, code) => {
    fakeNetwork(refusal(status, code));
    await renderCompetence({ address });
    const group = await criterion('beraten');
    await userEvent.click(can(group));
    expect(await within(group).findByRole('alert')).toHaveTextContent('abgelehnt');
    expect(within(group).queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
  },
);

test('an assessment goes back to open, and the focus stays in the card', async () => {
  const server = serverWith({ beraten: 'SUCCESS' });
  await renderCompetence({ address, completions: { beraten: 'SUCCESS' } });
  const group = await criterion('beraten');
  await userEvent.click(within(group).getByRole('button', { name: 'Zurücksetzen' }));
  await waitFor(() => expect(within(group).getByRole('status')).toBeEmptyDOMElement());
  expect(server.at(-1)?.body).toMatchObject({ completion_status: 'UNKNOWN' });
  expect(can(group)).not.toBeChecked();
  expect(group).toContainElement(document.activeElement as HTMLElement);
  expect(within(group).queryByRole('button', { name: 'Zurücksetzen' })).not.toBeInTheDocument();
});

test('calls run one after the other, and of several choices only the last is sent', async () => {
  const answers: (() => void)[] = [];
  const sent: string[] = [];
  const statuses: Record<string, 'SUCCESS'> = {};
  fakeNetwork(({ body }) => {
    const { page_id, completion_status } = body as { page_id: string; completion_status: 'SUCCESS' };
    sent.push(`${page_id} ${completion_status}`);
    statuses[page_id] = completion_status;
    const list = completionList(statuses);
    return new Promise((resolve) => answers.push(() => resolve(json(list))));
  });
  await renderCompetence({ address });
  const [beraten, offerieren] = [await criterion('beraten'), await criterion('offerieren')];
  await userEvent.click(can(beraten));
  await userEvent.click(can(offerieren));
  await userEvent.click(again(offerieren));
  expect(sent).toEqual(['beraten SUCCESS']);
  answers[0]?.();
  await waitFor(() => expect(sent).toEqual(['beraten SUCCESS', 'offerieren FAIL']));
  answers[1]?.();
  expect(await screen.findByText('2 von 3 Kriterien eingeschätzt')).toBeVisible();
  expect(again(offerieren)).toBeChecked();
});

test('an assessment of another day shows the day', async () => {
  vi.setSystemTime(new Date('2026-03-18T08:00:00Z'));
  await renderCompetence({ address, completions: { beraten: 'FAIL' } });
  expect(await screen.findByText('gespeichert am Montag, 16. März')).toBeVisible();
});

test('once all is assessed: the summary, the next unit, and the ways back', async () => {
  await renderCompetence({
    address,
    completions: { beraten: 'SUCCESS', offerieren: 'FAIL', prüfen: 'SUCCESS' },
  });
  const end = await screen.findByRole('region', { name: 'Alles eingeschätzt' });
  expect(end).toHaveTextContent('2 kann ich, 1 nochmals anschauen.');
  expect(within(end).getByRole('link', { name: 'Zurück zum Circle' })).toHaveAttribute(
    'href',
    `${learn}/fahrzeug`,
  );
  await userEvent.click(within(end).getByRole('link', { name: 'Nächste Selbsteinschätzung: Schadenfall' }));
  expect(await criterion('melden')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Zum Kompetenzprofil' }));
  await waitFor(() => expect(currentAddress()).toBe(`/course/${courseSlug}/competence`));
});

test('from the summary a participant goes on to the feedback of their mentor', async () => {
  await renderCompetence({ address, completions: { beraten: 'SUCCESS' } });
  expect(await screen.findByRole('link', { name: 'Feedback der Lernbegleitung' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/competence/self-evaluation-and-feedback/fahrzeug/kauf`,
  );
});

test('a locked circle says what unlocks it and asks nothing', async () => {
  await renderCompetence({ address: `${learn}/haushalt/evaluate/hausrat` });
  expect(await screen.findByText(/sobald du «Fahrzeug» abgeschlossen hast/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a unit in a circle of another profile can be assessed', async () => {
  const units = [{ slug: 'vorsorge', title: 'Vorsorge', criteria: { vorsorgen: 'A1' } }];
  const circles = [circleOf('leben', 'Leben', units, { profiles: ['leben'] })];
  await renderCompetence({
    address: `${learn}/leben/evaluate/vorsorge`,
    course: courseOf({ circles, profile: 'nichtleben' }),
  });
  expect(can(await criterion('vorsorgen'))).toBeEnabled();
});

test('a unit that does not exist is named as missing, with a way on', async () => {
  await renderCompetence({ address: `${learn}/fahrzeug/evaluate/unbekannt` });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('nicht gefunden');
  expect(screen.getByRole('link', { name: 'Alle Selbsteinschätzungen' })).toBeVisible();
});

test('the preview shows the criteria, lets nothing be chosen and says why', async () => {
  await renderCompetence({ address, session: courseSession({ role: 'EXPERT' }) });
  expect(can(await criterion('beraten'))).toBeDisabled();
  expect(screen.getByText(/^Das ist die Vorschau/)).toBeVisible();
  expect(screen.queryByText(/wird sofort gespeichert|eingeschätzt$/)).not.toBeInTheDocument();
});

test.each([
  ['fr', 1],
  ['de', 0],
] as const)('German criteria on a page in %s: %i notices', async (language, notices) => {
  await renderCompetence({ address, language });
  await criterion('beraten');
  expect(screen.queryAllByText(/Tu la vois en allemand|auf Deutsch/)).toHaveLength(notices);
});
