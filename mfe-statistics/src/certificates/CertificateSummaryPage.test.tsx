import { currentAddress, fakeNetwork, graphqlError, inlinedOperation, typed } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CertificateSummaryDocument } from '../__generated__/graphql.ts';
import { certificateSummary } from '../testing/certificates.ts';
import { openPage } from '../testing/openPage.tsx';
import { assignmentSums, courseSlug } from '../testing/statistics.ts';

afterEach(() => vi.unstubAllGlobals());

const address = `/dashboard/certificates/${courseSlug}`;
const all = { course_slug: courseSlug };

test('evaluations by certificate, and why some are not shown', async () => {
  await openPage(address, {
    operations: [inlinedOperation(CertificateSummaryDocument, all, certificateSummary())],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kompetenznachweise' })).toBeVisible();
  const chart = screen.getByRole('region', { name: 'Bewertungen nach Kompetenznachweis' });
  expect(chart).toHaveTextContent('Bestanden sind 16 von 17 Bewertungen.');
  expect(chart).toHaveTextContent('87 % bestanden von 60 Bewertungen');
  await userEvent.click(screen.getByRole('button', { name: /Als Tabelle/ }));
  expect(screen.getByRole('row', { name: /^Basis 16 1 7/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Haushalt Sichtbar ab 5 Personen/ })).toBeVisible();
});

test('too few people: the reason in place of the figure', async () => {
  const summary = {
    ...assignmentSums,
    withheld: 'too_few_people' as const,
    average_passed: null,
    total_passed: null,
    total_failed: null,
    total_unranked: null,
  };
  await openPage(address, {
    operations: [
      inlinedOperation(
        CertificateSummaryDocument,
        all,
        certificateSummary({ assignments: typed('AssignmentStatistics', { summary }) }),
      ),
    ],
  });
  expect(await screen.findByRole('region', { name: 'Bewertungen nach Kompetenznachweis' })).toHaveTextContent(
    '– Sichtbar ab 5 Personen',
  );
});

test('a filter goes into the address', async () => {
  await openPage(address, {
    operations: [
      inlinedOperation(CertificateSummaryDocument, all, certificateSummary()),
      inlinedOperation(CertificateSummaryDocument, { ...all, regions: 'Romandie' }, certificateSummary()),
    ],
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Region' }), 'Romandie');
  await waitFor(() => expect(currentAddress()).toBe(`${address}?region=Romandie`));
});

test('who has no right to it finds nothing', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await openPage(address);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Statistik gibt es nicht' }),
  ).toBeVisible();
});
