import type { PageData } from '@learn/contracts';
import { $history } from '@learn/platform';
import {
  AddressFrame,
  courseSession,
  currentAddress,
  fakeNetwork,
  graphqlError,
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
import { enrolmentIn, lenaSeen, personOperation } from '../testing/personData.ts';
import { completionList, completionsAddress, courseSlug } from '../testing/renderCompetence.tsx';

const lena = 'b0000000-0000-4000-8000-00000000000b';
const session = courseSession({ role: 'EXPERT', actions: ['expert-cockpit'] });
const other = courseSession({ id: 'c0000000-0000-4000-8000-000000000002', title: 'Bern', role: 'EXPERT' });
const address = `/course/${courseSlug}/profile/${lena}/competence`;

beforeEach(() => setStore($history, []));
afterEach(() => vi.unstubAllGlobals());

function open(rows: ReturnType<typeof enrolmentIn>[] | undefined, at = address) {
  const operations: PageData['operations'] = [
    ...(rows ? [personOperation(courseSlug, lena, rows)] : []),
    inlinedOperation(CompetenceProfileDocument, { course_slug: courseSlug }, { course: courseOf({}) }),
  ];
  resetPerson();
  return renderRemote({
    ...{ remote, frame: AddressFrame, address: at, language: 'de', operations },
    courseSessions: [session, other],
    rest: {
      [completionsAddress]: [],
      [`/api/course/completion/${session.id}/${lena}/`]: completionList({
        beraten: 'SUCCESS',
        melden: 'FAIL',
      }),
      [`/api/course/completion/${other.id}/${lena}/`]: completionList({ beraten: 'FAIL' }),
    },
  });
}

test('shows how somebody assesses themselves, without a way to change it', async () => {
  await open([enrolmentIn(session)]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lena Keller' })).toBeVisible();
  expect(screen.getByText('2 von 5 Kriterien eingeschätzt')).toBeVisible();
  expect(screen.getByText('Ich kann beraten.').closest('li')).toHaveTextContent('Kann ich');
  expect(screen.queryByRole('link', { name: /Ich kann/ })).not.toBeInTheDocument();
  const views = screen.getByRole('navigation', { name: 'Ansichten von Lena Keller' });
  expect(within(views).getByRole('link', { name: 'Kompetenzprofil' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('leaves out circles without insight, and says so', async () => {
  await open([enrolmentIn(session, lenaSeen(['haushalt']))]);
  expect(await screen.findByText('Du siehst die Circles, die du betreust.')).toBeVisible();
  expect(screen.getAllByText('0 von 1 Kriterium eingeschätzt')[0]).toBeVisible();
  expect(screen.queryByText('Ich kann beraten.')).not.toBeInTheDocument();
});

test('the session stays in the address and goes along to the other parts', async () => {
  await open([enrolmentIn(session), enrolmentIn(other)]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Bern' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?session=${other.id}`));
  expect(await screen.findByText('1 von 5 Kriterien eingeschätzt')).toBeVisible();
});

test('says of a person who may not be seen that they do not exist', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await open(undefined);
  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Person gibt es nicht.' })).toBeVisible();
});

test('leads to the own profile from the own person', async () => {
  await open([enrolmentIn(session, null)]);
  await waitFor(() => expect(currentAddress()).toBe(`/course/${courseSlug}/competence`));
});
