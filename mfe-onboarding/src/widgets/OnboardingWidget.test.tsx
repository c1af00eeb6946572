import { courseSession, dashboardCourse, inlinedOperation, renderRemote } from '@learn/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TopicsDocument } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { courseSlug, courseWith } from '../testing/courseData.ts';
import { OnboardingWidget } from './OnboardingWidget.tsx';

test('the number of topics and the link to the page', async () => {
  const course = courseWith('Fahrzeug', 'Haushalt');
  const element = <OnboardingWidget course={dashboardCourse()} courseSessionId={courseSession().id} />;
  await renderRemote({
    remote,
    address: '/',
    routes: [{ path: '*', element }],
    operations: [inlinedOperation(TopicsDocument, { course_slug: courseSlug }, { course })],
  });
  expect(await screen.findByText('Themen')).toHaveTextContent('2 Themen');
  expect(screen.getByRole('link', { name: 'Alle Themen anzeigen' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/onboarding`,
  );
});
