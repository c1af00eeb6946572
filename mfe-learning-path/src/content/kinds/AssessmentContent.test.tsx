import { typed } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  circleNode,
  circleOperation,
  completions,
  contentNode,
  contentOperation,
} from '../../testing/fixtures.ts';
import { openPage } from '../../testing/openPage.ts';

const questions = [
  typed('AssessmentQuestion', {
    question: 'Wer haftet?',
    options: [
      typed('AssessmentOption', { text: 'Der Halter', correct: true }),
      typed('AssessmentOption', { text: 'Niemand', correct: false }),
    ],
    explanation: 'Den Halter trifft die Kausalhaftung.',
  }),
  typed('AssessmentQuestion', {
    question: 'Was ist versichert?',
    options: [
      typed('AssessmentOption', { text: 'Hagel', correct: true }),
      typed('AssessmentOption', { text: 'Marder', correct: true }),
      typed('AssessmentOption', { text: 'Rennen', correct: false }),
    ],
    explanation: 'Rennen sind ausgeschlossen.',
  }),
];

async function open(options: Parameters<typeof openPage>[0] = {}, asked = questions) {
  const content = { ...contentNode('stand', { kind: 'KnowledgeAssessment' }), questions: asked };
  const page = await openPage({
    at: '/fahrzeug/stand',
    operations: [contentOperation('fahrzeug', content), circleOperation(circleNode('fahrzeug'))],
    rest: completions(),
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks one by one, explains each answer, and shows the result', async () => {
  await open();
  expect(screen.getByText('Frage 1 von 2')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Der Halter' }));
  await click('Antworten');
  expect(screen.getByText('Richtig.')).toBeVisible();
  expect(screen.getByText('Den Halter trifft die Kausalhaftung.')).toBeVisible();
  await click('Nächste Frage');
  expect(screen.getByRole('heading', { level: 2, name: 'Was ist versichert?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hagel' }));
  await click('Antworten');
  expect(screen.getByText('Nicht ganz.')).toBeVisible();
  const missed = screen.getByText('Marder').closest('li');
  expect(missed && within(missed).getByText('Wäre richtig gewesen')).toBeVisible();
  await click('Resultat anzeigen');
  expect(screen.getByRole('heading', { level: 2, name: 'Dein Resultat' })).toHaveFocus();
  expect(screen.getByText(/von 2 Fragen richtig/)).toHaveTextContent('1 von 2 Fragen richtig');
  await click('Nochmals von vorn');
  expect(screen.getByText('Frage 1 von 2')).toBeVisible();
});

it('asks for a choice before it judges', async () => {
  await open();
  await click('Antworten');
  expect(screen.getByRole('alert')).toHaveTextContent('Wähle zuerst eine Antwort.');
});

it('keeps given answers on a reload', async () => {
  const first = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Niemand' }));
  await click('Antworten');
  first.unmount();
  await open({ keepSession: true });
  expect(screen.getByText('Nicht ganz.')).toBeVisible();
});

it('says when there are no questions', async () => {
  await open({}, []);
  expect(screen.getByText('Hier gibt es noch keine Fragen.')).toBeVisible();
});
