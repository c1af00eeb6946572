import { failed, fakeNetwork, json, type SentCall } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  feedbackAddress,
  feedbackOf,
  feedbackSession,
  headOf,
  headsAddress,
  mentors,
  mentorsAddress,
  roundOf,
  withoutFeedback,
} from '../testing/feedbackData.ts';
import { courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const address = `/course/${courseSlug}/competence/self-evaluation-and-feedback/fahrzeug/kauf`;

function open(
  feedback: UnitFeedback | undefined,
  completions: object = { beraten: 'SUCCESS', offerieren: 'FAIL' },
) {
  return renderCompetence({
    address,
    session: feedbackSession,
    completions: { ...completions },
    rest: {
      [headsAddress]: feedback ? [headOf()] : [],
      [mentorsAddress]: mentors,
      ...(feedback && { [feedbackAddress]: feedback }),
    },
  });
}

const given = roundOf({
  beraten: { self_assessment: 'FAIL', feedback: 'FAIL', comment: 'Ergänze den Grund.' },
  offerieren: { self_assessment: 'FAIL', feedback: 'FAIL' },
});

const group = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

test('both assessments stand beside each other, first what is seen differently', async () => {
  await open(feedbackOf([given]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fahrzeugkauf' })).toBeVisible();
  await screen.findByRole('heading', { level: 2, name: 'Hier seht ihr es verschieden' });
  expect(group('Hier seht ihr es verschieden')[0]).toHaveTextContent(
    /^Ich kann beraten\.seit .*16\. März, vorher «nochmals anschauen»; das Feedback ist älterDuKann ichSandra HuberNochmals anschauenSHSandra Huber .*14\. MärzErgänze den Grund\.$/,
  );
  expect(group('Hier seid ihr euch einig')[0]).toHaveTextContent('Ich kann offerieren.');
  expect(group('Noch ohne Feedback')[0]).toHaveTextContent('Ich kann prüfen.');
  expect(screen.getByText('Kriterium seht ihr verschieden')).toHaveTextContent('1');
});

test('what has changed since is listed', async () => {
  await open(feedbackOf([given]));
  const history = await screen.findByRole('region', { name: 'Was sich geändert hat' });
  expect(
    within(history)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/^1 Kriterium von «nochmals anschauen» auf «kann ich»Du, .*16\. März$/),
    expect.stringMatching(/^Feedback zu 2 KriterienSandra Huber, .*14\. März$/),
  ]);
});

test('a participant asks one of their mentors a question', async () => {
  let isAsked = false;
  const network = fakeNetwork((call: SentCall) => {
    isAsked ||= call.method === 'POST';
    if (call.address === headsAddress) return json(isAsked ? [headOf()] : []);
    return json(feedbackOf([], { question: 'Reicht das?' }));
  });
  await open(undefined);
  await userEvent.click(await screen.findByRole('radio', { name: 'Nadine Bieri' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Deine Frage (freiwillig)' }), 'Reicht das?');
  await userEvent.click(screen.getByRole('button', { name: 'Feedback anfragen' }));
  expect(await screen.findByRole('heading', { name: 'Feedback angefragt' })).toBeVisible();
  expect(screen.getByText('Reicht das?')).toBeVisible();
  expect(network.find(({ method }) => method === 'POST')).toMatchObject({
    address: feedbackAddress,
    body: { mentor_id: 'nadine', question: 'Reicht das?' },
  });
});

test('a question that could not be sent stays', async () => {
  fakeNetwork(() => failed(500, { code: 'internal_error' }));
  await open(undefined);
  const question = await screen.findByRole('textbox', { name: 'Deine Frage (freiwillig)' });
  await userEvent.type(question, 'Reicht das?');
  await userEvent.click(screen.getByRole('button', { name: 'Feedback anfragen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Deine Anfrage ist nicht abgeschickt.');
  expect(question).toHaveValue('Reicht das?');
});

test('a request can be taken back until it is answered', async () => {
  const network = fakeNetwork((call: SentCall) =>
    call.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : json(call.address === headsAddress ? [] : {}),
  );
  await open(feedbackOf([]));
  expect(await screen.findByText(/^angefragt am .*12\. März$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Anfrage zurückziehen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anfrage zurückziehen?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Anfrage zurückziehen' }));
  expect(await screen.findByRole('button', { name: 'Feedback anfragen' })).toBeVisible();
  expect(network.find(({ method }) => method === 'DELETE')).toMatchObject({ address: feedbackAddress });
});

test('while a new request waits the former feedback stays readable', async () => {
  const waits = feedbackOf([given], {
    id: 'second',
    submitted_at: null,
    requested_at: '2026-03-17T10:00:00.000Z',
  });
  await open(waits);
  expect(await screen.findByRole('heading', { name: 'Feedback angefragt' })).toBeVisible();
  expect(screen.getByText('Ergänze den Grund.')).toBeVisible();
});

test('earlier rounds open with what both said then', async () => {
  const first = roundOf(
    { beraten: { self_assessment: 'SUCCESS', feedback: 'FAIL', comment: 'Damals noch nicht.' } },
    { id: 'first', question: 'Wie war es?', submitted_at: '2026-03-01T10:00:00.000Z' },
  );
  await open(feedbackOf([given, first]));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Feedback vom .*1\. März von Sandra Huber$/ }),
  );
  expect(screen.getByText('Damals noch nicht.')).toBeVisible();
  expect(screen.getByText('Wie war es?')).toBeVisible();
});

test('without a mentor the way leads to the invitation', async () => {
  await renderCompetence({
    address,
    session: feedbackSession,
    rest: { [headsAddress]: [], [mentorsAddress]: [] },
  });
  expect(await screen.findByRole('link', { name: 'Jemanden einladen' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learning-mentor`,
  );
  expect(screen.getByText('3 Kriterien hast du noch nicht eingeschätzt.')).toBeVisible();
});

test('a course without such feedback shows the own assessments only', async () => {
  await renderCompetence({ address, session: withoutFeedback });
  expect(await screen.findByRole('heading', { level: 2, name: 'Deine Einschätzung' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Feedback anfragen' })).not.toBeInTheDocument();
});

test('a unit that does not exist leads back to all', async () => {
  await renderCompetence({ address: `${address}-nirgends` });
  expect(await screen.findByText('Unter dieser Adresse gibt es keine Selbsteinschätzung.')).toBeVisible();
});

test('feedback that cannot be had says so', async () => {
  fakeNetwork(() => failed(500, { code: 'internal_error' }));
  await renderCompetence({ address, session: feedbackSession, rest: { [headsAddress]: undefined } });
  await waitFor(() => expect(screen.getByText('Das Feedback konnte nicht geladen werden')).toBeVisible());
});
