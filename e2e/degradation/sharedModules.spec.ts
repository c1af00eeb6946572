import { course, expect, kickoff, lena, test, untilComplete } from '@learn/journeys';
import { fetchedScripts, runningParts } from '../support/sharedModules.ts';

const remotes = ['mfe-competence', 'mfe-learning-path'];

/** A text of each library that no other script contains. */
const marks = {
  react: 'react.transitional.element',
  'styled-components': 'data-styled-version',
  '@apollo/client': 'apollo.cache',
  'react-router': '__reactRouterVersion',
  i18next: 'languageChanged',
};

test('shell and remotes run with one instance of each shared module, the shell’s', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(lena);
  await page.goto('/');
  await untilComplete(page);
  await page.getByRole('link', { name: new RegExp(`^${kickoff.title}`) }).click();
  await page.getByRole('link', { name: 'Selbsteinschätzung' }).first().click();
  await expect(frame.heading).toHaveText(/^Selbsteinschätzung: /);
  await frame.goTo('Lernpfad');
  await expect(frame.heading).toHaveText('Lernpfad');

  const { instances, apart, modules } = await runningParts(page);
  expect(instances).toEqual(expect.arrayContaining([...remotes, 'shell']));
  expect(apart).toEqual([]);
  const keys = modules.map(({ key }) => key);
  expect(keys, 'each module is there once').toEqual([...new Set(keys)]);
  const loaded = modules.filter((module) => module.loaded);
  // what is loaded when it is needed, such as overlays, is not needed by all
  for (const key of [
    'react',
    'react/jsx-runtime',
    '@learn/platform',
    '@learn/platform/apollo',
    '@learn/ui',
  ]) {
    const module = loaded.find((one) => one.key === key);
    expect(module?.from, key).toBe('shell');
    expect(module?.usedBy, key).toEqual(expect.arrayContaining([...remotes, 'shell']));
  }
});

test('each library is in one of the scripts that a page runs', async ({ page, loggedIn }) => {
  await loggedIn(lena);
  await page.goto(course.path);
  await untilComplete(page);
  // the data client comes with the first move of the pointer
  await page.getByRole('link', { name: kickoff.title, exact: true }).hover();
  await expect
    .poll(async () => Object.values(await fetchedScripts(page)).join(''))
    .toContain(marks['@apollo/client']);
  const scripts = Object.entries(await fetchedScripts(page));
  expect(scripts.length).toBeGreaterThan(2);
  for (const [library, mark] of Object.entries(marks)) {
    const holders = scripts.filter(([, text]) => text.includes(mark)).map(([path]) => path);
    expect(holders, library).toHaveLength(1);
    expect(holders[0], library).toMatch(/^\/remotes\/shell\//);
  }
});

test('no text becomes a script or an element but through the policy of the shell', async ({
  page,
  homePage,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/Trusted/);
  await loggedIn(lena);
  await page.goto('/');
  await expect(homePage.greeting).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const outcome = (attempt: () => void) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      released: outcome(() => Object.assign(script, { src: '/remotes/mfe-a/v1/chunk.js' })),
      answer: outcome(() => Object.assign(script, { src: '/api/core/me/' })),
      text: outcome(() => Object.assign(script, { text: 'globalThis.foreignCode = true' })),
      html: outcome(() => Object.assign(document.createElement('div'), { innerHTML: '<b>text</b>' })),
      richText: outcome(() => new DOMParser().parseFromString('<p>text</p>', 'text/html')),
    };
  });
  expect(outcomes).toEqual({
    released: 'done',
    answer: 'TypeError',
    text: 'TypeError',
    html: 'TypeError',
    richText: 'done',
  });
});
