import { addressOf, type DueDate, endpoints } from '@learn/contracts';
import { dashboardCourse, failed, fakeNetwork, inlinedOperation } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ApprenticesWidgetDocument,
  type ApprenticesWidgetQuery,
  OrganisationWidgetDocument,
} from '../__generated__/graphql.ts';
import { apprenticesAnswer, courseSlug } from '../testing/agent.ts';
import { openWidget } from '../testing/openPage.tsx';
import { courseSessionId, organisation } from '../testing/organisation.ts';
import { ExamExpertStatisticsWidget } from './ExamExpertStatisticsWidget.tsx';
import { examDatesInput } from './examDates.ts';
import { TrainingResponsibleStatisticsWidget } from './TrainingResponsibleStatisticsWidget.tsx';
import { UKBerufsbildnerStatisticsWidget } from './UKBerufsbildnerStatisticsWidget.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const panelOf = (role_key: string) =>
  dashboardCourse({ course_id: 'course', course_slug: courseSlug, role_key });

const responsible = (
  <TrainingResponsibleStatisticsWidget
    course={panelOf('Ausbildungsverantwortlicher')}
    courseSessionId={undefined}
  />
);
const widgetAnswer = (answer: ReturnType<typeof organisation> | null) =>
  inlinedOperation(
    OrganisationWidgetDocument,
    { course_id: 'course' },
    { training_responsible_course: answer },
  );

test('the five figures of the current year, each with its page, of all profiles or of one', async () => {
  await openWidget(responsible, { operations: [widgetAnswer(organisation())] });
  const tiles = within(screen.getByRole('navigation', { name: 'Kennzahlen' }));
  expect(tiles.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/persons?course=course&session=${courseSessionId}&role=MEMBER`,
    `/dashboard/cost/${courseSessionId}`,
    `/dashboard/exam/cost/${courseSessionId}`,
    `/dashboard/exam/taken/${courseSessionId}`,
    `/dashboard/certification-profile/${courseSessionId}`,
  ]);
  expect(tiles.getByRole('link', { name: /^Teilnehmende/ })).toHaveTextContent('3 im Jahr 2026');
  expect(screen.getByRole('region', { name: 'Teilnehmende 2026 nach Profil' })).toHaveTextContent(
    '33 % haben das Profil Generell gewählt.',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Leben 1' }));
  expect(tiles.getByRole('link', { name: /^Teilnehmende/ })).toHaveTextContent('1 im Jahr 2026');
  expect(tiles.getByRole('link', { name: /^Kurskosten/ })).toHaveAttribute(
    'href',
    `/dashboard/cost/${courseSessionId}?profile=leben`,
  );
});

test('an organisation without people says what would be here', async () => {
  await openWidget(responsible, { operations: [widgetAnswer(null)] });
  expect(screen.getByText('Noch nimmt niemand aus deiner Organisation teil')).toBeVisible();
});

test('figures of an organisation that failed can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await openWidget(responsible);
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});

const trainer = (
  <UKBerufsbildnerStatisticsWidget course={panelOf('Berufsbildner')} courseSessionId={undefined} />
);

const apprenticesOf = (answer: ApprenticesWidgetQuery) => [
  inlinedOperation(ApprenticesWidgetDocument, { course_slug: courseSlug }, answer),
];

test('the figures of apprentices, each with its page', async () => {
  await openWidget(trainer, { operations: apprenticesOf(apprenticesAnswer(13)) });
  const tile = (name: string) => screen.getByRole('group', { name });
  expect(tile('Kompetenznachweise')).toHaveTextContent('96 % bestanden von 24 Bewertungen');
  expect(tile('Aufträge')).toHaveTextContent('60 bewertet von 72 Arbeiten');
  expect(tile('Selbsteinschätzungen')).toHaveTextContent('86 % «Ja, ich kann das» von 710 Einschätzungen');
  expect(screen.getByRole('link', { name: 'Alle Noten' })).toHaveAttribute(
    'href',
    `/statistic/berufsbildner/${courseSlug}/competence-grade`,
  );
  expect(screen.getByRole('link', { name: 'Alle Aufträge' })).toHaveAttribute(
    'href',
    `/statistic/berufsbildner/${courseSlug}/assignment`,
  );
});

test('what is not known yet is a dash, never zero', async () => {
  await openWidget(trainer, { operations: apprenticesOf(apprenticesAnswer(13, false)) });
  expect(screen.getByRole('group', { name: 'Kompetenznachweise' })).toHaveTextContent(
    '– noch nichts bewertet',
  );
  expect(screen.getByRole('group', { name: 'Selbsteinschätzungen' })).toHaveTextContent(
    '– noch keine Einschätzung',
  );
});

test('without apprentices it says what would be here', async () => {
  await openWidget(trainer, { operations: apprenticesOf(apprenticesAnswer(0)) });
  expect(screen.getByText('Noch sind keine Lernenden dabei')).toBeVisible();
});

const datesAddress = addressOf(endpoints.dueDates, examDatesInput);

function examDate(id: string, start: string, end: string): DueDate {
  return {
    id,
    kind: 'exam',
    title: 'Zwischenprüfung Sach',
    subtitle: '',
    start,
    end,
    all_day: false,
    manual_override_fields: [],
    assignment_type_translation_key: '',
    date_type_translation_key: '',
    course_id: 'course',
    course_slug: courseSlug,
    course_title: '',
    course_session_id: courseSessionId,
    session_title: '',
    course_session: { id: courseSessionId, my_role: '', is_uk: false, session_title: '' },
    circle: null,
    learning_content_title: '',
    url: '',
    url_expert: '',
    location: 'Bern',
    done: false,
    persons: [],
  };
}

const dates = [
  examDate('later', '2026-12-04T08:00:00Z', '2026-12-04T16:00:00Z'),
  examDate('next', '2026-12-01T08:00:00Z', '2026-12-01T16:00:00Z'),
  examDate('past', '2026-11-04T08:00:00Z', '2026-11-04T16:00:00Z'),
];
const expert = (role_key: string) => (
  <ExamExpertStatisticsWidget
    course={panelOf(role_key)}
    courseSessionId={undefined}
    examPlatformUrl="https://pruefung.example/"
  />
);

test('the earliest own exam date that is not over, and those after it', async () => {
  await openWidget(expert('Prüfungsexperte'), { rest: { [datesAddress]: dates } });
  expect(screen.getByText('Dienstag, 1. Dezember').parentElement).toHaveTextContent(
    '09:00–17:00 · Zwischenprüfung Sach · Bern',
  );
  const others = within(screen.getByRole('list', { name: 'Weitere Prüfungstermine' }));
  expect(others.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Freitag, 4. Dezember, 09:00–17:00Zwischenprüfung Sach · Bern',
  ]);
  expect(screen.getByRole('link', { name: 'Alle Prüfungstermine' })).toHaveAttribute(
    'href',
    '/dashboard/due-dates?kind=exam',
  );
});

test.each([
  ['Prüfungsexperte', false],
  ['Trainer', true],
])('in the panel of %s the small link to the exam platform shows: %s', async (role, shows) => {
  await openWidget(expert(role), { rest: { [datesAddress]: dates } });
  await screen.findByText('Dienstag, 1. Dezember');
  expect(screen.queryAllByRole('link', { name: /Zur Prüfungsplattform/ })).toHaveLength(shows ? 1 : 0);
});

test('without a date it says so', async () => {
  await openWidget(expert('Prüfungsexperte'), { rest: { [datesAddress]: [] } });
  expect(screen.getByText('Du hast keinen Prüfungstermin vor dir')).toBeVisible();
});
