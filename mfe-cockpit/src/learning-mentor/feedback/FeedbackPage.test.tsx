import { addressOf, endpoints } from '@learn/contracts';
import { $pathname, sendWaiting } from '@learn/platform';
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
  course,
  courseSessionId,
  criterionOf,
  feedbackOf,
  feedbackTask,
  memberSession,
  mentorArea,
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
    const sent = body as {
      criteria: { criterion_id: string; assessment?: 'SUCCESS'; comment?: string }[];
      submitted?: boolean;
    };
    state = {
      ...state,
      submitted_at: sent.submitted ? '2026-03-16T10:00:00.000Z' : null,
      criteria: state.criteria.map((one) => {
        const said = sent.criteria.find(({ criterion_id }) => criterion_id === one.id);
        return {
          ...one,
          feedback: said?.assessment ?? one.feedback,
          comment: said?.comment?.trim() ?? one.comment,
        };
      }),
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
    {
      address: ofPerson('lena'),
      body: { feedback_id: feedbackOf().id, criteria: [{ criterion_id: 'zuhören', assessment: 'SUCCESS' }] },
    },
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
    feedback_id: feedbackOf().id,
    criteria: [
      { criterion_id: 'beraten', assessment: 'FAIL', comment: '' },
      { criterion_id: 'zuhören', assessment: 'SUCCESS', comment: '' },
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

const comment = (group: HTMLElement) =>
  within(group).getByRole('textbox', { name: 'Bemerkung für Lena (freiwillig)' });

test('a comment is saved by itself, and handed over with the rest', async () => {
  const feedback = feedbackOf([criterionOf('beraten', { feedback: 'FAIL' })], { question: 'Reicht das so?' });
  const server = serverWith(feedback);
  await open(feedback);
  const group = await criterion('beraten');
  expect(screen.getByText('Reicht das so?')).toBeVisible();
  await userEvent.type(comment(group), 'Ergänze den Grund. ');
  await waitFor(() => expect(written(server)).toHaveLength(1), { timeout: 4_000 });
  expect(written(server)[0]?.body).toEqual({
    feedback_id: feedbackOf().id,
    criteria: [{ criterion_id: 'beraten', comment: 'Ergänze den Grund. ' }],
  });
  expect(await within(group).findAllByText('gespeichert')).toHaveLength(2);
  expect(comment(group)).toHaveValue('Ergänze den Grund. ');
  await userEvent.click(screen.getByRole('button', { name: 'Feedback abschicken' }));
  await waitFor(() => expect(screen.getByText(/Lena hat dein Feedback bekommen/)).toBeVisible());
  expect(written(server).at(-1)?.body).toEqual({
    feedback_id: feedbackOf().id,
    criteria: [{ criterion_id: 'beraten', assessment: 'FAIL', comment: 'Ergänze den Grund. ' }],
    submitted: true,
  });
  expect(screen.getByText('Ergänze den Grund.')).toBeVisible();
});

test('a comment that is typed without network waits, and is handed over later', async () => {
  fakeNetwork(offline);
  await open();
  const group = await criterion('beraten');
  await userEvent.type(comment(group), 'Gut.');
  expect(
    await within(group).findByText('wartet auf Verbindung', undefined, { timeout: 4_000 }),
  ).toBeVisible();
  const server = serverWith();
  await sendWaiting();
  await waitFor(() => expect(written(server)[0]?.body).toMatchObject({ criteria: [{ comment: 'Gut.' }] }));
  await waitFor(() => expect(within(group).queryByText('wartet auf Verbindung')).not.toBeInTheDocument());
  expect(comment(group)).toHaveValue('Gut.');
});

test('earlier rounds stay readable beside a new one', async () => {
  const { requester, provider } = feedbackOf();
  await open(
    feedbackOf(undefined, {
      rounds: [
        {
          id: 'former',
          provider,
          question: 'Wie war es?',
          requested_at: '2026-02-01T10:00:00.000Z',
          submitted_at: '2026-02-02T10:00:00.000Z',
          criteria: [
            { id: 'beraten', self_assessment: 'FAIL', feedback: 'FAIL', comment: 'Damals noch nicht.' },
          ],
        },
      ],
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Feedback vom .*2\. Februar$/ }));
  const [item] = within(screen.getByRole('list', { name: /^Feedback vom/ })).getAllByRole('listitem');
  expect(item).toHaveTextContent(
    `Ich kann beraten.${requester.first_name}Nochmals anschauenDuNochmals anschauen`,
  );
  expect(item).toHaveTextContent('Damals noch nicht.');
});

const asLena = (rest: Readonly<Record<string, unknown>>) =>
  renderMentor({
    address: '/self-evaluation-feedback/rolle?userId=somebody-else',
    session: memberSession,
    user: userProfile({ id: 'lena' }),
    rest,
  });

test('the participant is led to their own page', async () => {
  await asLena({ [ofPerson('lena')]: feedbackOf() });
  await waitFor(() =>
    expect($pathname.get()).toBe(
      `/course/${course.slug}/competence/self-evaluation-and-feedback/kickoff/rolle`,
    ),
  );
});

test('a participant who has not asked is led to all of their self-assessments', async () => {
  fakeNetwork(() => failed(404, { code: 'not_found' }));
  await asLena({});
  await waitFor(() =>
    expect($pathname.get()).toBe(`/course/${course.slug}/competence/self-evaluation-and-feedback`),
  );
});
