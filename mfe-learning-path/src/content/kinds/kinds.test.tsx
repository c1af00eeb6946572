import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  circleNode,
  circleOperation,
  completions,
  contentNode,
  contentOperation,
  courseSlug,
} from '../../testing/fixtures.ts';
import { openPage } from '../../testing/openPage.ts';

const event = { can_user_self_toggle_course_completion: false };

/** Opens a content of the kind, alone in its circle. */
async function open(
  kind: string,
  fields: Readonly<Record<string, unknown>>,
  options: Parameters<typeof openPage>[0] = {},
) {
  const content = { ...contentNode('inhalt', { kind }), ...fields };
  const circle = circleNode('fahrzeug');
  const page = await openPage({
    at: '/fahrzeug/inhalt',
    operations: [contentOperation('fahrzeug', content), circleOperation(circle)],
    rest: completions(),
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Inhalt inhalt' });
  return page;
}

it('demo: text and a button that opens beside the page', async () => {
  await open('Demo', {
    text: '<p>Probiere es aus.</p>',
    button_text: 'Zum Rechner',
    button_url: 'https://demo.example/',
  });
  expect(screen.getByText('Probiere es aus.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Zum Rechner (öffnet in einem neuen Fenster)' });
  expect(link).toHaveAttribute('href', 'https://demo.example/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('placeholder: title, description and marking', async () => {
  await open('Placeholder', { description: 'Besprich das im Betrieb.' });
  expect(screen.getByText('Besprich das im Betrieb.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Als erledigt markieren' })).toBeVisible();
});

it('document list: each document opens below its title', async () => {
  const documents = [
    { __typename: 'ContentDocument', id: 'd1', title: 'Checkliste', text: 'Unfallstelle sichern.' },
  ];
  await open('DocumentList', { documents });
  const button = screen.getByRole('button', { name: 'Checkliste' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Unfallstelle sichern.')).toBeVisible();
});

it('document list: says when there are none', async () => {
  await open('DocumentList', { documents: [] });
  expect(screen.getByText('Hier liegen noch keine Dokumente.')).toBeVisible();
});

it('attendance course: place, trainer and what completes it', async () => {
  await open('AttendanceCourse', { ...event, location: 'Zürich, Raum 204', trainer: 'Thomas Meier' });
  expect(screen.getByText('Zürich, Raum 204')).toBeVisible();
  expect(screen.getByText('Thomas Meier')).toBeVisible();
  expect(screen.getByText('Wird erledigt, sobald deine Anwesenheit erfasst ist.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /erledigt/i })).not.toBeInTheDocument();
});

it('assignment: type and what completes it', async () => {
  await open('Assignment', { ...event, assignment_type: 'PRAXIS_ASSIGNMENT' });
  expect(screen.getByText('Praxisauftrag')).toBeVisible();
  expect(screen.getByText('Wird erledigt, sobald du den Auftrag abgegeben hast.')).toBeVisible();
});

it('test: condition and extended time', async () => {
  await open('EdoniqTest', { ...event, checkbox_text: 'Ich arbeite allein.', has_extended_time_test: true });
  expect(screen.getByText('Ich arbeite allein.')).toBeVisible();
  expect(screen.getByText('Für Berechtigte gibt es eine Fassung mit verlängerter Zeit.')).toBeVisible();
  expect(screen.getByText('Wird erledigt, sobald dein Resultat da ist.')).toBeVisible();
});

it('feedback: what it is about and what completes it', async () => {
  await open('Feedback', {
    ...event,
    content_type: 'learnpath.LearningContentFeedbackExamPreparation',
    feedback_kind: 'exam_preparation',
  });
  expect(screen.getByText('Vorbereitung auf die Prüfung')).toBeVisible();
  expect(screen.getByText('Wird erledigt, sobald du dein Feedback abgegeben hast.')).toBeVisible();
});

it('media library: leads to the category', async () => {
  await open('MediaLibrary', { category_slug: 'recht' });
  expect(screen.getByRole('link', { name: 'In der Mediathek öffnen' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/media/recht`,
  );
});

const cards = ['Erste', 'Zweite', 'Dritte'].map((title) => ({
  __typename: 'ModuleCard',
  title,
  text: `Text der Karte ${title}`,
}));

it('learning module: one card after the other, by button and by arrow key', async () => {
  await open('LearningModule', { cards });
  expect(screen.getByRole('heading', { level: 2, name: 'Erste' })).toBeVisible();
  expect(screen.getByText('Karte 1 von 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vorherige Karte' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Karte' }));
  const second = await screen.findByRole('heading', { level: 2, name: 'Zweite' });
  await expect.poll(() => document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Karte 3 von 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nächste Karte' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(screen.getByText('Karte 2 von 3')).toBeVisible();
});

it('learning module: comes back to the same card', async () => {
  const first = await open('LearningModule', { cards });
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Karte' }));
  first.unmount();
  await open('LearningModule', { cards }, { keepSession: true });
  expect(screen.getByText('Karte 2 von 3')).toBeVisible();
});
