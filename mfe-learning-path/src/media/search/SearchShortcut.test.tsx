import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  circleNode,
  completions,
  courseSlug,
  learningPath,
  pathOperation,
  session,
} from '../../testing/fixtures.ts';
import { openPage } from '../../testing/openPage.ts';
import { answerTo, categoryNode, found, libraryOperation } from '../testing/mediaFixtures.ts';

it('leads from the learning path to what was found', async () => {
  const path = pathOperation(learningPath([[circleNode('kickoff')]]));
  await openPage({
    operations: [path, libraryOperation([categoryNode('recht')])],
    rest: {
      ...completions(),
      [`/api/course/${courseSlug}/search/?q=haft%20pflicht&course_session_id=${session.id}&limit=20`]:
        answerTo('haft pflicht', [found('haftpflicht')]),
    },
  });
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, '  {Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Lernpfad' })).toBeVisible();
  await userEvent.type(field, 'haft pflicht {Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mediathek' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('haft pflicht');
  expect(await screen.findByRole('link', { name: 'Haftpflicht' })).toBeVisible();
});
