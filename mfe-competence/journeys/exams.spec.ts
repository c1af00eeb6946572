import { examOffice, expect, lena, type Platform, test, vvExam } from '@learn/journeys';
import type { Page } from '@playwright/test';

test.use({ world: 'own' });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const idOf = async (api: { get: Page['request']['get'] }) =>
  ((await (await api.get('/api/core/me/')).json()) as { id: string }).id;

test('two people want the last seat; from the booking to the result, and once more', async ({
  page,
  browser,
  platform,
  loggedIn,
  somebodyElse,
  api,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/409.*\/booking\//);
  await loggedIn(lena);
  const office = await examOffice(platform, browser, api, vvExam);
  const own = await idOf(api);
  const fellow = await office.somebodyBooked(own);
  await office.setState(own, 'bookingReady');
  await office.setState(fellow.userId, 'bookingReady');
  await office.addDate(40, 1);
  await office.addDate(60, 5);
  const other = await somebodyElse(fellow.username);

  for (const each of [page, other.page]) {
    await each.goto(`${vvExam.list}?courseSessionId=${office.courseSessionId}`);
    const row = each.getByRole('listitem').filter({ hasText: vvExam.title });
    await expect(row).toContainText('Prüfung bereit');
    await expect(row).toContainText('Nächster freier Termin: ');
    await row.getByRole('link', { name: `Jetzt anmelden: ${vvExam.title}` }).press('Enter');
    await region(each, 'Prüfung bereit')
      .getByRole('radio', { name: /Saal 40/ })
      .press(' ');
  }
  await Promise.all(
    [page, other.page].map((each) =>
      each.getByRole('button', { name: 'Verbindlich anmelden' }).press('Enter'),
    ),
  );
  const booked = (each: Page) => each.getByText(/^Du bist angemeldet: /);
  for (const each of [page, other.page]) await expect(booked(each).or(each.getByRole('alert'))).toBeVisible();
  const isOurs = await booked(page).isVisible();
  const [winner, loser] = isOurs ? [page, other.page] : [other.page, page];
  await expect(booked(winner)).toBeVisible();
  await expect(loser.getByRole('alert')).toContainText(
    /^Dieser Termin ist inzwischen ausgebucht\. Der nächste freie Termin: .+/,
  );
  await expect(loser.getByRole('radio', { name: /Saal 40.*ausgebucht/ })).toBeDisabled();
  await loser.getByRole('radio', { name: /Saal 60/ }).check();
  await loser.getByRole('button', { name: 'Verbindlich anmelden' }).click();
  await expect(booked(loser)).toBeVisible();

  const winnerId = isOurs ? own : fellow.userId;
  await office.setState(winnerId, 'ready');
  await winner.reload();
  await region(winner, 'Prüfung bereit').getByRole('button', { name: 'Jetzt starten' }).click();
  await region(winner, 'In Bearbeitung').getByRole('button', { name: 'Prüfung abgeben' }).click();
  const dialog = winner.getByRole('dialog', { name: 'Prüfung abgeben?' });
  await dialog.getByRole('button', { name: 'Prüfung abgeben' }).click();
  await expect(region(winner, 'In Bewertung')).toContainText('wird bewertet');

  await office.setState(winnerId, 'failed');
  await winner.reload();
  await expect(region(winner, 'Nicht bestanden')).toContainText(/[12]\. Versuch: nicht bestanden am/);
  await winner.getByRole('link', { name: 'Prüfungen', exact: true }).click();
  const row = winner.getByRole('listitem').filter({ hasText: vvExam.title });
  await expect(row).toContainText(
    // one of the two has failed before
    /(1\. Versuch: nicht bestanden am .* · noch 2 Versuche|2\. Versuch: nicht bestanden am .* · noch 1 Versuch)/,
  );
  await row.getByRole('link', { name: `Erneut versuchen: ${vvExam.title}` }).click();
  await region(winner, 'Nicht bestanden').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(region(winner, 'Prüfung bereit').getByRole('radio', { name: /Saal 60/ })).toBeEnabled();

  await office.setState(winnerId, 'passed');
  await winner.goto(`/course/${vvExam.course}/competence/vv-certificates`);
  await expect(winner.getByRole('listitem').filter({ hasText: vvExam.title })).toContainText(
    'Prüfung bestanden am',
  );
});

test('a platform without the list of exams has no entry, no page and no data', async ({
  page,
  platform,
  loggedIn,
  api,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const profile = `/course/${vvExam.course}/competence`;
  const main = page.getByRole('main');
  const listStatus = async () => {
    const [session] = (await (await api.get('/api/course/sessions/')).json()) as { id: string }[];
    return (await api.get(`/api/exam/${session?.id}/person/${await idOf(api)}/`)).status();
  };
  await loggedIn(lena);
  await page.goto(profile);
  await expect(main.getByRole('link', { name: 'Prüfungen', exact: true })).toBeVisible();
  expect(await listStatus()).toBe(200);

  // what an open page still loads would fail
  await page.goto('about:blank');
  await switchExams(platform, false);
  await page.goto(profile);
  await expect(main.getByRole('link', { name: 'Alle Selbsteinschätzungen' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Prüfungen', exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Zertifikate', exact: true })).toHaveCount(0);
  for (const path of [vvExam.list, `${profile}/vv-certificates`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  }
  expect(await listStatus()).toBe(404);
});

const switchExams = (platform: Platform, on: boolean) =>
  platform.restart('SIGTERM', { SHOW_VV_COMPETENCE_EXAMS: String(on) });
