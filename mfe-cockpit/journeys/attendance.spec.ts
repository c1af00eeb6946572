import {
  type Api,
  askServer,
  carla,
  devices,
  expect,
  offlineErrors,
  ownSession,
  setOffline,
  test,
  thomas,
  untilCopied,
} from '@learn/journeys';
import type { Page } from '@playwright/test';
import { apprentices } from './apprentices.ts';

// twins are alone in their sessions of this course
test.use({ world: 'own' });

const list = `${apprentices.cockpit}/attendanceCheck`;

/** The people of the list that is open, by the choice «present». */
const present = (page: Page) => page.getByRole('main').getByRole('radio', { name: 'Anwesend' });
const bar = (page: Page) => page.getByRole('region', { name: 'Stand der Liste' });

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('from the days to a list that is complete, saved person by person', async ({ page, loggedIn }) => {
      await loggedIn(thomas);
      await page.goto(`${apprentices.cockpit}/attendance`);
      const open = page.getByRole('region', { name: 'Zu erfassen' }).getByRole('listitem');
      await open.filter({ hasText: '0 von 22 erfasst' }).getByRole('link').click();
      await expect(bar(page)).toContainText('0 von 22anwesend, 22 noch offen');
      const first = page.getByRole('list', { name: 'Teilnehmende' }).getByRole('listitem').first();
      const writes = await holdFirstWrite(page);
      if (name === 'phone') await first.getByRole('button', { name: /^Andere Angaben zu/ }).click();
      await first.getByRole('radio', { name: 'Entschuldigt' }).check();
      await expect.poll(writes.count).toBe(1);
      await page.getByRole('button', { name: 'Alle anwesend' }).click();
      await expect(bar(page)).toContainText('21 von 22anwesend, alle erfasst');
      writes.release();
      await expect(bar(page)).toContainText(/gespeichert \d\d:\d\d/);
      // what was chosen during the first one goes together
      expect(writes.count()).toBe(2);
      await page.reload();
      await expect(bar(page)).toContainText('21 von 22anwesend, alle erfasst');
      await expect(first.getByRole('radio', { name: 'Entschuldigt', includeHidden: true })).toBeChecked();
      await page.getByRole('link', { name: 'Präsenztage' }).click();
      await expect(page.getByRole('region', { name: 'Erfasst' })).toContainText('21 von 22 anwesend');
    });
  });
}

test.describe('on a phone in the course room', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is recorded without network is sent later, and what somebody else has changed is asked about', async ({
    page,
    context,
    api,
    loggedIn,
    somebodyElse,
    consoleGuard,
  }) => {
    test.slow();
    consoleGuard.allow(...offlineErrors, /Failed to fetch/);
    await loggedIn(thomas);
    const { courseSessionId } = await ownSession(api, apprentices.slug);
    await page.goto(list);
    await untilCopied(page, list);
    await setOffline(context, true);
    await page.reload();
    await expect(bar(page)).toContainText('0 von 22');
    await present(page).nth(0).check();
    await present(page).nth(1).check();
    await expect(bar(page)).toContainText('2 warten aufs Senden');
    await page.reload();
    await expect(bar(page)).toContainText('2 warten aufs Senden');
    await expect(bar(page)).toContainText('2 von 22');

    await recordFirstAsAbsent((await somebodyElse(carla)).api, courseSessionId);

    await setOffline(context, false);
    const conflict = page.getByRole('alert');
    await expect(conflict).toContainText('Carla Conti hat inzwischen «Abwesend» erfasst');
    await expect(bar(page)).toContainText('1 nicht gespeichert');
    await conflict.getByRole('button', { name: 'Meine Angabe: Anwesend' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(bar(page)).toContainText(/gespeichert \d\d:\d\d/);
    await page.reload();
    await expect(bar(page)).toContainText('2 von 22');
    await expect(present(page).nth(0)).toBeChecked();
    await expect(present(page).nth(1)).toBeChecked();
  });
});

/** The first write of the list stays on its way until `release`; all are counted. */
async function holdFirstWrite(page: Page) {
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/server/graphql/', async (route) => {
    if (!route.request().postData()?.includes('RecordAttendance')) return route.fallback();
    count += 1;
    await promise;
    return route.fallback();
  });
  return { count: () => count, release: resolve };
}

interface Session {
  readonly users: readonly { readonly user_id: string; readonly role: string }[];
  readonly attendance_courses: readonly {
    readonly id: string;
    readonly attendance_user_list: readonly unknown[];
  }[];
}

/** Records the first participant of the first list that is empty, over whatever was seen. */
async function recordFirstAsAbsent(api: Api, courseSessionId: string): Promise<void> {
  const { course_session } = await askServer<{ course_session: Session }>(
    api,
    `query ($id: ID!) { course_session(id: $id) {
      users { user_id role } attendance_courses { id attendance_user_list { user_id } } } }`,
    { id: courseSessionId },
  );
  const day = course_session.attendance_courses.find((one) => one.attendance_user_list.length === 0);
  const first = course_session.users.find(({ role }) => role === 'MEMBER');
  await askServer(
    api,
    `mutation ($id: ID!, $list: [AttendanceUserInput!]!) {
      update_course_session_attendance_course_users(id: $id, attendance_user_list: $list) {
        course_session_attendance_course { id } } }`,
    { id: day?.id, list: [{ user_id: first?.user_id, status: 'ABSENT' }] },
  );
}
