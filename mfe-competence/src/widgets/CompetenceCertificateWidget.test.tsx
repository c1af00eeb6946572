import { dashboardCourse, failed, fakeNetwork, inlinedOperation, json } from '@learn/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  CompetenceCertificateWidgetDocument,
  type CompetenceCertificateWidgetQuery,
} from '../__generated__/graphql.ts';
import { ownGrades } from '../testing/certificateWidgetData.ts';
import { courseSessionId } from '../testing/courseData.ts';
import { renderWidget } from '../testing/renderWidget.tsx';
import { CompetenceCertificateWidget } from './CompetenceCertificateWidget.tsx';

const course = dashboardCourse();
const variables = { course_slug: course.course_slug };

afterEach(() => vi.unstubAllGlobals());

const show = (data: CompetenceCertificateWidgetQuery | undefined) =>
  renderWidget(
    <CompetenceCertificateWidget course={course} courseSessionId={courseSessionId} />,
    data === undefined ? [] : [inlinedOperation(CompetenceCertificateWidgetDocument, variables, data)],
  );

test('shows the average, what it stands on, and leads to the grades', async () => {
  await show(ownGrades(4.75, [5, 4.5, null]));
  expect(await screen.findByRole('img', { name: 'Durchschnitt 4.75' })).toBeVisible();
  expect(screen.getByText('Durchschnitt aus 2 Noten')).toBeVisible();
  expect(screen.getByText('6 von 12 Aufträgen bewertet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Noten anzeigen' })).toHaveAttribute(
    'href',
    `/course/${course.course_slug}/competence/certificates`,
  );
});

test('before the first grade there is none, and no zero', async () => {
  await show(ownGrades(null, [null]));
  expect(await screen.findByText('Noch keine Note')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Noch keine Note' })).toHaveTextContent('–');
});

test('a course without certificates says so', async () => {
  await show(ownGrades(null, []));
  expect(await screen.findByText('Dieser Kurs hat keine Kompetenznachweise.')).toBeVisible();
});

test('what failed to load is not shown as no grade', async () => {
  fakeNetwork(() => failed(500));
  await show(undefined);
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  fakeNetwork(() => json({ data: ownGrades(5, [5]) }));
  await userEvent.click(retry);
  expect(await screen.findByText('Durchschnitt aus 1 Note')).toBeVisible();
});
