import type { DueDate } from '@learn/contracts';
import {
  type Api,
  course,
  DueDatesPage,
  expect,
  lena,
  monika,
  noah,
  regula,
  sandra,
  test,
  thomas,
  urs,
} from '@learn/journeys';

for (const username of [lena, thomas, sandra, regula, urs]) {
  test(`${username} sees the dates to come by start, and those that are over`, async ({
    page,
    api,
    loggedIn,
  }) => {
    await loggedIn(username);
    const upcoming = await datesOf(api, '?upcoming=true&limit=500');
    const all = await datesOf(api);
    const dueDates = new DueDatesPage(page);
    await dueDates.open();
    await expect(dueDates.titles).toHaveText(upcoming.map(({ title }) => title));
    await expect.poll(() => dueDates.count()).toBe(upcoming.length);
    expect(Math.max(...(await dueDates.heights())), 'px of the highest one').toBeLessThan(100);
    await page.getByRole('button', { name: 'Vergangene anzeigen' }).click();
    await expect(page).toHaveURL('/dashboard/due-dates?past=true');
    await expect.poll(() => dueDates.count()).toBe(all.length - upcoming.length);
  });
}

for (const username of [noah, monika]) {
  test(`${username} has no dates and is told so`, async ({ page, loggedIn }) => {
    await loggedIn(username);
    await page.goto('/dashboard/due-dates');
    await expect(page.getByText('Im Moment gibt es keine Termine für dich.')).toBeVisible();
  });
}

test('filters live in the address: they survive a reload and go back one by one', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(regula);
  const dueDates = new DueDatesPage(page);
  await dueDates.open();
  const all = await dueDates.count();
  await dueDates.filter('Kurs').selectOption({ index: 1 });
  await expect.poll(() => dueDates.count()).toBeLessThan(all);
  const ofCourse = await dueDates.count();
  await dueDates.filter('Art').selectOption('Prüfungen');
  await expect(page).toHaveURL(/kind=exam/);
  await expect.poll(() => dueDates.count()).toBeLessThan(ofCourse);
  const exams = await dueDates.count();
  await page.reload();
  await expect.poll(() => dueDates.count()).toBe(exams);
  await page.goBack();
  await expect.poll(() => dueDates.count()).toBe(ofCourse);
  await page.getByRole('button', { name: 'Filter Kurs entfernen' }).click();
  await expect.poll(() => dueDates.count()).toBe(all);
});

test('appointments lead to the due dates, those of a course filtered by it', async ({ page, loggedIn }) => {
  await loggedIn(lena);
  for (const path of ['/appointments', '/uk/appointments']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/due-dates');
  }
  await page.goto(`/course/${course.slug}/appointments`);
  await expect(page).toHaveURL(`/dashboard/due-dates?course=${course.slug}`);
  await expect(new DueDatesPage(page).filter('Kurs')).toHaveValue(course.slug);
});

test.describe('the calendar', () => {
  test.use({ world: 'twins' });

  test('is subscribed to by an address that can be renewed', async ({ page, loggedIn }) => {
    await loggedIn(lena);
    const dueDates = new DueDatesPage(page);
    await dueDates.open();
    await dueDates.calendarButton.click();
    const address = dueDates.calendar.getByRole('textbox', { name: 'Adresse deines Kalenders' });
    await expect(address).toHaveValue(/\/calendar\/.+\.ics$/);
    const before = await address.inputValue();
    expect(await (await page.request.get(before)).text()).toContain('BEGIN:VCALENDAR');
    await expect(dueDates.calendar.getByRole('link', { name: 'Abonnieren' })).toHaveAttribute(
      'href',
      before.replace(/^https?:/, 'webcal:'),
    );
    await dueDates.calendar.getByRole('button', { name: 'Adresse erneuern' }).click();
    await dueDates.calendar.getByRole('button', { name: 'Ja, erneuern' }).click();
    await expect(dueDates.calendar.getByText(/^Erneuert \d\d:\d\d$/)).toBeVisible();
    await expect(address).not.toHaveValue(before);
    expect((await page.request.get(before)).status()).toBe(404);
    await page.keyboard.press('Escape');
    await expect(dueDates.calendar).toBeHidden();
    await expect(dueDates.calendarButton).toBeFocused();
  });
});

async function datesOf(api: Api, query = '?limit=500'): Promise<readonly DueDate[]> {
  return (await (await api.get(`/api/dashboard/duedates/${query}`)).json()) as readonly DueDate[];
}
