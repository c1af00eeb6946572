import {
  AddressFrame,
  courseSession,
  currentAddress,
  fakeNetwork,
  graphqlError,
  inlinedOperation,
  renderRemote,
  resetPerson,
} from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type CertificatesQuery, PersonCertificatesDocument } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { certificatesOf, lenasCertificates } from '../testing/certificateData.ts';
import { enrolmentIn, personOperation } from '../testing/personData.ts';
import { courseSlug } from '../testing/renderCompetence.tsx';

const lena = 'b0000000-0000-4000-8000-00000000000b';
const session = courseSession({ role: 'EXPERT', actions: ['expert-cockpit'] });
const address = `/course/${courseSlug}/profile/${lena}/competence/certificates`;

afterEach(() => vi.unstubAllGlobals());

function open(
  list: CertificatesQuery['competence_certificate_list'] | undefined,
  { slug = '', rows = [enrolmentIn(session)] } = {},
) {
  resetPerson();
  return renderRemote({
    ...{ remote, frame: AddressFrame, language: 'de', courseSessions: [session] },
    address: slug === '' ? address : `${address}/${slug}`,
    operations: [
      personOperation(courseSlug, lena, rows),
      ...(list === undefined
        ? []
        : [
            inlinedOperation(
              PersonCertificatesDocument,
              { course_slug: courseSlug, user_id: lena },
              { competence_certificate_list: list },
            ),
          ]),
    ],
  });
}

test('shows the grades of another person, and leads to the detail', async () => {
  await open(lenasCertificates());
  expect(await screen.findByRole('heading', { level: 1, name: 'Lena Keller' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Durchschnitt 3.75 aus 2 Noten' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sachversicherung' })).toHaveAttribute(
    'href',
    `${address}/sachversicherung`,
  );
  expect(screen.queryByText(/Du siehst nicht alle Aufträge/)).not.toBeInTheDocument();
});

test('the results are of all sessions together, so none is chosen', async () => {
  const other = { id: 'c0000000-0000-4000-8000-000000000002', title: 'Bern' };
  await open(lenasCertificates(), { rows: [enrolmentIn(session), enrolmentIn(other)] });
  expect(await screen.findByRole('link', { name: 'Sachversicherung' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('says where a part of the results is not seen, and counts without it', async () => {
  const works = {
    Praxis: { points: 8, mayEvaluate: true },
    Geheim: { hidden: true },
    Offen: { status: null },
  };
  await open(certificatesOf({ A: works }, 5), { slug: 'a' });
  expect(await screen.findByText(/^Du siehst nicht alle Aufträge/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Note 5.0 aus den sichtbaren Aufträgen' })).toBeVisible();
  expect(screen.getByText('Aufträge bewertet').parentElement).toHaveTextContent('1 von 2');
  const hidden = screen.getByRole('row', { name: /Geheim/ });
  expect(hidden).toHaveTextContent('Nicht einsehbar');
  expect(hidden).toHaveTextContent('nicht einsehbar');
  expect(within(hidden).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Offen/ })).toHaveTextContent('noch keine Note');
  expect(screen.getByRole('link', { name: 'Praxis' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/assignment-evaluation/Praxis/${lena}`,
  );
});

/** A certificate of which nothing is seen, beside another one. */
const hiddenOne = certificatesOf({ A: { Geheim: { hidden: true } }, B: { Praxis: { points: 8 } } }, 5);

test('a certificate of which nothing is seen has neither a grade nor a zero in the list', async () => {
  await open(hiddenOne);
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^–A1 AuftragNicht einsehbar$/);
});

test('a certificate of which nothing is seen says so in its detail', async () => {
  await open(hiddenOne, { slug: 'a' });
  expect(await screen.findByRole('heading', { level: 3, name: 'Du siehst diese Note nicht' })).toBeVisible();
  expect(screen.queryByText('Aufträge bewertet')).not.toBeInTheDocument();
});

test('the detail has the headings of a page below the person', async () => {
  await open(lenasCertificates(), { slug: 'sachversicherung' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Sachversicherung' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Offizielle Note 5.0' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'So kommt die Note zustande' })).toHaveTextContent(
    '8 ÷ 2 + 1 = 5.0',
  );
});

test('who sees the person without their results is told so', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await open(undefined);
  expect(await screen.findByText('Hier siehst du keine Noten.')).toBeVisible();
});

test('opens for a Berufsbildner, who is in no session of the course', async () => {
  resetPerson();
  await renderRemote({
    ...{ remote, frame: AddressFrame, language: 'de', courseSessions: [], address },
    operations: [
      personOperation(courseSlug, lena, [enrolmentIn(session)]),
      inlinedOperation(
        PersonCertificatesDocument,
        { course_slug: courseSlug, user_id: lena },
        { competence_certificate_list: lenasCertificates() },
      ),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Durchschnitt 3.75 aus 2 Noten' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Lernpfad' })).not.toBeInTheDocument();
});

test('leads to the own certificate from the own person', async () => {
  await open(lenasCertificates(), { slug: 'grundlagen', rows: [enrolmentIn(session, null)] });
  await waitFor(() =>
    expect(currentAddress()).toBe(`/course/${courseSlug}/competence/certificates/grundlagen`),
  );
});
