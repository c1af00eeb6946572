import { $outbox, $pathname, sendWaiting, type WaitingWrite } from '@learn/platform';
import {
  fakeNetwork,
  locationChanged,
  offline,
  type SentCall,
  setStore,
  typed,
  type Write,
} from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { SendFeedbackMutationDocument } from '../../../__generated__/graphql.ts';
import { completion, previewSession, session, userId } from '../../../testing/fixtures.ts';
import { type ContentFields, openContent } from '../../../testing/openContent.ts';
import { readChanges, withChanges } from './questionnaire.ts';

// drafts outlive a page, and what it sends when it goes away reaches the server of the next test: each has a content of its own
beforeEach(() => {
  server();
  localStorage.clear();
  fields = { ...fields, translation_key: crypto.randomUUID() };
});

const question = (key: string, type: 'scale' | 'yes_no' | 'text', label: string) =>
  typed('FeedbackQuestion', { key, type, label, required: type !== 'text' });

let fields: ContentFields<'Feedback'> = {
  content_type: 'learnpath.LearningContentFeedbackVV',
  can_user_self_toggle_course_completion: false,
  translation_key: '',
  feedback_kind: 'vv',
  questionnaire: typed('FeedbackQuestionnaire', {
    id: 'fragen',
    questions: [
      question('satisfaction', 'scale', 'Wie zufrieden bist du?'),
      question('recommend', 'yes_no', 'Würdest du ihn empfehlen?'),
      question('good', 'text', 'Was war gut?'),
    ],
  }),
  own_response: null,
};

interface Sent {
  readonly data: string;
  readonly submitted: boolean;
  readonly only_changes: boolean;
}

interface Kept {
  readonly __typename: string;
  readonly id: string;
  readonly data: string | null;
  readonly submitted: boolean;
}

/** A server that keeps drafts and takes submissions, unless it finds something wrong. */
function server(errors: readonly object[] = [], kept?: Kept) {
  let response = kept ?? null;
  const calls = fakeNetwork(({ address, body }) => {
    if (address.includes('/completion/')) return { body: [completion('inhalt')] };
    const { operationName, variables } = body as { operationName: string; variables: Sent };
    if (operationName !== 'SendFeedbackMutation') {
      const content = { ...asked(), own_response: response };
      return { body: { data: { learning_content: content } } };
    }
    const submitted = variables.submitted && errors.length === 0;
    const before = variables.only_changes ? readChanges(response?.data) : {};
    const data = JSON.stringify(withChanges(before, readChanges(variables.data)));
    response = { __typename: 'FeedbackResponse', id: 'meins', data: submitted ? null : data, submitted };
    return {
      body: {
        data: { send_feedback: { __typename: 'SendFeedbackPayload', feedback_response: response, errors } },
      },
    };
  });
  return calls;
}

const asked = () => ({
  __typename: 'LearningContentFeedback',
  id: 'inhalt',
  title: 'Inhalt inhalt',
  slug: 'inhalt',
  minutes: 10,
  language: 'de',
  description: '',
  ...fields,
});

const sent = (calls: readonly SentCall[]) =>
  calls.flatMap(({ body }) => {
    const { operationName, variables } = (body ?? {}) as { operationName?: string; variables: Sent };
    return operationName === 'SendFeedbackMutation'
      ? [{ answers: JSON.parse(variables.data) as unknown, submitted: variables.submitted }]
      : [];
  });

const sentKeys = (calls: readonly SentCall[]) =>
  new Set(
    calls.flatMap(({ body }) => {
      const { operationName, variables } = (body ?? {}) as {
        operationName?: string;
        variables: { submission_key: string };
      };
      return operationName === 'SendFeedbackMutation' ? [variables.submission_key] : [];
    }),
  );

