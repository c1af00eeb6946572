import {
  CircleDocuments,
  course,
  describePages,
  exam,
  expect,
  expectAccessible,
  giulia,
  jonas,
  kickoff,
  type ListedPage,
  lena,
  marc,
  peter,
  test,
  thomas,
  untilComplete,
  vehicleChange,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

const uk = '/course/ueberbetriebliche-kurse';
const ag = '/course/automobilgewerbe';

const circles = (page: Page) => page.getByRole('heading', { level: 3 }).first();
const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
/** The larger kinds of content come a moment after the page. */
const parts = (page: Page) =>
  page.getByRole('main').locator('dl, ul, [role=status] strong, form, section').first();

const pagesOf = (
  username: string,
  byName: Readonly<Record<string, string>>,
  more: Pick<ListedPage, 'complete' | 'firstView'> = {},
): readonly ListedPage[] => Object.entries(byName).map(([name, path]) => ({ name, path, username, ...more }));

const paths: readonly ListedPage[] = [
  {
    name: 'learning path',
    path: course.path,
    username: lena,
    complete: circles,
    states: {
      'as a list': async (page) => {
        await page.getByRole('link', { name: 'Als Liste' }).click();
        await expect(page).toHaveURL(/view=list/);
        await expect(circles(page)).toBeVisible();
      },
    },
  },
  { name: 'learning path of uk', path: `${uk}/learn`, username: marc, complete: circles },
  { name: 'learning path of ag', path: `${ag}/learn`, username: giulia, complete: circles },
  {
    name: 'learning path of a participant',
    path: (world) => `/course/${course.slug}/profile/${world[lena].user}/learning-path`,
    username: thomas,
    complete: circles,
  },
  {
    name: 'learning path of a mentee',
    path: (world) => `${uk}/profile/${world[marc].user}/learning-path`,
    username: peter,
    complete: circles,
  },
];

const ofCircles: readonly ListedPage[] = [
  ...pagesOf(lena, {
    circle: `${course.path}/fahrzeug`,
  }),
  // what unlocks them is asked for after the page
  ...pagesOf(
    lena,
    {
      'locked circle': `${course.path}/pensionierung`,
      'exam circle': `${course.path}/zwischenpruefung-sach`,
    },
    { firstView: 'begun' },
  ),
  { name: 'exam circle of et', path: exam.path, username: jonas },
  // where it goes on is asked for after the page
  { name: 'circle of uk', path: `${uk}/learn/kickoff`, username: marc, firstView: 'begun' },
  { name: 'exam circle of ag', path: `${ag}/learn/pruefung`, username: giulia },
  { name: 'circle in preview', path: kickoff.path, username: thomas },
  {
    name: 'circle of an expert',
    path: `${course.path}/fahrzeug`,
    username: thomas,
    states: {
      'form for documents': async (page) => {
        const documents = new CircleDocuments(page);
        await documents.add.click();
        await documents.upload.click();
        await expect(documents.form.getByText('Keine Datei ausgewählt')).toBeVisible();
      },
    },
  },
];

const ofContents: readonly ListedPage[] = [
  ...pagesOf(lena, {
    'rich text': kickoff.first.path,
    video: kickoff.second.path,
    'learning module': `${kickoff.path}/rolle-in-der-vermittlung`,
    'knowledge assessment': `${kickoff.path}/was-weisst-du-schon`,
    'document list': `${kickoff.path}/vorlagen-zum-start`,
    demo: `${kickoff.path}/lernplan-erstellen`,
  }),
  ...pagesOf(
    lena,
    {
      'attendance course': `${course.path}/fahrzeug/praesenztag-fahrzeug`,
      test: `${course.path}/fahrzeug/wissenstest-fahrzeug`,
      'media library': `${course.path}/fahrzeug/merkblaetter-fahrzeug`,
    },
    { complete: parts },
  ),
  {
    name: 'feedback',
    path: `${course.path}/fahrzeug/feedback-fahrzeug`,
    username: lena,
    complete: (page) => page.getByRole('main').getByRole('radio').first(),
    states: { summary: goThroughFeedback, 'missing answers': sendIncompleteFeedback },
  },
  // a person who only looks at a course meets no locks
  ...pagesOf(thomas, {
    'placeholder in preview': `${course.path}/pensionierung/gastbeitrag-steuern`,
    'attendance course in preview': `${course.path}/fahrzeug/praesenztag-fahrzeug`,
    'assignment in preview': vehicleChange.path,
    'test in preview': `${course.path}/fahrzeug/wissenstest-fahrzeug`,
    'feedback in preview': `${course.path}/fahrzeug/feedback-fahrzeug`,
    'media library in preview': `${course.path}/fahrzeug/merkblaetter-fahrzeug`,
  }),
  ...pagesOf(
    marc,
    {
      'attendance course that took place': `${uk}/learn/basis/kurstag-basis`,
      'test with a result': `${uk}/learn/basis/wissenstest-basis`,
      'feedback that was given': `${uk}/learn/basis/feedback-basis`,
    },
    { complete: parts },
  ),
  ...pagesOf(
    giulia,
    {
      'attendance course of ag': `${ag}/learn/beratung/praesenztag-beratung`,
      'test of ag': `${ag}/learn/deckungen/wissenstest-deckungen`,
      'media library of ag': `${ag}/learn/deckungen/mediathek-gesetze`,
      'feedback of ag': `${ag}/learn/beratung/feedback-praesenztag`,
    },
    { complete: parts },
  ),
];

const assignments: readonly ListedPage[] = [
  ...pagesOf(
    lena,
    {
      assignment: vehicleChange.path,
      'assignment, summary': `${vehicleChange.path}?step=summary`,
      'conditions of an assignment': `${course.path}/gewinnen/umgang-mit-kundendaten`,
    },
    { complete: sections },
  ),
  ...pagesOf(
    marc,
    { 'assignment that was evaluated': `${uk}/learn/fahrzeug/auffahrunfall` },
    { complete: sections },
  ),
  ...pagesOf(
    giulia,
    { 'casework that was evaluated': `${ag}/learn/beratung/fallarbeit-leasing` },
    { complete: sections },
  ),
];

const media: readonly ListedPage[] = [
  ...pagesOf(lena, {
    'media library, index': course.media,
    'media category': `${course.media}/fahrzeug`,
    'media content, terms': `${course.media}/fahrzeug/begriffe-motorfahrzeug`,
    'media content, leaflet': `${course.media}/fahrzeug/merkblatt-elektroauto`,
    'media content, questions': `${course.media}/gesundheit/gesundheitsfragen-stellen`,
  }),
  ...pagesOf(
    lena,
    {
      'media library, search': `${course.media}?q=kasko`,
      'media library, search without result': `${course.media}?q=xyzxyz`,
    },
    { firstView: 'begun' },
  ),
  ...pagesOf(marc, { 'media content of uk': `${uk}/media/grundlagen/versicherungs-abc` }),
  ...pagesOf(giulia, { 'media content of ag': `${ag}/media/gesetze-und-merkblaetter/aufsichtsgesetz` }),
];

describePages([...paths, ...ofCircles, ...ofContents, ...assignments, ...media]);

test('what does not exist, is locked or does not arrive is accessible', async ({
  page,
  loggedIn,
  consoleGuard,
  frame,
}) => {
  consoleGuard.allow(/server\/graphql|page-operations/);
  await loggedIn(lena);
  for (const rest of ['no-such-circle', 'pensionierung/gastbeitrag-steuern']) {
    await page.goto(`${course.path}/${rest}`);
    await untilComplete(page);
    await expectAccessible(page, rest);
  }
  await page.goto(course.path);
  await untilComplete(page);
  for (const call of ['**/server/graphql/', '**/api/core/page-operations/**'])
    await page.route(call, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: kickoff.title, exact: true }).click();
  await expect(frame.heading).toHaveText('Der Circle konnte nicht geladen werden.');
  await expectAccessible(page, 'circle without its data');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page, loggedIn }) => {
    await loggedIn(lena);
    await page.goto(kickoff.path);
    await page.getByRole('button', { name: 'Anwenden' }).click();
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration))
        .filter((duration) => duration > 1),
    );
    expect(running).toEqual([]);
  });
});

/** All of a questionnaire at a glance; nothing is sent. */
async function goThroughFeedback(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const next = main.locator('form button[type=submit]');
  while ((await next.count()) > 0) {
    const heading = await main.getByRole('heading', { level: 2 }).textContent();
    await next.click();
    await expect(main.getByRole('heading', { level: 2 })).not.toHaveText(heading ?? '');
  }
}

async function sendIncompleteFeedback(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Feedback abgeben' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
}
