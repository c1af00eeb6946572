import { addressOf, endpoints, linkPatterns } from '@learn/contracts';
import type { EndpointAnswer, releaseEndpoints } from '@learn/contracts/endpoints';
import { carla, course, expect, lena, test } from '@learn/journeys';

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
  // a failure does not wait for the rest
  await expect.poll(() => measured('remote_failures_total{remote="mfe-learning-path"')).toBeGreaterThan(0);
  await expect.poll(() => measured('remote_loads_total{remote="mfe-competence"')).toBe(1);
  expect(await measured('remote_loads_total{remote="mfe-learning-path"')).toBe(0);
});

type Release = EndpointAnswer<typeof releaseEndpoints.list>[number];

test('how long pages take in a browser is kept by version and page', async ({
  page,
  loggedIn,
  frame,
  somebodyElse,
}) => {
  // The measuring begins five seconds after the page, and what it finds goes twenty later: nobody waits for either here. Scripts have
  // twenty seconds to load, too, and keep one of them.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const shortened = (millis: number) => (millis < 20_000 ? 10 : 1_000);
    window.setTimeout = ((run: TimerHandler, millis = 0, ...given: unknown[]) =>
      wait(
        run,
        millis > 4_000 && millis <= 20_000 ? shortened(millis) : millis,
        ...given,
      )) as typeof setTimeout;
  });
  const { api } = await somebodyElse(carla);
  const kept = async () => {
    const answer = await api.get(addressOf(endpoints.adminReleases, {}));
    return ((await answer.json()) as readonly Release[]).flatMap(({ name, versions, live }) =>
      versions
        .filter(({ version }) => version === live)
        .flatMap(({ timings }) =>
          timings.map((one) => ({ key: `${name} ${one.page} ${one.measure}`, samples: one.samples })),
        ),
    );
  };
  const before = new Map((await kept()).map(({ key, samples }) => [key, samples]));
  const visit = async () => {
    const measures = page.waitForRequest(
      (request) =>
        request.url().includes('remote-reports') && (request.postData() ?? '').includes('shell_start'),
    );
    await page.goto(course.competence);
    await measures;
    await page.keyboard.press('Tab');
    await frame.goTo('Lernpfad');
    await expect(frame.heading).toHaveText('Lernpfad');
    await page.goto('about:blank');
    return (await kept())
      .filter(({ key, samples }) => samples > (before.get(key) ?? 0))
      .map(({ key }) => key);
  };
  await loggedIn(lena);
  await expect
    .poll(visit)
    .toEqual(
      expect.arrayContaining([
        'shell  shell_start',
        'mfe-competence  entry',
        'mfe-competence  expose',
        ...['first_render', 'lcp', 'inp', 'cls'].map(
          (measure) => `mfe-competence ${linkPatterns.competence} ${measure}`,
        ),
        `mfe-learning-path ${linkPatterns.learningPath} first_render`,
      ]),
    );
});
