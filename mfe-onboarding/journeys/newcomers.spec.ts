import { type AnswerOf, endpoints } from '@learn/contracts';
import { type Api, carla, devices, expect, test } from '@learn/journeys';
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

    test('a newcomer of vv orders a place and opens the first circle', { tag: '@skew' }, async ({
      page,
      platform,
    }) => {
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

    test('a newcomer of uk is enrolled by the course management and opens the first circle', async ({
      page,
      platform,
      somebodyElse,
    }) => {
      const nora = new Newcomer({ page, platform, language, courseType: 'uk' });
      await nora.arrive();
      await nora.createAccount();
      await nora.confirm();
      await nora.chooseEmployer();
      await expect(nora.heading(nora.words.waits)).toBeVisible();
      const { api } = await somebodyElse(carla);
      await enrolInUk(api, nora.email);
      await page.reload();
      await nora.openPath();
      await nora.openFirstCircle();
      expect(nora.cost).toEqual(costs.uk);
    });
  });
}

/** What an admin does with the person: into the first session of uk. */
async function enrolInUk(api: Api, email: string): Promise<void> {
  const read = async (address: string): Promise<unknown> => (await api.get(address)).json();
  const [person] = (await read(
    `${endpoints.adminUsers.path}?${new URLSearchParams({ search: email })}`,
  )) as AnswerOf<typeof endpoints.adminUsers>;
  const courses = (await read(endpoints.roleOptions.path)) as AnswerOf<typeof endpoints.roleOptions>;
  const [session] = courses
    .filter(({ course_type: type }) => type === 'uk')
    .flatMap(({ sessions }) => sessions)
    .toSorted((left, right) => left.start_date.localeCompare(right.start_date));
  const answer = await api.post(endpoints.enrol.path, {
    user_id: person?.id,
    course_session_id: session?.id,
    role: 'MEMBER',
  });
  expect(answer.status()).toBe(200);
}
