import type { PersonExams } from '@learn/contracts';
import { type ExamState, examDisplay, examStates } from '@learn/domain';
import { courseSession, failed, fakeNetwork, json } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { examDate, examList, examsAddress, inDays, listedExam } from '../testing/examData.ts';
import { courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';

const address = `/course/${courseSlug}/competence/vv-exams`;

afterEach(() => vi.unstubAllGlobals());

async function open(
  list: PersonExams | undefined,
  more: Partial<Parameters<typeof renderCompetence>[0]> = {},
) {
  await renderCompetence({ address, rest: list ? { [examsAddress()]: list } : {}, ...more });
  await screen.findByRole('heading', { level: 1 });
}

const row = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`no row ${name}`);
  return within(item);
};

test.each([...examStates, 'unknown'] as readonly ExamState[])(
  'an exam that is %s shows text and link of specification §4',
  async (state) => {
    await open(examList([listedExam(state, { next_date: examDate('bald', 5, 7) })]));
    const { text, linkText } = examDisplay(state);
    expect(row('Pruefung').getByText(text)).toBeVisible();
    const step = row('Pruefung').queryByRole('link', { name: /: Pruefung$/ });
    expect(step?.textContent ?? undefined).toBe(linkText?.replace("'", '’'));
    expect(row('Pruefung').getByRole('link', { name: 'Pruefung' })).toHaveAttribute(
      'href',
      `${address}/pruefung`,
    );
  },
);

test.each([
  ['bookingReady', `${address}/pruefung?exam=dates`],
  ['failed', `${address}/pruefung`],
  ['inProgress', `/course/${courseSlug}/learn/pruefung/schriftlich`],
] as const)('the step of an exam that is %s leads to %s', async (state, to) => {
  await open(examList([listedExam(state)]));
  expect(screen.getByRole('link', { name: /: Pruefung$/ })).toHaveAttribute('href', to);
});

test('an exam on another platform goes on beside the page', async () => {
  await open(examList([listedExam('inProgress', { exam_url: 'https://exam.example/1' })]));
  const step = screen.getByRole('link', { name: 'Weiter geht’s: Pruefung' });
  expect(step).toHaveAttribute('href', 'https://exam.example/1');
  expect(step).toHaveAttribute('target', '_blank');
});

const result = (outcome: 'passed' | 'failed', attempt: number) => ({
  id: 'r',
  result: outcome,
  taken_on: '2026-03-16',
  attempt,
});

test.each<[ExamState, Parameters<typeof listedExam>[1], RegExp[]]>([
  [
    'bookingReady',
    { next_date: { ...examDate('bald', 5, 7), booking_until: inDays(2) } },
    [/^Nächster freier Termin: .*, Ort bald$/, /^7 von 12 Plätzen frei · Anmelden bis /, /^CHF\s420\.00$/],
  ],
  ['bookingReady', {}, [/^Im Moment ist kein Termin frei\.$/]],
  [
    'booked',
    { date: { ...examDate('bald', 5, 7), booking_until: inDays(2) } },
    [/^Termin: .*, Ort bald$/, /^Abmelden bis /],
  ],
  ['ready', { date: examDate('jetzt', 0, 7) }, [/^Termin: .*, Ort jetzt$/]],
  ['inEvaluation', { date: examDate('vorbei', -3, 7) }, [/^Termin: .*, Ort vorbei$/]],
  ['open', { requires_booking: false }, [/^Ohne Anmeldung, jederzeit möglich$/]],
  ['passed', { result: result('passed', 1) }, [/^1\. Versuch: bestanden am 16\. März 2026$/]],
  ['passedImport', {}, [/^Aus einem früheren Lehrgang übernommen$/]],
  [
    'failed',
    { attempts_left: 1, result: result('failed', 2) },
    [/^2\. Versuch: nicht bestanden am 16\. März 2026 · noch 1 Versuch$/, /kein Termin frei/],
  ],
  [
    'locked',
    {
      unlocked_by: [
        { id: 'a', title: 'Haus', slug: 'haus' },
        { id: 'b', title: 'Auto', slug: 'auto' },
      ],
    },
    [/^Wird freigeschaltet, sobald «Haus» oder «Auto» abgeschlossen ist$/],
  ],
  ['locked', {}, [/^Noch nicht freigegeben$/]],
])('an exam that is %s says what is known of it', async (state, change, facts) => {
  await open(examList([listedExam(state, change)]));
  for (const fact of facts) expect(row('Pruefung').getByText(fact)).toBeVisible();
});

test('a failed exam without another try offers none', async () => {
  const last = { attempts_left: 0, result: result('failed', 3) };
  await open(examList([listedExam('failed', last)]));
  expect(row('Pruefung').getByText(/noch 0 Versuche$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Erneut versuchen/ })).not.toBeInTheDocument();
});

test('exams stand by what has to be done, and the head says what that is', async () => {
  await open(
    examList([
      listedExam('passed', {}, 'fertig'),
      listedExam('locked', {}, 'zu'),
      listedExam('booked', { date: examDate('spaet', 20, 7) }, 'spaeter'),
      listedExam('booked', { date: examDate('bald', 5, 7) }, 'bald'),
      listedExam('bookingReady', {}, 'offen'),
    ]),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Offen',
    'Bald',
    'Spaeter',
    'Zu',
    'Fertig',
  ]);
  expect(
    screen.getByText('1 von 5 Prüfungen bestanden. Für «Offen» kannst du dich jetzt anmelden.'),
  ).toBeVisible();
});

test('a course without exams says so', async () => {
  await open(examList([]));
  expect(screen.getByText('Hier erscheinen die Prüfungen des Lehrgangs.')).toBeVisible();
});

test('what failed to load is said, and asked for again', async () => {
  fakeNetwork(() => failed(500));
  await open(undefined);
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  fakeNetwork(() => json(examList([listedExam('passed')])));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Pruefung' })).toBeVisible();
});

test('where there is no list of exams, the page does not exist', async () => {
  fakeNetwork(() => ({ status: 404, body: { code: 'not_found' } }));
  await open(undefined, { session: courseSession({ courseType: 'uk' }) });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'In diesem Kurs gibt es keine Prüfungsliste.' }),
  ).toBeVisible();
});

test('an exam is found by the address of another language', async () => {
  await open(examList([listedExam('locked')]), { address: `${address}/pruefung-fr` });
  expect(screen.getByRole('heading', { level: 1, name: 'Pruefung' })).toBeVisible();
});

test('an exam that is not in the list does not exist', async () => {
  await open(examList([listedExam('passed')]), { address: `${address}/keine` });
  expect(screen.getByRole('heading', { level: 1, name: 'Diese Prüfung gibt es nicht.' })).toBeVisible();
});
