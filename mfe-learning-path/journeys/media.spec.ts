import { course, devices, expect, giulia, lena, marc, test, thomas } from '@learn/journeys';

const article = {
  title: 'Haftpflicht, Teilkasko, Vollkasko: wer zahlt was?',
  path: `${course.media}/fahrzeug/haftpflicht-teilkasko-vollkasko`,
} as const;

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a participant walks from a category to a content and the learning contents that use it', async ({
      page,
      frame,
      loggedIn,
      mediaPage,
      contentPage,
    }) => {
      await loggedIn(lena);
      await page.goto(course.path);
      await expect(frame.heading).toHaveText('Lernpfad');
      if (await frame.menuButton.isVisible()) await frame.goTo('Mediathek');
      else await frame.tools.getByRole('link', { name: 'Mediathek' }).click();
      await expect(mediaPage.heading).toHaveText('Mediathek');

      await page.getByRole('link', { name: 'Fahrzeug', exact: true }).click();
      await expect(mediaPage.heading).toHaveText('Fahrzeug');
      await page.getByRole('radio', { name: /^Artikel/ }).check();
      await expect(page).toHaveURL(/\?kind=article$/);
      await expect(page.getByRole('listitem').filter({ hasText: 'Merkblatt Elektroauto' })).toHaveCount(0);

      await page.getByRole('link', { name: article.title }).click();
      await expect(mediaPage.heading).toHaveText(article.title);
      await expect(page.getByRole('heading', { name: 'Teilkasko', exact: true })).toBeVisible();

      await page.getByRole('link', { name: 'Merkblätter Fahrzeug' }).click();
      await expect(contentPage.heading('Merkblätter Fahrzeug')).toBeVisible();
      await page.getByRole('link', { name: 'In der Mediathek öffnen' }).click();
      await expect(mediaPage.heading).toHaveText('Fahrzeug');

      await page.getByRole('main').getByRole('link', { name: 'Mediathek' }).click();
      await expect(page.getByRole('heading', { name: 'Zuletzt angesehen' })).toBeVisible();
      await page.getByRole('link', { name: article.title }).click();
      await expect(mediaPage.heading).toHaveText(article.title);
    });

    test('a search while typing forgives a mistake, lives in the address and is done by keyboard', async ({
      page,
      loggedIn,
      mediaPage,
    }) => {
      await loggedIn(lena);
      await mediaPage.open();
      await mediaPage.searchField.fill('teilkakso');
      // the first search of a course makes its index, on cores that are shared
      await expect(mediaPage.result(article.title)).toContainText('Artikel · Fahrzeug', { timeout: 30_000 });
      await expect(mediaPage.count).toContainText('Treffer für «teilkakso»');
      await expect(mediaPage.results.first().locator('mark').first()).toHaveText(/kasko/i);
      await expect(page).toHaveURL(/\?q=teilkakso$/);
      await page.reload();
      await expect(mediaPage.searchField).toHaveValue('teilkakso');
      await expect(mediaPage.result(article.title)).toBeVisible();

      await mediaPage.searchField.focus();
      await page.keyboard.press('ArrowDown');
      await expect(mediaPage.results.first().getByRole('link')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(mediaPage.searchField).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\?q=/);
      await page.goBack();
      await expect(mediaPage.searchField).toHaveValue('teilkakso');

      await mediaPage.searchField.fill('quietscheente');
      await expect(mediaPage.count).toHaveText('Nichts gefunden für «quietscheente»');
      await expect(page.getByRole('link', { name: 'Fahrzeug', exact: true })).toBeVisible();
    });
  });
}

test('a content of a locked circle is found by its title, says so, and stays locked', async ({
  page,
  loggedIn,
  mediaPage,
}) => {
  await loggedIn(lena);
  await mediaPage.open('?q=Pensionierungsplan');
  const locked = mediaPage.result('Pensionierungsplan');
  await expect(locked).toContainText(' · Pensionierung');
  await expect(locked).toContainText('Noch gesperrt');
  await locked.getByRole('link').click();
  await expect(mediaPage.heading).toHaveText('Dieser Inhalt ist noch gesperrt');
  await expect(page.getByText('Wird freigeschaltet')).toBeVisible();
});

