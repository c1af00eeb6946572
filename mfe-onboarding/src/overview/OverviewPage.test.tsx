import { failed, fakeNetwork, inlinedOperation, renderRemote } from '@learn/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TopicsDocument } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { courseSlug, courseWith } from '../testing/courseData.ts';

function open(...titles: readonly string[]) {
  return renderRemote({
    remote,
    address: `/course/${courseSlug}/onboarding`,
    operations: [
      inlinedOperation(TopicsDocument, { course_slug: courseSlug }, { course: courseWith(...titles) }),
    ],
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the topics that participants see', async () => {
  await open('Fahrzeug', 'Haushalt');
  expect(await screen.findByRole('heading', { level: 1, name: 'Einschreibung' })).toBeVisible();
  for (const name of ['Fahrzeug', 'Haushalt'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('a course without topics says so', async () => {
  await open();
  expect(await screen.findByText('Dieser Kurs hat noch keine Themen.')).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await renderRemote({ remote, address: `/course/${courseSlug}/onboarding` });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Die Themen konnten nicht geladen werden');
});
