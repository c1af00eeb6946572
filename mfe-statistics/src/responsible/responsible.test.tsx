import { currentAddress, failed, fakeNetwork, graphqlError, inlinedOperation } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrganisationStatisticsDocument } from '../__generated__/graphql.ts';
import { openPage } from '../testing/openPage.tsx';
import { courseSessionId, organisationAnswer } from '../testing/organisation.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const operations = [
  inlinedOperation(
    OrganisationStatisticsDocument,
    { course_session_id: courseSessionId },
    organisationAnswer(),
  ),
];
const open = (address: string) => openPage(`/dashboard/${address}`, { operations });
const tiles = () => within(screen.getByRole('navigation', { name: 'Kennzahlen' }));
/** no-break spaces as plain ones */
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

test('course costs of the calendar year: their sum, by month, by profile, and the orders', async () => {
  await open(`cost/${courseSessionId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kurskosten' })).toBeVisible();
  expect(screen.getByText('Silberdistel AG, Kalenderjahr 2026')).toBeVisible();
  const sum = screen.getByRole('region', { name: 'Kurskosten 2026' });
  expect(plain(sum)).toContain('CHF 17’401 3 Bestellungen für 3 Personen');
  expect(plain(sum)).toContain('Am meisten kostete der Monat September: CHF 14’501.');
  const profiles = screen.getByRole('region', { name: 'Nach Zulassungsprofil' });
  expect(profiles).toHaveTextContent('83 % der Kosten entfallen auf Leben.');
  await userEvent.click(within(profiles).getByRole('button', { name: /Als Tabelle/ }));
  expect(within(profiles).getByRole('link', { name: 'Leben' })).toHaveAttribute(
    'href',
    `/dashboard/cost/${courseSessionId}?year=2026&profile=leben`,
  );
  const orders = screen.getByRole('table', { name: 'Bestellungen' });
  expect(within(orders).getAllByRole('row')).toHaveLength(4);
  expect(within(orders).getByRole('row', { name: /Zoé Muster.*Ohne Profil.*02\.03\.2026/ })).toBeVisible();
});

test('rows are downloaded as they are shown, of one profile as well', async () => {
  const sent = fakeNetwork(() => failed(500));
  await open(`cost/${courseSessionId}?year=2025&profile=leben`);
  const downloads = await screen.findByRole('group', { name: '«Bestellungen» herunterladen' });
  await userEvent.click(within(downloads).getByRole('button', { name: 'Excel' }));
  expect(sent.at(-1)?.address).toBe(
    `/api/dashboard/export/training_responsible_costs/?format=xlsx&course_session_ids=${courseSessionId}` +
      '&from=2025-01-01&to=2025-12-31&profile=id-leben',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei konnte nicht erstellt werden');
});

const chartExport = (chart: string, query: string) =>
  `/api/dashboard/training-responsible/${courseSessionId}/export/${chart}/?format=csv${query}`;
const ofYear = '&year=2026';

test.each([
  ['cost', 'Kurskosten 2026', chartExport('cost_by_month', ofYear)],
  ['cost', 'Nach Zulassungsprofil', chartExport('cost_by_profile', ofYear)],
  ['exam/cost', 'Prüfungskosten 2026', chartExport('exam_cost_by_month', ofYear)],
  ['exam/cost', 'Nach Zulassungsprofil', chartExport('exam_cost_by_profile', ofYear)],
  ['exam/taken', 'Prüfungen 2026', chartExport('exams_by_month', ofYear)],
  ['exam/taken', 'Bestehensquote nach Zulassungsprofil', chartExport('pass_rate_by_profile', ofYear)],
  [
    'certification-profile',
    'Zertifikate 2026 nach Profil',
    chartExport('certificates_by_profile', `${ofYear}&profile=leben`),
  ],
  ['certification-profile', 'Zertifikate nach Jahr', chartExport('certificates_by_year', '&profile=leben')],
])('%s: the chart «%s» is downloaded as it is shown', async (page, title, address) => {
  const sent = fakeNetwork(() => failed(500));
  await open(`${page}/${courseSessionId}${address.includes('profile=leben') ? '?profile=leben' : ''}`);
  const downloads = await screen.findByRole('group', { name: `«${title}» herunterladen` });
  await userEvent.click(within(downloads).getByRole('button', { name: 'CSV' }));
  expect(sent.at(-1)?.address).toBe(address);
});

test('every figure stands in a tile with the page behind it', async () => {
  await open(`exam/taken/${courseSessionId}?year=2025`);
  await screen.findByRole('heading', { level: 1, name: 'Abgelegte Prüfungen' });
  const links = tiles().getAllByRole('link');
  expect(links.map((link) => plain(link))).toEqual([
    'Teilnehmende 0 im Jahr 2025 angemeldet',
    'Kurskosten CHF 960 für 1 Person',
    'Prüfungskosten CHF 420 für 1 Prüfung',
    'Abgelegte Prüfungen 1 100 % bestanden',
    'Zertifizierungsprofile 2 Zertifikate ausgestellt',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/persons?course=course&session=${courseSessionId}&role=MEMBER`,
    `/dashboard/cost/${courseSessionId}?year=2025`,
    `/dashboard/exam/cost/${courseSessionId}?year=2025`,
    `/dashboard/exam/taken/${courseSessionId}?year=2025`,
    `/dashboard/certification-profile/${courseSessionId}?year=2025`,
  ]);
  expect(links[3]).toHaveAttribute('aria-current', 'page');
});

