import { addressOf, endpoints } from '@learn/contracts';
import { courseSession, currentAddress, inlinedOperation } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MentorAssignmentsDocument } from '../../__generated__/graphql.ts';
import {
  courseSessionId,
  feedbackHead,
  feedbackTask,
  mentorArea,
  praxisTask,
  sessionAssignments,
} from '../../testing/mentor.ts';
import { renderMentor } from '../../testing/renderMentor.tsx';

const asked = addressOf(endpoints.selfEvaluationFeedbacks, { params: { courseSessionId } });
const tasks = [praxisTask('Lena Keller'), feedbackTask('Mila Andermatt'), feedbackTask('Gian Berther')];

const open = (query = '', change: Partial<Parameters<typeof renderMentor>[0]> = {}) =>
  renderMentor({
    address: `/tasks${query}`,
    tasks,
    operations: [
      inlinedOperation(
        MentorAssignmentsDocument,
        { course_session_id: courseSessionId },
        sessionAssignments(),
      ),
    ],
    rest: { [asked]: [feedbackHead(), feedbackHead({ id: 'second' })] },
    ...change,
  });

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Aufgaben' }))
    .getAllByRole('listitem')
    .map((row) => /Lena|Mila|Gian/.exec(row.textContent)?.[0]);

test.each([
  ['', ['Lena', 'Mila', 'Gian']],
  ['?state=praxis_assignment', ['Lena']],
  ['?state=self_evaluation_feedback&search=gi', ['Gian']],
  ['?search=rolle', ['Mila', 'Gian']],
])('the address %s shows %s', async (query, expected) => {
  await open(query);
  expect(await rows()).toEqual(expected);
});

test('kind and search stay in the address; what is not found leads back to all', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Praxisaufträge 1' }));
  await waitFor(() => expect(currentAddress()).toBe(`${mentorArea}/tasks?state=praxis_assignment`));
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('Keine Aufgabe gefunden')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  expect(await rows()).toHaveLength(3);
});

test('all praxis assignments and units lead to the state of all mentees', async () => {
  await open();
  const praxis = within(await screen.findByRole('region', { name: 'Alle Praxisaufträge' }));
  expect(praxis.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${mentorArea}/details/praxis-assignments/erstgespraech`,
  ]);
  const units = within(screen.getByRole('region', { name: 'Selbsteinschätzungen mit Feedback' }));
  expect(units.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${mentorArea}/details/self-evaluation-feedback-assignments/rolle`,
  ]);
});

test('without tasks it says so; uk has no feedback on self-assessments', async () => {
  await open('', { tasks: [], session: courseSession({ role: 'LEARNING_MENTOR', courseType: 'uk' }) });
  expect(await screen.findByText('Im Moment wartet nichts auf dich.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Alle Praxisaufträge' })).toBeVisible();
  expect(screen.queryByText('Selbsteinschätzungen mit Feedback')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Praxisbildner' })).toHaveAttribute('href', mentorArea);
});