const group = (name: string | RegExp) => screen.findByRole('group', { name });
const choose = async (name: string, option: string) =>
  userEvent.click(within(await group(name)).getByRole('radio', { name: option }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks in steps, keeps each answer, shows all of them, and hands them in', async () => {
  const calls = server();
  await openContent('Feedback', fields);
  expect(await screen.findByText('Schritt 1 von 3')).toBeVisible();
  expect(screen.getByText(/Auswertungen von mindestens 5 Personen/)).toBeVisible();
  await choose('Wie zufrieden bist du?', '3 eher schon');
  await choose('Würdest du ihn empfehlen?', 'Nein');
  await press('Weiter');
  expect(screen.getByRole('heading', { level: 2, name: 'Frage 3' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: /Was war gut/ }), 'Die Beispiele');
  await press('Zurück');
  expect(
    within(await group('Wie zufrieden bist du?')).getByRole('radio', { name: '3 eher schon' }),
  ).toBeChecked();
  expect(await screen.findByText(/^gespeichert \d\d:\d\d$/)).toBeVisible();
  const answers = { satisfaction: 3, recommend: false, good: 'Die Beispiele' };
  await expect.poll(() => sent(calls).at(-1)).toEqual({ answers, submitted: false });
  await press('Weiter');
  await press('Weiter');
  expect(screen.getByRole('heading', { level: 2, name: 'Prüfen und abgeben' })).toHaveFocus();
  expect(screen.getByText('3 · eher schon')).toBeVisible();
  await press('Feedback abgeben');
  expect(await screen.findByText('Danke für dein Feedback.')).toBeVisible();
  expect(sent(calls).at(-1)).toEqual({ answers, submitted: true });
  expect(screen.queryByText('3 · eher schon')).not.toBeInTheDocument();
  expect(await screen.findByText('Erledigt')).toBeVisible();
});

it('leads to the first question without an answer, which says so', async () => {
  const calls = server();
  await openContent('Feedback', fields);
  await choose('Wie zufrieden bist du?', '4 voll und ganz');
  await press('Weiter');
  await press('Weiter');
  expect(screen.getByText('noch offen')).toBeVisible();
  await press('Feedback abgeben');
  const recommend = await group('Würdest du ihn empfehlen?');
  expect(recommend).toHaveAccessibleDescription('Hier fehlt noch deine Antwort.');
  expect(within(recommend).getByRole('radio', { name: 'Ja' })).toHaveFocus();
  await userEvent.click(within(recommend).getByRole('radio', { name: 'Ja' }));
  expect(screen.queryByText('Hier fehlt noch deine Antwort.')).not.toBeInTheDocument();
  expect(sent(calls).every(({ submitted }) => !submitted)).toBe(true);
});

it('says of each question that is missing until it is answered, also when another one was saved meanwhile', async () => {
  const calls = server();
  await openContent('Feedback', fields);
  await press('Weiter');
  await press('Weiter');
  await press('Feedback abgeben');
  await choose('Wie zufrieden bist du?', '4 voll und ganz');
  await expect.poll(() => sent(calls)).toHaveLength(1);
  expect(await screen.findByText(/^gespeichert \d\d:\d\d$/)).toBeVisible();
  expect(await group('Würdest du ihn empfehlen?')).toHaveAccessibleDescription(
    'Hier fehlt noch deine Antwort.',
  );
});

/** Answers everything without network and hands it in. @param good what was good */
async function handInOffline(good?: string) {
  fakeNetwork(offline);
  const opened = await openContent('Feedback', fields);
  await choose('Wie zufrieden bist du?', '4 voll und ganz');
  await choose('Würdest du ihn empfehlen?', 'Ja');
  await press('Weiter');
  if (good !== undefined) await userEvent.type(screen.getByRole('textbox'), good);
  await press('Weiter');
  await press('Feedback abgeben');
  expect(await screen.findByText(/Dein Feedback wird abgegeben, sobald/)).toBeVisible();
  return opened;
}