test('a filtered address opens as it is, and a choice goes into it', async () => {
  await open(`cost/${courseSessionId}?profile=leben`);
  expect(await screen.findByRole('radio', { name: 'Leben 1' })).toBeChecked();
  expect(tiles().getByRole('link', { name: /^Kurskosten/ })).toHaveTextContent('für 1 Person');
  await userEvent.click(screen.getByRole('radio', { name: 'Alle 2' }));
  await waitFor(() => expect(currentAddress()).toBe(`/dashboard/cost/${courseSessionId}`));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '2025');
  await waitFor(() => expect(currentAddress()).toBe(`/dashboard/cost/${courseSessionId}?year=2025`));
  expect(plain(tiles().getByRole('link', { name: /^Kurskosten/ }))).toContain('CHF 960');
  // one profile only: there is nothing to choose
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('exams taken: the rounded pass rate, also per profile, and each exam', async () => {
  await open(`exam/taken/${courseSessionId}`);
  const rates = await screen.findByRole('region', { name: 'Bestehensquote nach Zulassungsprofil' });
  expect(rates).toHaveTextContent('67 % bestanden, das sind 2 von 3 Prüfungen');
  expect(rates).toHaveTextContent('Am höchsten ist die Quote bei Leben: 100 %.');
  expect(screen.getByRole('row', { name: /Ben Muster.*02\.10\.2026.*nicht bestanden/ })).toBeVisible();
});

test('exam costs are those of the exams taken', async () => {
  await open(`exam/cost/${courseSessionId}`);
  const sum = await screen.findByRole('region', { name: 'Prüfungskosten 2026' });
  expect(plain(sum)).toContain('CHF 1’260 3 Prüfungen von 2 Personen');
});

test('certificates by profile and year', async () => {
  await open(`certification-profile/${courseSessionId}`);
  const ofYear = await screen.findByRole('region', { name: 'Zertifikate 2026 nach Profil' });
  expect(ofYear).toHaveTextContent('3 ausgestellte Zertifikate');
  expect(screen.getByRole('region', { name: 'Zertifikate nach Jahr' })).toHaveTextContent(
    '5 Zertifikate seit 2025.',
  );
});

test('a year of which nothing is known says so, and can be left', async () => {
  await open(`cost/${courseSessionId}?year=2019`);
  expect(await screen.findAllByText(/Im Jahr 2019 ist noch nichts erfasst/)).toHaveLength(2);
  expect(screen.getByText('Zu dieser Auswahl gibt es keine Einträge')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Jahr' })).toHaveValue('2019');
});

test('another session is another address, with the same year', async () => {
  await open(`cost/${courseSessionId}?year=2025`);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Durchführung' }), 'Basel 2025');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/cost/session-basel?year=2025'));
});

test('who is not responsible for an organisation finds nothing', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await openPage(`/dashboard/cost/${courseSessionId}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Statistik gibt es nicht' }),
  ).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await openPage(`/dashboard/cost/${courseSessionId}`);
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
