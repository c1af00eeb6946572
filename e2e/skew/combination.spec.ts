import { expect, lena, liveReleases, test } from '@learn/journeys';

test('what is live together stands on the page, and the server answers all of it', { tag: '@skew' }, async ({
  page,
  platform,
  loggedIn,
}) => {
  await loggedIn(lena);
  await page.goto('/');
  const shown = await page.evaluate(() => {
    const { registry } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
      registry: { remotes: { descriptor: { name: string; version: string } }[] };
    };
    return Object.fromEntries(registry.remotes.map(({ descriptor: { name, version } }) => [name, version]));
  });
  const { shell, ...remotes } = Object.fromEntries(
    (await liveReleases(platform.releasesDir)).map(({ name, version }) => [name, version]),
  );
  expect(Object.keys(shown)).toContain('mfe-learning-path');
  // a participant sees nothing of the admin area
  expect(remotes).toMatchObject(shown);
  await expect(page.locator(`script[src*="/remotes/shell/${shell}/"]`).first()).toBeAttached();
  expect(platform.output()).not.toContain('asks what this server does not answer');
});
