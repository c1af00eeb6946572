import type { PersonExams } from '@learn/contracts';
import { $history } from '@learn/platform';
import {
  AddressFrame,
  courseSession,
  fakeNetwork,
  renderRemote,
  resetPerson,
  setStore,
} from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import {
  examAddress,
  examDate,
  examList,
  examsAddress,
  listedExam,
  personExam,
} from '../testing/examData.ts';
import { enrolmentIn, personOperation } from '../testing/personData.ts';
import { courseSlug } from '../testing/renderCompetence.tsx';

const lena = 'b0000000-0000-4000-8000-00000000000b';
const base = `/course/${courseSlug}/profile/${lena}/competence`;

beforeEach(() => setStore($history, []));
afterEach(() => vi.unstubAllGlobals());

function open(path: string, list: PersonExams | undefined, session = courseSession({ role: 'EXPERT' })) {
  resetPerson();
  return renderRemote({
    ...{ remote, frame: AddressFrame, address: `${base}/${path}`, language: 'de' },
    operations: [personOperation(courseSlug, lena, [enrolmentIn(session)], session.course.course_type)],
    courseSessions: [session],
    rest: {
      ...(list && { [examsAddress(lena)]: list }),
      [`${examAddress}/state/${lena}/`]: personExam('failed', {
        results: [{ id: 'r', result: 'failed', taken_on: '2026-03-16', attempt: 1 }],
        transitions: [
          {
            from_state: 'inEvaluation',
            to_state: 'failed',
            at: '2026-03-20T08:00:00Z',
            actor_id: null,
            reason: 'Note 3.5',
          },
        ],
      }),
    },
  });
}

test('shows the exams of somebody, and asks nobody for anything', async () => {
  await open('vv-exams', examList([listedExam('booked', { date: examDate('bald', 5, 7) })]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lena Keller' })).toBeVisible();
  expect(screen.getByText('0 von 1 Prüfung bestanden.')).toBeVisible();
  const item = screen.getByRole('heading', { name: 'Pruefung' }).closest('li') as HTMLElement;
  expect(item).toHaveTextContent(/Termin: .*, Ort bald/);
  expect(within(item).getAllByRole('link')).toHaveLength(1);
  expect(within(item).getByRole('link')).toHaveAttribute('href', `${base}/vv-exams/pruefung`);
  const parts = screen.getByRole('navigation', { name: 'Bereiche des Kompetenzprofils' });
  expect(within(parts).getByRole('link', { name: 'Prüfungen' })).toHaveAttribute('aria-current', 'page');
  expect(within(parts).getByRole('link', { name: 'Zertifikate' })).toBeVisible();
});

test('shows one exam with its history, without a button to change it', async () => {
  const result = { id: 'r', result: 'failed', taken_on: '2026-03-16', attempt: 1 } as const;
  await open('vv-exams/pruefung', examList([listedExam('failed', { attempts_left: 2, result })]));
  const state = await screen.findByRole('region', { name: 'Nicht bestanden' });
  expect(state).toHaveTextContent('1. Versuch: nicht bestanden am 16. März 2026 · noch 2 Versuche');
  expect(screen.getByText(/Note 3\.5$/)).toBeVisible();
  expect(within(state).queryByRole('button')).not.toBeInTheDocument();
});

test('shows the certificates of somebody', async () => {
  await open('vv-certificates', examList([], [{ id: 'c', profile: 'Leben', granted_on: '2025-10-31' }]));
  expect(await screen.findByRole('heading', { name: 'Zertifikat «Leben»' })).toBeVisible();
});

test('says so where the exams of somebody may not be read', async () => {
  fakeNetwork(() => ({ status: 404, body: { code: 'not_found' } }));
  await open('vv-exams', undefined);
  expect(await screen.findByText('Die Prüfungen dieser Person kannst du nicht einsehen.')).toBeVisible();
});

test('has no part for exams for mentors, and in courses of other families', async () => {
  const session = courseSession({ role: 'EXPERT', courseType: 'uk' });
  await open('vv-exams', examList([]), session);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lena Keller' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Prüfungen' })).not.toBeInTheDocument();
});
