import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examList, examsAddress, listedExam } from '../testing/examData.ts';
import { courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';

const address = `/course/${courseSlug}/competence/vv-certificates`;
const passed = {
  result: { id: 'r', result: 'passed', taken_on: '2026-03-16', attempt: 1 },
} as const;

test('certificates that were granted, those of passed exams, and the exams that still lead to one', async () => {
  const list = examList(
    [
      listedExam('passed', { ...passed, exam_type: null }, 'haus'),
      listedExam('booked', {}, 'auto'),
      listedExam('passed', { ...passed, has_certificate: false }, 'probe'),
    ],
    [{ id: 'c', profile: 'Leben', granted_on: '2025-10-31' }],
  );
  await renderCompetence({ address, rest: { [examsAddress()]: list } });
  await screen.findByRole('heading', { level: 1, name: 'Zertifikate' });
  const item = (name: string) => screen.getByRole('heading', { name }).closest('li');
  expect(item('Zertifikat «Leben»')).toHaveTextContent('erteilt am 31. Oktober 2025');
  expect(item('Haus')).toHaveTextContent('Prüfung bestanden am 16. März 2026');
  expect(screen.getByRole('link', { name: 'Haus' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/competence/vv-exams/haus`,
  );
  expect(
    screen.getByRole('region', { name: 'Prüfungen, die noch zu einem Zertifikat führen' }),
  ).toContainElement(item('Auto'));
  expect(screen.queryByText('Probe')).not.toBeInTheDocument();
});

test('without a certificate it says how one comes about', async () => {
  await renderCompetence({ address, rest: { [examsAddress()]: examList([]) } });
  expect(await screen.findByText('Hier erscheinen die Zertifikate.')).toBeVisible();
  expect(screen.getByText('Sie kommen dazu, sobald eine Prüfung bestanden ist.')).toBeVisible();
});
