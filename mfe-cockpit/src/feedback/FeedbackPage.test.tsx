import { failed, fakeNetwork } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { feedbackWith } from '../testing/feedback.ts';
import { renderCockpit } from '../testing/renderCockpit.tsx';
import { courseSlug } from '../testing/session.ts';

afterEach(() => vi.unstubAllGlobals());

const address = '/feedback/fahrzeug';

test('satisfaction with its maximum, and how many have answered', async () => {
  await renderCockpit({ address, feedback: feedbackWith() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Feedback zu «Fahrzeug»' })).toBeVisible();
  const satisfaction = screen.getByRole('region', { name: 'Zufriedenheit' });
  expect(satisfaction).toHaveTextContent('3.4 von 4, Zufriedenheit');
  expect(satisfaction).toHaveTextContent('7 Antworten bei 12 Teilnehmenden');
  expect(satisfaction).toHaveTextContent('Gezeigt werden 5 von 7');
  expect(screen.getByRole('link', { name: 'Cockpit' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/cockpit?circle=fahrzeug`,
  );
});

test('each question with its distribution as a table, or its texts', async () => {
  await renderCockpit({ address, feedback: feedbackWith() });
  const scale = within(await screen.findByRole('region', { name: 'Wie zufrieden bist du?' }));
  expect(scale.getByText('Durchschnitt 3.4 von 4, 5 Antworten')).toBeVisible();
  expect(scale.getByRole('table', { name: 'Antworten auf «Wie zufrieden bist du?»' })).toBeVisible();
  expect(scale.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AntwortAnzahl',
    '10',
    '20',
    '33',
    '42',
  ]);
  const choice = within(screen.getByRole('region', { name: 'Würdest du den Circle empfehlen?' }));
  expect(choice.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AntwortAnzahl',
    'Ja5',
    'Nein0',
  ]);
  const texts = within(screen.getByRole('region', { name: 'Was war gut?' }));
  expect(texts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alles2 Mal',
    'Die Beispiele',
  ]);
});

test('below the threshold nothing shows but how many have answered, and why', async () => {
  await renderCockpit({
    address,
    feedback: feedbackWith({
      response_count: 3,
      shown_response_count: 0,
      satisfaction_average: null,
      questions: [],
    }),
  });
  expect(await screen.findByText('Ergebnisse erscheinen ab 5 Antworten')).toBeVisible();
  expect(screen.getByText(/^3 Antworten bei 12 Teilnehmenden\. So bleibt unerkannt/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Zufriedenheit' })).not.toBeInTheDocument();
});

test('without a question about it there is no satisfaction', async () => {
  await renderCockpit({ address, feedback: feedbackWith({ satisfaction_average: null }) });
  expect(await screen.findByText('Nach der Zufriedenheit wurde nicht gefragt.')).toBeVisible();
});

test('a circle that is not one’s own is missing', async () => {
  const { cockpit, ...result } = feedbackWith();
  await renderCockpit({ address, feedback: { ...result, cockpit: cockpit && { ...cockpit, circles: [] } } });
  expect(await screen.findByText('Diesen Circle betreust du nicht')).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await renderCockpit({ address });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
