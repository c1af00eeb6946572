import { dashboardCourse, failed, fakeNetwork, inlinedOperation } from '@learn/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CertificateSummaryWidgetDocument } from '../__generated__/graphql.ts';
import { certificateFigures } from '../testing/certificateWidgetData.ts';
import { renderWidget } from '../testing/renderWidget.tsx';
import { CertificateSummaryWidget } from './CertificateSummaryWidget.tsx';

const course = dashboardCourse({ role_key: 'Ausbildungsverantwortlicher' });

afterEach(() => vi.unstubAllGlobals());

const variables = { course_id: course.course_id };

const show = (figures: Parameters<typeof certificateFigures>[0] | undefined) =>
  renderWidget(
    <CertificateSummaryWidget course={course} courseSessionId={undefined} />,
    figures === undefined
      ? []
      : [inlinedOperation(CertificateSummaryWidgetDocument, variables, certificateFigures(figures))],
  );

test('sums up the evaluations and shows those of each certificate', async () => {
  await show({
    Sachversicherung: { total_passed: 9, total_failed: 2 },
    Vorsorge: { total_passed: 3, total_failed: 1 },
  });
  expect(await screen.findByText('von 15 Bewertungen bestanden')).toHaveTextContent('12 von 15');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Sachversicherung9 von 11 bestanden',
    'Vorsorge3 von 4 bestanden',
  ]);
  expect(screen.getByRole('link', { name: 'Alle Kompetenznachweise' })).toHaveAttribute(
    'href',
    `/dashboard/certificates/${course.course_slug}`,
  );
});

test.each([
  ['too_few_people', 'Sichtbar ab 5 Personen'],
  ['person_selection', 'Sichtbar ab 5 Personen'],
  ['no_own_circles', 'Sichtbar nur in den eigenen Circles'],
] as const)('says why there are no figures: %s', async (withheld, sentence) => {
  await show({ Vorsorge: { total_passed: null, total_failed: null, withheld } });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('nothing evaluated is not shown as nothing passed', async () => {
  await show({ Vorsorge: {} });
  expect(await screen.findByText('Noch nichts bewertet')).toBeVisible();
});

test('says what failed to load', async () => {
  fakeNetwork(() => failed(500));
  await show(undefined);
  expect(await screen.findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
});
