import { graphqlError } from '@learn/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { complete, evaluationServer, given } from '../testing/evaluation.ts';
import {
  evaluationsOfTheirOwn,
  openEvaluation,
  points,
  releaseButton,
  result,
  workWith,
} from '../testing/openEvaluation.tsx';

evaluationsOfTheirOwn();

test('a release names what is missing, and leads there', async () => {
  const work = workWith({ completion_data: { 'evaluation-1': given(6) } });
  const server = evaluationServer(work);
  await openEvaluation(work);
  await points('Deckung erklären');
  await userEvent.click(releaseButton());
  expect(screen.getByText('Hier fehlen die Punkte.')).toBeVisible();
  await waitFor(async () => expect(await points('Verständlichkeit')).toHaveFocus());
  expect(server.sent('SaveEvaluation')).toEqual([]);
});

test('what is released is taken back within the minute, with all that was given', async () => {
  const work = workWith(complete);
  const server = evaluationServer(work);
  await openEvaluation(work);
  await points('Deckung erklären');
  await userEvent.click(releaseButton());
  expect(await screen.findByText('Freigegeben. Ana sieht die Bewertung in einer Minute.')).toBeVisible();
  expect(server.sent('SaveEvaluation')).toMatchObject([
    { completion_status: 'EVALUATION_SUBMITTED', completion_data_string: '{}', version: 4 },
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Gut erklärt')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Zurücknehmen/ }));
  expect(await points('Deckung erklären')).toHaveValue('6');
  expect(server.sent('WithdrawEvaluation')).toHaveLength(1);
});

test('once the minute is over the server is asked, and the evaluation stands', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const work = workWith({
    ...complete,
    completion_status: 'EVALUATION_SUBMITTED',
    evaluation_withdrawable_until: new Date(Date.now() + 30_000).toISOString(),
    evaluation_user: { id: 't', first_name: 'Thomas', last_name: 'Meier' },
  });
  const server = evaluationServer(work);
  await openEvaluation(work);
  expect(await screen.findByRole('button', { name: /^Zurücknehmen \((29|30) s\)$/ })).toBeVisible();
  server.write({ evaluation_withdrawable_until: null });
  await act(() => vi.advanceTimersByTimeAsync(30_100));
  expect(await screen.findByText('Freigegeben von Thomas Meier. Ana sieht die Bewertung.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Zurücknehmen/ })).not.toBeInTheDocument();
});

test('an evaluation that stands is corrected as a whole', async () => {
  const work = workWith({ ...complete, completion_status: 'EVALUATION_SUBMITTED' });
  const server = evaluationServer(work);
  await openEvaluation(work);
  await userEvent.click(await screen.findByRole('button', { name: 'Bewertung korrigieren' }));
  const field = await points('Deckung erklären');
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  expect(result().getByText('9.5 von 10')).toBeVisible();
  expect(server.sent('SaveEvaluation')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(result().getByText('7.5 von 10')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bewertung korrigieren' }));
  await userEvent.clear(await points('Deckung erklären'));
  await userEvent.type(await points('Deckung erklären'), '7');
  await userEvent.click(screen.getAllByRole('button', { name: 'Korrektur freigeben' })[0] as HTMLElement);
  await waitFor(() =>
    expect(server.sent('SaveEvaluation')).toMatchObject([
      { completion_status: 'EVALUATION_SUBMITTED', version: 4 },
    ]),
  );
  expect(JSON.parse(String(server.sent('SaveEvaluation')[0]?.completion_data_string))).toMatchObject({
    'evaluation-1': { expert_data: { points: 7, text: 'Gut erklärt' } },
  });
});

test('what another person saves appears, and a release that has not seen it is asked for again', async () => {
  const work = workWith(complete);
  const changed = {
    ...complete,
    version: 5,
    completion_data: { 'evaluation-1': given(3), 'evaluation-2': given(1.5) },
  };
  let isFirst = true;
  const server = evaluationServer(work, {
    refusal: () => {
      if (!isFirst) return undefined;
      isFirst = false;
      server.write(changed);
      return graphqlError('version_conflict', { current: workWith(changed) });
    },
  });
  await openEvaluation(work);
  await points('Deckung erklären');
  await userEvent.click(releaseButton());
  expect(await screen.findByText(/^Jemand hat um .* etwas geändert/)).toBeVisible();
  expect(await points('Deckung erklären')).toHaveValue('3');
  expect(server.sent('SaveEvaluation')).toHaveLength(1);
  await userEvent.click(releaseButton());
  expect(await screen.findByText(/^Freigegeben/)).toBeVisible();
});

test('the same field that two people have filled in asks which value counts', async () => {
  const work = workWith(complete);
  const theirs = { ...complete, version: 5, completion_data: { 'evaluation-1': given(3) } };
  let isFirst = true;
  evaluationServer(work, {
    refusal: () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return graphqlError('version_conflict', { current: workWith(theirs) });
    },
  });
  await openEvaluation(work);
  const field = await points('Deckung erklären');
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  expect(await screen.findByText('Gespeichert: 3', {}, { timeout: 4_000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gespeicherte nehmen' }));
  expect(await points('Deckung erklären')).toHaveValue('3');
});

test('a correction that is being typed survives a reload, and is not put over that of another person', async () => {
  const work = workWith({ ...complete, completion_status: 'EVALUATION_SUBMITTED' });
  const theirs = workWith({ ...work, version: 5, completion_data: { 'evaluation-1': given(2) } });
  const server = evaluationServer(work, {
    refusal: () => graphqlError('version_conflict', { current: theirs }),
  });
  const { unmount } = await openEvaluation(work);
  await userEvent.click(await screen.findByRole('button', { name: 'Bewertung korrigieren' }));
  await userEvent.clear(await points('Deckung erklären'));
  await userEvent.type(await points('Deckung erklären'), '7');
  unmount();
  await openEvaluation(theirs);
  expect(await points('Deckung erklären')).toHaveValue('7');
  await userEvent.click(screen.getAllByRole('button', { name: 'Korrektur freigeben' })[0] as HTMLElement);
  expect(await screen.findByText(/^Jemand hat die Bewertung inzwischen korrigiert/)).toBeVisible();
  expect(server.sent('SaveEvaluation')).toMatchObject([{ version: 4 }]);
  expect(await points('Deckung erklären')).toHaveValue('7');
});
