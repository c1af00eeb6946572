import { course, expect, lena, test } from '@learn/journeys';

const token = 'a-token-of-the-journey';

test.use({ world: 'twins' });

test('what a page has loaded, and failed to load, is in the metrics once it is left', {
  tag: '@skew',
}, async ({ page, platform, loggedIn, consoleGuard }) => {
  consoleGuard.allow(/mfe-learning-path/);
  await platform.restart('SIGTERM', { METRICS_TOKEN: token });
  const measured = async (line: string) => {
    const answer = await fetch(`${platform.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const found = (await answer.text()).split('\n').filter((text) => text.includes(line));
    return found.reduce((sum, text) => sum + Number(text.split(' ').at(-1)), 0);
  };
  await loggedIn(lena);
  await page.route('**/remotes/mfe-learning-path/**', (route) => route.fulfill({ status: 503 }));
  await page.goto(course.path);
  await expect(page.getByRole('heading', { name: 'Lernpfad ist gerade nicht erreichbar' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kompetenzprofil' }).click();
  await expect(page.getByRole('heading', { name: 'Handlungskompetenzen' })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => measured('remote_failures_total{remote="mfe-learning-path"')).toBeGreaterThan(0);
  expect(await measured('remote_loads_total{remote="mfe-competence"')).toBe(1);
  expect(await measured('remote_loads_total{remote="mfe-learning-path"')).toBe(0);
});