it('hands in what was changed while the submission waited, and never puts a draft in its place', async () => {
  const waiting = () => {
    const key = `outbox:${userId}:feedback/${session.id}/${fields.translation_key}`;
    const { write } = JSON.parse(localStorage.getItem(key) ?? '{}') as { write?: Write };
    const { submitted, data } = write?.request.kind === 'mutation' ? write.request.variables : {};
    return { submitted, answers: JSON.parse(String(data ?? '{}')) as unknown };
  };
  await handInOffline();
  await press('Zurück');
  await userEvent.type(screen.getByRole('textbox'), 'Viel');
  const answers = { satisfaction: 4, recommend: true, good: 'Viel' };
  await expect.poll(waiting, { timeout: 3_000 }).toEqual({ submitted: true, answers });
  // as on a page that has not read the outbox yet
  act(() => setStore($outbox, []));
  await userEvent.type(screen.getByRole('textbox'), 'es');
  await expect
    .poll(waiting, { timeout: 3_000 })
    .toEqual({ submitted: true, answers: { ...answers, good: 'Vieles' } });
});

it('keeps what was handed in without network and not taken, says at each visit what is wrong, and hands it in changed', async () => {
  const first = await handInOffline('Zu lang');
  server([{ __typename: 'SendFeedbackError', field: 'good', messages: ['Der Text ist zu lang.'] }]);
  await act(sendWaiting);
  expect(await screen.findByRole('alert')).toHaveTextContent('Dein Feedback wurde noch nicht angenommen');
  expect(screen.queryByText('Danke für dein Feedback.')).not.toBeInTheDocument();
  expect($outbox.get()).toMatchObject([{ state: 'refused', reason: 'Der Text ist zu lang.' }]);
  first.unmount();

  const calls = server();
  await openContent('Feedback', fields, { keepSession: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Zur Frage' }));
  const field = await screen.findByRole('textbox', { name: /Was war gut/ });
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field).toHaveAccessibleDescription('Der Text ist zu lang.');
  expect(field).toHaveValue('Zu lang');
  // long enough for what saves itself
  expect(await screen.findByText('nur auf diesem Gerät gespeichert')).toBeVisible();
  expect(sent(calls)).toEqual([]);
  await userEvent.type(field, '?');
  expect(field).not.toHaveAccessibleDescription();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect($outbox.get()).toEqual([]);
  await press('Weiter');
  await press('Feedback abgeben');
  expect(await screen.findByText('Danke für dein Feedback.')).toBeVisible();
});

it('hands in again under the same key, by which the server knows it', async () => {
  const first = await handInOffline();
  const { request } = $outbox.get()[0] ?? {};
  const key = request?.kind === 'mutation' ? request.variables.submission_key : undefined;
  expect(key).toMatch(/^\d+(-\d+){3}$/);
  first.unmount();
  const calls = server();
  await openContent('Feedback', fields, { keepSession: true });
  expect(await screen.findByText('Danke für dein Feedback.')).toBeVisible();
  expect(sentKeys(calls)).toEqual(new Set([key]));
});

it('can be handed in again after the server has refused it', async () => {
  server();
  await openContent('Feedback', fields);
  await press('Weiter');
  await press('Weiter');
  const variables = { submitted: true };
  const refused: WaitingWrite[] = [
    {
      key: `feedback/${session.id}/${fields.translation_key}`,
      area: 'feedback',
      title: '',
      address: '',
      request: { kind: 'mutation', document: SendFeedbackMutationDocument, variables },
      state: 'refused',
      since: '2026-03-02T13:00:00.000Z',
    },
  ];
  act(() => setStore($outbox, refused));
  onTestFinished(() => setStore($outbox, []));
  expect(screen.getByRole('button', { name: 'Feedback abgeben' })).toBeVisible();
  expect(screen.queryByText(/Dein Feedback wird abgegeben, sobald/)).not.toBeInTheDocument();
});

it('shows at its question what the server finds wrong, and keeps what was written', async () => {
  server([{ __typename: 'SendFeedbackError', field: 'good', messages: ['Der Text ist zu lang.'] }]);
  await openContent('Feedback', fields);
  await choose('Wie zufrieden bist du?', '1 gar nicht');
  await choose('Würdest du ihn empfehlen?', 'Ja');
  await press('Weiter');
  await userEvent.type(screen.getByRole('textbox'), 'Zu lang');
  await press('Weiter');
  await press('Feedback abgeben');
  const field = await screen.findByRole('textbox', { name: /Was war gut/ });
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field).toHaveAccessibleDescription('Der Text ist zu lang.');
  expect(field).toHaveValue('Zu lang');
});

