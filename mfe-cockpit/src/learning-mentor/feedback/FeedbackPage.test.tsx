import { addressOf, endpoints } from '@learn/contracts';
import { sendWaiting } from '@learn/platform';
import {
  currentAddress,
  failed,
  fakeNetwork,
  json,
  offline,
  type SentCall,
  userProfile,
} from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  courseSessionId,
  criterionOf,
  feedbackOf,
  feedbackTask,
  memberSession,
  mentorArea,
  personOf,
} from '../../testing/mentor.ts';
import { renderMentor } from '../../testing/renderMentor.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

afterEach(() => vi.unstubAllGlobals());

const ofPerson = (userId: string) =>
  addressOf(endpoints.selfEvaluationFeedback, { params: { courseSessionId, unitId: 'rolle', userId } });
const address = '/self-evaluation-feedback/rolle?userId=lena';

const open = (feedback: UnitFeedback = feedbackOf()) =>
  renderMentor({ address, tasks: [feedbackTask('Gian Berther')], rest: { [ofPerson('lena')]: feedback } });

/** A server that keeps what it is sent. */
function serverWith(feedback = feedbackOf()) {
  let state = feedback;
  return fakeNetwork(({ method, body }: SentCall) => {
    if (method === 'GET') return json(state);
    const sent = body as { criteria: { criterion_id: string; assessment: 'SUCCESS' }[]; submitted?: boolean };
    state = {
      ...state,
      submitted_at: sent.submitted ? '2026-03-16T10:00:00.000Z' : null,
      criteria: state.criteria.map((one) => ({
        ...one,
        feedback:
          sent.criteria.find(({ criterion_id }) => criterion_id === one.id)?.assessment ?? one.feedback,
      })),
    };
    return json(state);
  });
}

const criterion = (id: string) => screen.findByRole('group', { name: `Ich kann ${id}.` });
const knows = (group: HTMLElement) => within(group).getByRole('radio', { name: 'Lena kann das' });
const again = (group: HTMLElement) =>
  within(group).getByRole('radio', { name: 'Lena schaut das nochmals an' });
const written = (calls: readonly SentCall[]) => calls.filter(({ method }) => method === 'PUT');

test('each answer stands beside the self-assessment and is saved at once', async () => {
  const server = serverWith();
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Feedback: Deine Rolle' })).toBeVisible();
  const group = await criterion('zuhören');
  expect(within(group).getByText('Nochmals anschauen')).toBeVisible();
  await userEvent.click(knows(group));
  expect(await within(group).findByText('gespeichert')).toBeVisible();
  expect(written(server)).toMatchObject([
    { address: ofPerson('lena'), body: { criteria: [{ criterion_id: 'zuhören', assessment: 'SUCCESS' }] } },
  ]);
  expect(screen.getByText('Noch 1 Kriterium offen')).toBeVisible();
});

test('what is still open takes the focus when it is handed over too early', async () => {
  const server = serverWith();
  await open();
  const group = await criterion('beraten');
  await userEvent.click(again(group));
  await within(group).findByText('gespeichert');
  await userEvent.click(screen.getByRole('button', { name: 'Feedback abschicken' }));
  expect(await screen.findByText('1 Kriterium ist noch ohne Antwort.')).toBeVisible();
  expect(knows(await criterion('zuhören'))).toHaveFocus();
  expect(written(server)).toHaveLength(1);
});

