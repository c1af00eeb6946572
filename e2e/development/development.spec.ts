import { course, LoginPage, lena, MediaPage, markDocument } from '@learn/journeys';
import { expect, type Page, test } from '@playwright/test';
import { startDevelopment } from '../support/development.ts';

const folder = 'mfe-learning-path/src';
const component = `${folder}/media/MediaLibraryPage.tsx`;
const updates = '**/*.hot-update.json';
const lead = "lead={t('library.lead')}";

test('a page follows the files of a live remote, keeps what was typed, and says what is wrong', async ({
  page,
}) => {
  await using development = await startDevelopment(['mfe-learning-path']);
  const { url, replace, restore } = development;
  const loginPage = new LoginPage(page);
  const media = new MediaPage(page);
  const overlay = page.locator('#development-errors');
  const builtPage = async () =>
    (await page.request.get(`${url}/remotes/mfe-learning-path/any/src_media_MediaLibraryPage_tsx.js`)).text();
  const original = page.getByText('Wissen zum Nachschlagen');
  await page.goto(`${url}/login-local`);
  await loginPage.logIn(lena);
  await expect(page).toHaveURL(`${url}/`);
  await page.goto(`${url}${course.media}`);
  await media.searchField.fill('zz');
  const notReloaded = await markDocument(page);

  await test.step('a component', async () => {
    await replace(component, lead, 'lead="Neu geschrieben"');
    await expect(page.getByText('Neu geschrieben')).toBeVisible();
    await restore(component);
    await expect(original).toBeVisible();
  });

  await expect(media.searchField).toHaveValue('zz');

  await test.step('a text with a new key, which two languages lack', async () => {
    await replace(`${folder}/locales/media.de.json`, '"lead":', '"hint": "Neuer Hinweis",\n    "lead":');
    await replace(component, lead, "lead={t('library.hint' as 'library.lead')}");
    await expect(page.getByText('Neuer Hinweis')).toBeVisible();
    expect(development.output()).toContain('media.fr.json lacks library.hint');
    // one after the other: a page follows one changed file at a time to a build with errors
    await restore(`${folder}/locales/media.de.json`);
    await expect(page.getByText('Neuer Hinweis')).toBeHidden();
    await restore(component);
    await expect(original).toBeVisible();
    await notReloaded();
  });

  await test.step('an operation, also one that does not fit the schema', async () => {
    await replace(component, lead, 'lead={JSON.stringify(library)}');
    await expect(page.getByText('"content_count":')).toBeVisible();
    const operations = `${folder}/media/media.graphql`;
    await replace(operations, 'content_count', 'content_count wrong');
    await expect(overlay).toContainText('Cannot query field "wrong"');
    await restore(operations);
    await expect(overlay).toBeHidden();
    await replace(operations, 'content_count', 'content_count number: content_count');
    await expect(page.getByText('"number":')).toBeVisible();
    await restore(operations);
    await expect(page.getByText('"number":')).toBeHidden();
    await restore(component);
    await expect(original).toBeVisible();
    await notReloaded();
  });

  await test.step('a file that cannot be read', async () => {
    const changed = await replace(component, lead, 'lead={t(}');
    await expect(overlay).toContainText('src/media/MediaLibraryPage.tsx');
    await expect(overlay).toContainText(`[${lineOf(changed, 'lead={t(}')}:`);
    await expect(original).toBeVisible();
    await restore(component);
    await expect(overlay).toBeHidden();
    await notReloaded();
  });

  for (const repaired of [false, true])
    await test.step(`builds while the page is behind, the broken one ${repaired ? 'repaired' : 'the last'}`, async () => {
      const asked = page.waitForRequest(updates);
      const release = await holdUpdates(page);
      await replace(component, lead, 'lead="Neu geschrieben"');
      await asked;
      await expect.poll(builtPage).toContain('Neu geschrieben');
      await replace(component, 'lead="Neu geschrieben"', 'lead={t(}');
      await expect(overlay).toContainText('src/media/MediaLibraryPage.tsx');
      if (repaired) {
        await replace(component, 'lead={t(}', 'lead="Wieder ganz"');
        await expect(overlay).toBeHidden();
        await replace(component, 'lead="Wieder ganz"', 'lead="Zuletzt geschrieben"');
        await expect.poll(builtPage).toContain('Zuletzt geschrieben');
      }
      await release();
      await expect(page.getByText(repaired ? 'Zuletzt geschrieben' : 'Neu geschrieben')).toBeVisible();
      await notReloaded();
      await restore(component);
      await expect(original).toBeVisible();
      await notReloaded();
    });

  await test.step('an error at run time', async () => {
    const changed = await replace(
      component,
      'const idle',
      "if (idle0) throw new Error('planted');\n  const idle",
    );
    await expect(overlay).toContainText('idle0 is not defined');
    await expect(overlay).toContainText(`${component}:${lineOf(changed, 'idle0')}:`);
    await restore(component);
    await expect(overlay).toBeHidden();
    await expect(original).toBeVisible();
  });
  await notReloaded();

  await test.step('the manifest', async () => {
    const entry =
      "{ labelKey: 'search.label', path: linkPatterns.mediaLibrary, action: 'media-library', order: 11 },";
    await replace(`${folder}/remote.ts`, 'navigation: [', `navigation: [\n    ${entry}`);
    await expect(page.getByRole('link', { name: 'Mediathek und Lernpfad durchsuchen' })).toBeVisible();
  });

  expect(await development.interrupt()).toBe(0);
});

/** Lets the page wait for its updates. @returns what lets them through */
async function holdUpdates(page: Page): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route(updates, async (route) => {
    await released.promise;
    await route.continue();
  });
  return async () => {
    released.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}