it('goes on where it was left on another device, and after a reload with what was not sent', async () => {
  server();
  const own_response = {
    __typename: 'FeedbackResponse',
    id: 'meins',
    data: '{"satisfaction":2}',
    submitted: false,
  };
  const first = await openContent('Feedback', { ...fields, own_response });
  const earlier = await group('Wie zufrieden bist du?');
  expect(within(earlier).getByRole('radio', { name: '2 eher nicht' })).toBeChecked();
  fakeNetwork(offline);
  await choose('Würdest du ihn empfehlen?', 'Ja');
  first.unmount();
  await openContent('Feedback', { ...fields, own_response }, { keepSession: true });
  const kept = await group('Würdest du ihn empfehlen?');
  expect(within(kept).getByRole('radio', { name: 'Ja' })).toBeChecked();
});

it('sends what was answered here only, as something else may have been answered on another device', async () => {
  const own_response = {
    __typename: 'FeedbackResponse',
    id: 'meins',
    data: '{"satisfaction":2,"good":"Viel"}',
    submitted: false,
  };
  const calls = server([], own_response);
  await openContent('Feedback', { ...fields, own_response });
  await choose('Würdest du ihn empfehlen?', 'Ja');
  await expect.poll(() => sent(calls)).toEqual([{ answers: { recommend: true }, submitted: false }]);
  expect(await screen.findByText(/^gespeichert \d\d:\d\d$/)).toBeVisible();
  await press('Weiter');
  await userEvent.clear(screen.getByRole('textbox', { name: /Was war gut/ }));
  await expect.poll(() => sent(calls).at(-1)).toEqual({ answers: { good: null }, submitted: false });
  expect(screen.getByRole('textbox', { name: /Was war gut/ })).toHaveValue('');
  await press('Weiter');
  await press('Feedback abgeben');
  expect(await screen.findByText('Danke für dein Feedback.')).toBeVisible();
  expect(sent(calls).at(-1)).toEqual({ answers: { satisfaction: 2, recommend: true }, submitted: true });
});

it('waits under its own address, also when the person has gone on before it was saved', async () => {
  const { unmount } = await openContent('Feedback', fields);
  const pathname = $pathname.get();
  await group('Würdest du ihn empfehlen?');
  fakeNetwork(offline);
  await choose('Würdest du ihn empfehlen?', 'Ja');
  locationChanged('/elsewhere', 'PUSH');
  unmount();
  await expect
    .poll(() => $outbox.get().map(({ address }) => address))
    .toEqual([`${pathname}?courseSessionId=${session.id}`]);
});

it('thanks who has handed it in before, and shows nothing of it', async () => {
  const own_response = { __typename: 'FeedbackResponse', id: 'meins', data: null, submitted: true };
  await openContent('Feedback', { ...fields, own_response });
  expect(await screen.findByText('Danke für dein Feedback.')).toBeVisible();
  expect(screen.getByText(/werden dir nicht mehr angezeigt/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('shows the questions in a preview', async () => {
  await openContent('Feedback', fields, { courseSessions: [previewSession], rest: {} });
  const words = await screen.findByText(/Das werden die Teilnehmenden gefragt\. Ihre Antworten sind anonym/);
  expect(words).toHaveTextContent('mindestens 5 Personen');
  expect(screen.queryByText(/Deine Antworten/)).not.toBeInTheDocument();
  expect(screen.getByText('Was war gut?')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('keeps what is typed under a name of this person and session', async () => {
  server();
  await openContent('Feedback', fields);
  await choose('Würdest du ihn empfehlen?', 'Ja');
  await expect
    .poll(() => localStorage.getItem(`draft:${userId}:feedback/${session.id}/${fields.translation_key}`))
    .toBe('{"recommend":true}');
});