test('one action hands everything over; then it is read, and the next task is offered', async () => {
  const server = serverWith(
    feedbackOf([criterionOf('beraten', { feedback: 'FAIL' }), criterionOf('zuhören')]),
  );
  await open(feedbackOf([criterionOf('beraten', { feedback: 'FAIL' }), criterionOf('zuhören')]));
  const group = await criterion('zuhören');
  await userEvent.click(knows(group));
  await within(group).findByText('gespeichert');
  await userEvent.click(screen.getByRole('button', { name: 'Feedback abschicken' }));
  // the form goes, and what is read takes its place
  await waitFor(() => expect(screen.getByText(/Lena hat dein Feedback bekommen/)).toBeVisible());
  expect(written(server).at(-1)?.body).toEqual({
    criteria: [
      { criterion_id: 'beraten', assessment: 'FAIL' },
      { criterion_id: 'zuhören', assessment: 'SUCCESS' },
    ],
    submitted: true,
  });
  expect(screen.getByText(/Bei 1 von 2 Kriterien seid ihr gleicher Meinung/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('without network an answer waits, says so, and is sent later', async () => {
  fakeNetwork(offline);
  await open();
  const group = await criterion('beraten');
  await userEvent.click(knows(group));
  expect(await within(group).findByText('wartet auf Verbindung')).toBeVisible();
  expect(knows(group)).toBeChecked();
  const server = serverWith();
  await sendWaiting();
  expect(await within(group).findByText('gespeichert')).toBeVisible();
  expect(written(server)).toHaveLength(1);
});

test('a refused answer stays and can be sent again', async () => {
  fakeNetwork(() => failed(500, { code: 'internal_error' }));
  await open();
  const group = await criterion('beraten');
  await userEvent.click(knows(group));
  expect(await within(group).findByRole('alert')).toHaveTextContent('Noch nicht gespeichert');
  serverWith();
  await userEvent.click(within(group).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await within(group).findByText('gespeichert')).toBeVisible();
});

test('a feedback that was handed over elsewhere says so', async () => {
  const complete = feedbackOf([criterionOf('beraten', { feedback: 'FAIL' })]);
  fakeNetwork(({ method }) =>
    method === 'GET'
      ? json(complete)
      : failed(409, { code: 'feedback_submitted', message: 'Dein Feedback ist bereits abgeschickt.' }),
  );
  await open(complete);
  await userEvent.click(await screen.findByRole('button', { name: 'Feedback abschicken' }));
  expect(await screen.findByText('Dein Feedback ist bereits abgeschickt.')).toBeVisible();
});

test('without a person the address leads to all mentees', async () => {
  fakeNetwork(() => failed(404, { code: 'not_found' }));
  await renderMentor({ address: '/self-evaluation-feedback/rolle' });
  await waitFor(() =>
    expect(currentAddress()).toBe(`${mentorArea}/details/self-evaluation-feedback-assignments/rolle`),
  );
});

test('a feedback that was not asked of the mentor is missing', async () => {
  fakeNetwork(() => failed(404, { code: 'not_found' }));
  await renderMentor({ address });
  expect(await screen.findByText('Dieses Feedback gibt es nicht')).toBeVisible();
});

const lena = personOf('Lena Keller');
const asLena = (rest: Readonly<Record<string, unknown>>) =>
  renderMentor({
    address: '/self-evaluation-feedback/rolle?userId=somebody-else',
    session: memberSession,
    user: userProfile({ id: 'lena' }),
    rest,
  });

test('the participant reads both assessments of their own beside each other', async () => {
  const given = feedbackOf([criterionOf('beraten', { self_assessment: 'FAIL', feedback: 'SUCCESS' })], {
    submitted_at: '2026-03-16T10:00:00.000Z',
  });
  await asLena({ [ofPerson('lena')]: given });
  expect(await screen.findByText(/Sandra hat dir am Montag, 16. März Feedback gegeben/)).toBeVisible();
  const [item] = within(screen.getByRole('list', { name: 'Kriterien' })).getAllByRole('listitem');
  expect(item).toHaveTextContent('Ich kann beraten.DuNochmals anschauenSandraKann ich');
});

test('until it is given the participant reads their own, and that it is to come', async () => {
  await asLena({ [ofPerson('lena')]: feedbackOf() });
  expect(await screen.findByText(/Sandra hat dein Feedback noch nicht abgeschickt/)).toBeVisible();
  expect(screen.queryByText('Sandra', { exact: true })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

const mentorsAddress = addressOf(endpoints.mentors, { params: { courseSessionId } });

test('a participant who has not asked chooses one of their mentors and asks', async () => {
  let isAsked = false;
  const server = fakeNetwork(({ method }) => {
    isAsked ||= method === 'POST';
    return isAsked ? json(feedbackOf()) : failed(404, { code: 'not_found' });
  });
  const mentor = (name: string) => ({ ...personOf(name), email: '', mentees: [lena] });
  await asLena({ [mentorsAddress]: [mentor('Sandra Huber'), mentor('Urs Frey')] });
  await userEvent.click(await screen.findByRole('radio', { name: 'Urs Frey' }));
  await userEvent.click(screen.getByRole('button', { name: 'Um Feedback bitten' }));
  expect(await screen.findByText(/noch nicht abgeschickt/)).toBeVisible();
  expect(server.find(({ method }) => method === 'POST')).toMatchObject({
    address: ofPerson('lena'),
    body: { mentor_id: 'urs' },
  });
});

test('a participant without a mentor is led to the invitation', async () => {
  fakeNetwork(() => failed(404, { code: 'not_found' }));
  await asLena({ [mentorsAddress]: [] });
  expect(await screen.findByText('Du hast noch niemanden, der dich begleitet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jemanden einladen' })).toHaveAttribute('href', mentorArea);
});
