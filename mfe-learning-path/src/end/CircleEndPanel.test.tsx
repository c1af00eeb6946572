import { fakeNetwork } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  circleNode,
  circleOperation,
  completion,
  completions,
  contentNode,
  contentOperation,
  courseSlug,
  learningPath,
  pathOperation,
  sequenceNode,
  unlockedBy,
} from '../testing/fixtures.ts';
import { openCircle } from '../testing/openCircle.ts';
import { openPage } from '../testing/openPage.ts';

afterEach(() => vi.unstubAllGlobals());

const circle = circleNode('fahrzeug', {
  learning_sequences: [sequenceNode('starten', [contentNode('text')], ['k1', 'k2'])],
});
const after = circleNode('haushalt', {
  learning_sequences: [
    sequenceNode('a', [contentNode('film', { minutes: 90 })]),
    sequenceNode('b', [contentNode('fall', { minutes: 31 })]),
  ],
});
const behind = circleNode('reisen', { unlocked_by: unlockedBy('fahrzeug') });
const exam = circleNode('pruefung', { is_exam_circle: true });

const passed = completion('pruefung-1-a', {
  completion_status: 'UNKNOWN',
  additional_json_data: { exam_data: { exam_state: 'passed' } },
});

const path = pathOperation(learningPath([[circle, exam, after, behind]]));
const open = (shown: typeof circle, ...entries: ReturnType<typeof completion>[]) =>
  openCircle(shown, { operations: [path], rest: completions(...entries) });

const begin = (title: string) => screen.findByRole('link', { name: `Mit «${title}» beginnen` });

it('says that the self-assessment is missing, leads there, and on to the next circle', async () => {
  await open(circle, completion('text'), passed);
  expect(await screen.findByRole('heading', { level: 2, name: 'Alle Inhalte erledigt' })).toBeVisible();
  expect(await screen.findByText('Einheit starten-einheit · 2 Kriterien')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jetzt einschätzen' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/fahrzeug/evaluate/starten-einheit`,
  );
  expect(screen.getByText('Danach steht im Lernpfad «Abgeschlossen»: 2 von 4 Circles.')).toBeVisible();
  expect(await begin('Haushalt')).toHaveAttribute('href', `/course/${courseSlug}/learn/haushalt/film`);
  expect(screen.getByText('2 Sequenzen, rund 2 Std. 5 Min.')).toBeVisible();
});

it('says that the circle is completed, and what it has opened', async () => {
  await open(circle, completion('text'), completion('k1'), passed);
  expect(await screen.findByRole('heading', { level: 2, name: 'Circle abgeschlossen' })).toBeVisible();
  expect(await begin('Haushalt')).toBeVisible();
  const opened = screen.getByRole('region', { name: 'Das ist jetzt frei für dich' });
  expect(within(opened).getByRole('link', { name: 'Reisen' })).toBeVisible();
});

it('congratulates on a passed exam', async () => {
  await open(exam, passed);
  expect(await screen.findByRole('heading', { level: 2, name: 'Prüfung bestanden' })).toBeVisible();
  expect(await begin('Haushalt')).toBeVisible();
});

it('says what opens the next circle where none is open, and that all are completed', async () => {
  const locked = circleNode('haushalt', { unlocked_by: unlockedBy('pruefung') });
  const entries = [completion('text'), completion('k1')];
  const first = await openCircle(circle, {
    operations: [pathOperation(learningPath([[circle, locked, { ...exam, content_locked: true }]]))],
    rest: completions(...entries),
  });
  expect(await screen.findByRole('link', { name: 'Pruefung' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mit «Haushalt» beginnen' })).toBeNull();
  first.unmount();
  await openCircle(circle, {
    operations: [pathOperation(learningPath([[circle]]))],
    rest: completions(...entries),
  });
  expect(await screen.findByText('Du hast alle Circles abgeschlossen.')).toBeVisible();
});

it('shows no end while something is left to do', async () => {
  await open(circle);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fahrzeug' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Alle Inhalte erledigt' })).toBeNull();
});

it('leads in two presses from the last content of a circle to the first of the next', async () => {
  fakeNetwork(() => ({ body: [completion('text'), completion('k1'), passed] }));
  const text = { ...contentNode('text'), text: '<p>Wer fährt, haftet.</p>' };
  const film = { ...contentNode('film'), text: '<p>Der Haushalt.</p>' };
  await openPage({
    at: '/fahrzeug/text',
    operations: [
      contentOperation('fahrzeug', text),
      contentOperation('haushalt', film),
      circleOperation(circle),
      circleOperation(after),
      path,
    ],
    rest: completions(completion('k1'), passed),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Erledigt und zurück zum Circle' }));
  await userEvent.click(await begin('Haushalt'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Inhalt film' })).toBeVisible();
});
