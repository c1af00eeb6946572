import { addressOf, endpoints } from '@learn/contracts';
import { failed, fakeNetwork, inlinedOperation } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MentorPraxisAssignmentDocument } from '../../__generated__/graphql.ts';
import {
  completionOf,
  course,
  courseSessionId,
  menteeOf,
  mentorArea,
  praxisAssignment,
  praxisTask,
  unitFeedbacks,
} from '../../testing/mentor.ts';
import { renderMentor } from '../../testing/renderMentor.tsx';
import type { PraxisAssignment } from './praxisRows.ts';

afterEach(() => vi.unstubAllGlobals());

const mentees = [menteeOf('Mila Andermatt'), menteeOf('Gian Berther'), menteeOf('Lena Keller')];
const evaluated = completionOf('gian', {
  completion_status: 'EVALUATION_SUBMITTED',
  evaluation_points_final: 14.5,
  evaluation_max_points: 20,
});

const openPraxis = (
  query = '',
  assignment: PraxisAssignment | null = praxisAssignment([completionOf('lena'), evaluated]),
) =>
  renderMentor({
    address: `/details/praxis-assignments/erstgespraech${query}`,
    mentees,
    tasks: [praxisTask('Lena Keller')],
    operations: [
      inlinedOperation(MentorPraxisAssignmentDocument, { assignment_id: 'erstgespraech' }, { assignment }),
    ],
  });

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('all mentees in a praxis assignment, each leading to its evaluation', async () => {
  await openPraxis();
  expect(await screen.findByRole('heading', { level: 1, name: 'Erstgespräch' })).toBeVisible();
  const lena = await row(/Lena Keller.*Zu bewerten.*Frist/);
  expect(lena.getByRole('link')).toHaveAttribute(
    'href',
    `/course/${course.slug}/assignment-evaluation/erstgespraech/lena?courseSessionId=${courseSessionId}`,
  );
  expect((await row(/Gian Berther.*Bewertet/)).getByText('14.5 von 20')).toBeVisible();
  expect((await row(/Mila Andermatt.*Nicht begonnen/)).getByRole('link')).toHaveAttribute(
    'href',
    `/course/${course.slug}/profile/mila/learning-path?session=${courseSessionId}`,
  );
});

test.each([
  ['?state=evaluated', ['Gian']],
  ['?sort=points', ['Gian', 'Mila', 'Lena']],
  ['?search=mil', ['Mila']],
])('the address %s shows %s', async (query, expected) => {
  await openPraxis(query);
  await screen.findByRole('table');
  const names = screen.getAllByRole('row').slice(1);
  expect(names.map(({ textContent }) => /Mila|Gian|Lena/.exec(textContent)?.[0])).toEqual(expected);
});

test.each([
  ['that does not exist', null],
  ['of another kind', praxisAssignment([], { assignment_type: 'CASEWORK' })],
])('an assignment %s is missing', async (_, assignment) => {
  await openPraxis('', assignment);
  expect(await screen.findByText('Diesen Praxisauftrag gibt es hier nicht')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Aufgaben' })).toHaveAttribute(
    'href',
    `${mentorArea}/tasks`,
  );
});

const unitAddress = addressOf(endpoints.menteeFeedbacks, {
  params: { courseId: course.id, unitId: 'rolle' },
});

test('all mentees in a learning unit: who has asked, and how far their self-assessment is', async () => {
  await renderMentor({
    address: '/details/self-evaluation-feedback-assignments/rolle',
    rest: { [unitAddress]: unitFeedbacks() },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Deine Rolle' })).toBeVisible();
  expect(screen.getByText('Selbsteinschätzung im Circle «Kickoff», 2 Kriterien')).toBeVisible();
  const lena = await row(/Lena Keller.*Feedback offen/);
  expect(lena.getByRole('img', { name: '2 von 2 Kriterien eingeschätzt' })).toBeVisible();
  expect(lena.getByRole('link')).toHaveAttribute(
    'href',
    `${mentorArea}/self-evaluation-feedback/rolle?userId=lena&courseSessionId=${courseSessionId}`,
  );
  expect((await row(/Mila Andermatt.*Nicht angefragt/)).getByRole('link')).toHaveAttribute(
    'href',
    `/course/${course.slug}/profile/mila/learning-path?session=${courseSessionId}`,
  );
});

test('a unit that does not exist is missing', async () => {
  fakeNetwork(() => failed(404, { code: 'not_found' }));
  await renderMentor({ address: '/details/self-evaluation-feedback-assignments/rolle' });
  expect(await screen.findByText('Diese Selbsteinschätzung gibt es hier nicht')).toBeVisible();
});
