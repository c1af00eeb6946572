import { devices, expect, lena, observeShifts, shifted, test, untilComplete } from '@learn/journeys';

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('nothing jumps while home is built up', async ({ page, loggedIn, homePage }) => {
      await loggedIn(lena);
      await observeShifts(page);
      await homePage.open();
      await untilComplete(page);
      expect(await shifted(page)).toBeLessThan(0.02);
    });

    test.describe('drawn by the browser', () => {
      test.use({ world: 'own', firstViews: false });

      test('the frame lies where header and page will lie', async ({ page, loggedIn, homePage }) => {
        await loggedIn(lena);
        const released = Promise.withResolvers<void>();
        await page.route('**/remotes/**', async (route) => {
          await released.promise;
          await route.continue();
        });
        await page.goto('/', { waitUntil: 'commit' });
        const frame = page.locator('.frame-top');
        await expect(frame).toBeVisible();
        const bar = await frame.boundingBox();
        const brand = await page.locator('.frame-bar > svg').boundingBox();
        const person = await page.locator('.frame-person').boundingBox();
        released.resolve();
        await expect(homePage.greeting).toBeVisible();
        const banner = page.getByRole('banner').first();
        // the frame's own bar goes when the page's is there
        await expect.poll(() => banner.boundingBox()).toEqual(bar);
        const emblem = await banner.getByRole('link', { name: 'Lernkreis' }).locator('svg').boundingBox();
        expect(emblem?.x).toBeCloseTo(brand?.x ?? 0, 0);
        const menu = await banner.getByRole('button', { name: 'Menü von Lena Keller' }).boundingBox();
        expect((menu?.x ?? 0) + (menu?.width ?? 0) / 2).toBeCloseTo((person?.x ?? 0) + 20, 0);
      });
    });
  });
}
