import { devices, expect, restartErrors, test } from '@learn/journeys';
import { Newcomer } from './Newcomer.ts';
import { languages, words } from './words.ts';

const phone = devices.find(({ name }) => name === 'phone')?.viewport ?? { width: 390, height: 844 };

/** From the address to the first circle: presses, the consent, choices and the mailed link among them, and fields (README). */
const costs = {
  vv: { presses: 11, fields: 9 },
  ag: { presses: 7, fields: 4 },
  et: { presses: 7, fields: 4 },
  uk: { presses: 9, fields: 4 },
} as const;

for (const language of languages) {
  test.describe(language, () => {
    test.use({ viewport: phone, locale: words[language].locale, world: 'twins' });

    test('a newcomer of vv orders a place and opens the first circle', async ({ page, platform }) => {
      const nora = new Newcomer({ page, platform, language, courseType: `vv-${language}` });
      await nora.arrive();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await nora.createAccount();
      await nora.confirm();
      await nora.nameEmployer();
      await nora.chooseProfile();
      await nora.order();
      await nora.openPath();
      await nora.openFirstCircle();
      expect(nora.cost).toEqual(costs.vv);
    });

    for (const family of ['ag', 'et'] as const) {
      test(`a newcomer of ${family} takes a place and opens the first circle`, async ({ page, platform }) => {
        const nora = new Newcomer({ page, platform, language, courseType: `${family}-${language}` });
        await nora.arrive();
        await nora.createAccount();
        await nora.confirm();
        await nora.beginCourse();
        await nora.openFirstCircle();
        expect(nora.cost).toEqual(costs[family]);
      });
    }
  });

  test.describe(language, () => {
    test.use({ viewport: phone, locale: words[language].locale, world: 'own' });

    test('a newcomer of uk is enrolled by the course management and opens the first circle', async ({
      page,
      platform,
      consoleGuard,
    }) => {
      consoleGuard.allow(...restartErrors);
      const nora = new Newcomer({ page, platform, language, courseType: 'uk' });
      await nora.arrive();
      await nora.createAccount();
      await nora.confirm();
      await nora.chooseEmployer();
      await expect(nora.heading(nora.words.waits)).toBeVisible();
      const enrolled = await platform.changeRows(enrolment, [nora.email]);
      expect(enrolled).toBe(1);
      await page.reload();
      await nora.openPath();
      await nora.openFirstCircle();
      expect(nora.cost).toEqual(costs.uk);
    });
  });
}

const enrolment = `
  insert into course_session_users (user_id, course_session_id, role)
  select users.id, session.id, 'MEMBER' from users, course_sessions session
  join courses on courses.id = session.course_id
  where users.username = $1 and courses.course_type = 'uk' order by session.start_date limit 1`;
