import { addressOf, type CourseSession, endpoints } from '@learn/contracts';
import { $history } from '@learn/platform';
import {
  AddressFrame,
  courseSession,
  currentAddress,
  inlinedOperation,
  renderRemote,
  resetPerson,
  setStore,
} from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CompetenceProfileDocument } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { courseOf } from '../testing/courseData.ts';
import { feedbackSession, headOf } from '../testing/feedbackData.ts';
import { enrolmentIn, lenaSeen, personOperation } from '../testing/personData.ts';
import { completionList, courseSlug } from '../testing/renderCompetence.tsx';
import type { FeedbackHead } from '../unit-feedback/unitFeedback.ts';

const lena = 'b0000000-0000-4000-8000-00000000000b';
const session = {
  ...feedbackSession,
  actions: ['learning-mentor' as const, 'is_learning_mentor' as const],
};
const address = `/course/${courseSlug}/profile/${lena}/competence/evaluations`;
const area = `/course/${courseSlug}`;

beforeEach(() => setStore($history, []));
afterEach(() => vi.unstubAllGlobals());

function open(
  heads: readonly FeedbackHead[] | undefined = [],
  person = lenaSeen(null),
  at = address,
  seenIn: CourseSession = session,
) {
  resetPerson();
  return renderRemote({
    ...{ remote, frame: AddressFrame, address: at, language: 'de' },
    operations: [
      personOperation(courseSlug, lena, [enrolmentIn(courseSession(), person)]),
      inlinedOperation(CompetenceProfileDocument, { course_slug: courseSlug }, { course: courseOf({}) }),
    ],
    courseSessions: [seenIn],
    rest: {
      [`/api/course/completion/${session.id}/${lena}/`]: completionList({ beraten: 'SUCCESS' }),
      [addressOf(endpoints.selfEvaluationFeedbacks, { params: { courseSessionId: session.id } })]: heads,
    },
  });
}

const requester = { id: lena, first_name: 'Lena', last_name: 'Keller', avatar_url: '' };

test('shows by unit how somebody assesses themselves, without a way to change it', async () => {
  await open();
  const circle = await screen.findByRole('region', { name: 'Fahrzeug' });
  expect(within(circle).getByText('1 von 3 Kriterien eingeschätzt')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Einschätz|Feedback/ })).not.toBeInTheDocument();
  const parts = screen.getByRole('navigation', { name: 'Bereiche des Kompetenzprofils' });
  expect(within(parts).getByRole('link', { name: 'Nach Lerneinheit' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('leads their mentor to the feedback that was asked of them, and not to that of others', async () => {
  await open([headOf({ requester }), headOf({ id: 'other', learning_unit: unit('schaden') })]);
  expect(await screen.findByRole('link', { name: 'Feedback geben: Fahrzeugkauf' })).toHaveAttribute(
    'href',
    `${area}/learning-mentor/self-evaluation-feedback/kauf?userId=${lena}&courseSessionId=${session.id}`,
  );
  expect(screen.queryByRole('link', { name: /schaden/ })).not.toBeInTheDocument();
});

test('what was given is looked at again', async () => {
  await open([headOf({ requester, submitted_at: '2026-03-14T10:00:00.000Z' })]);
  expect(await screen.findByRole('link', { name: 'Feedback ansehen: Fahrzeugkauf' })).toBeVisible();
});

test('leaves out circles without insight; the chosen circle stays in the address beside the session', async () => {
  await open([], lenaSeen(['fahrzeug']));
  expect(await screen.findByText('Du siehst die Circles, die du betreust.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Haushalt' })).not.toBeInTheDocument();
});

test('the chosen circle stands in the address beside the session', async () => {
  await open([], lenaSeen(null), `${address}?session=${session.id}`);
  await userEvent.click(await screen.findByRole('radio', { name: 'Haushalt' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?session=${session.id}&circle=haushalt`));
});

test('nobody but a mentor asks for feedback', async () => {
  const asked = vi
    .fn<(address: unknown) => Promise<Response>>()
    .mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', asked);
  await open(undefined, lenaSeen(null), address, { ...session, actions: ['preview'] });
  expect(await screen.findByRole('region', { name: 'Fahrzeug' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

function unit(slug: string) {
  return { id: slug, title: slug, slug };
}