test('a video of the library is found by what is spoken in it, and shows it as captions', async ({
  page,
  loggedIn,
  mediaPage,
}) => {
  await loggedIn(lena);
  await mediaPage.open('?q=Samira+Medikamente');
  await mediaPage.result('Heikle Gesundheitsfragen stellen').getByRole('link').click();
  const captions = page.getByLabel('Heikle Gesundheitsfragen stellen').evaluate(async (video) => {
    const track = (video as HTMLVideoElement).querySelector('track');
    if (track?.readyState === HTMLTrackElement.NONE || track?.readyState === HTMLTrackElement.LOADING)
      await new Promise((resolve) => track.addEventListener('load', resolve, { once: true }));
    return [track?.srclang, track?.track.mode, track?.track.cues?.length];
  });
  expect(await captions).toEqual(['de', 'showing', 6]);
  await page.getByRole('button', { name: 'Gesprochener Text' }).click();
  await expect(page.getByText(/Samira schliesst die Tür/)).toBeVisible();
});

test('the field on the learning path leads into the search', async ({ page, loggedIn, mediaPage }) => {
  await loggedIn(lena);
  await page.goto(course.path);
  await mediaPage.searchField.fill('Merkblatt Elektroauto');
  await mediaPage.searchField.press('Enter');
  await expect(mediaPage.heading).toHaveText('Mediathek');
  await expect(mediaPage.result('Merkblatt Elektroauto')).toContainText('Dokument · Fahrzeug');
});

test('a category and a content that do not exist lead back into the library', async ({
  page,
  loggedIn,
  mediaPage,
}) => {
  await loggedIn(lena);
  for (const path of [`${course.media}/nirgends`, `${course.media}/fahrzeug/nirgends`]) {
    await page.goto(path);
    await expect(mediaPage.heading).toHaveText(/gibt es nicht/);
    await page.getByRole('main').getByRole('link', { name: 'Mediathek' }).click();
    await expect(mediaPage.heading).toHaveText('Mediathek');
  }
});

test('an expert sees the library in the preview', async ({ page, frame, loggedIn, mediaPage }) => {
  await loggedIn(thomas);
  await page.goto(course.path);
  const bar = page.getByRole('navigation', { name: 'Vorschau Teilnehmer' });
  await bar.getByRole('link', { name: 'Mediathek' }).click();
  await expect(mediaPage.heading).toHaveText('Mediathek');
  await expect(bar.getByRole('link', { name: 'Mediathek' })).toHaveAttribute('aria-current', 'page');
  await expect(frame.tools.getByRole('link', { name: 'Mediathek' })).toHaveCount(0);
  await mediaPage.searchField.fill('Pensionierungsplan');
  await expect(mediaPage.result('Pensionierungsplan')).toBeVisible();
  await expect(mediaPage.result('Pensionierungsplan')).not.toContainText('gesperrt');
});

for (const { who, language, path, search, found } of [
  {
    who: marc,
    language: 'fr',
    path: '/course/ueberbetriebliche-kurse/media',
    search: 'assurance',
    found: /résultats? pour «\s?assurance\s?»/,
  },
  {
    who: giulia,
    language: 'it',
    path: '/course/automobilgewerbe/media',
    search: 'copertura',
    found: /risultat[io] per «copertura»/,
  },
]) {
  test(`the search finds and speaks in ${language}`, async ({ page, loggedIn, mediaPage }) => {
    await loggedIn(who);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await mediaPage.searchField.fill(search);
    await expect(mediaPage.count).toHaveText(found);
    await page.getByRole('search').getByRole('listitem').first().getByRole('link').click();
    await expect(mediaPage.searchField).toHaveCount(0);
    await expect(page.getByText(/pas encore traduit|non è ancora tradott/)).toHaveCount(0);
  });
}
