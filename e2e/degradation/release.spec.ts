import { course, kickoff, lena } from '../support/demo.ts';
import { type Rebuilt, rebuildRemote } from '../support/rebuild.ts';
import { release } from '../support/release.ts';
import { liveVersion } from '../support/releaseFiles.ts';
import { markDocument } from '../support/sameDocument.ts';
import { expect, test } from '../support/test.ts';

const remote = 'mfe-competence';
const newTitle = 'Was ich schon kann';

test.use({ world: 'own' });
test.describe.configure({ mode: 'serial' });

let rebuilt: Rebuilt;

test.beforeAll(async () => {
  rebuilt = await rebuildRemote(remote, 'title', newTitle);
});
test.afterAll(() => rebuilt[Symbol.asyncDispose]());

test('a remote that was built again appears at the next load, without the shell, and goes by a rollback', async ({
  page,
  context,
  platform: { releasesDir },
  loggedIn,
  frame,
}) => {
  await loggedIn(lena);
  const before = await liveVersion(releasesDir, remote);
  const shell = await liveVersion(releasesDir, 'shell');
  await page.goto(course.competence);
  await expect(frame.heading).toHaveText('Kompetenzprofil');
  const expectSameDocument = await markDocument(page);

  await rebuilt.publish(releasesDir);
  await page.reload();
  await expect(frame.heading, 'published is not yet live').toHaveText('Kompetenzprofil');
  const openTab = await context.newPage();
  await openTab.goto(course.path);
  await expect(openTab.getByRole('heading', { level: 1, name: 'Lernpfad' })).toBeVisible();

  await release(releasesDir, ['promote', remote, rebuilt.version]);
  await openTab.getByRole('link', { name: 'Kompetenzprofil' }).click();
  await expect(openTab.getByRole('heading', { level: 1 })).toHaveText('Kompetenzprofil');
  await page.reload();
  await expect(frame.heading).toHaveText(newTitle);
  await expect(frame.navigation.getByRole('link', { name: newTitle })).toBeVisible();
  expect(await liveVersion(releasesDir, 'shell')).toBe(shell);
  await expect(expectSameDocument(), 'the mark belonged to the page before').rejects.toThrow();

  await release(releasesDir, ['rollback', remote]);
  expect(await liveVersion(releasesDir, remote)).toBe(before);
  await page.reload();
  await expect(frame.heading).toHaveText('Kompetenzprofil');
});

test('a release whose files cannot be had falls back to the one before it', async ({
  page,
  platform: { releasesDir },
  loggedIn,
  frame,
  consoleGuard,
}) => {
  consoleGuard.allow(/mfe-competence/);
  await loggedIn(lena);
  await rebuilt.publish(releasesDir);
  await release(releasesDir, ['promote', remote, rebuilt.version]);
  await page.route(`**/remotes/${remote}/${rebuilt.version}/**`, (route) => route.fulfill({ status: 503 }));
  await page.goto(course.competence);
  await expect(frame.heading).toHaveText('Kompetenzprofil');
  await page.goto(kickoff.unit.evaluate);
  await expect(frame.heading).toHaveText(`Selbsteinschätzung: ${kickoff.unit.title}`);
});

test('a file that is not the one that was built is not run', async ({
  page,
  platform: { releasesDir },
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/mfe-competence/, /integrity/);
  await loggedIn(lena);
  const version = await liveVersion(releasesDir, remote);
  await page.route(`**/remotes/${remote}/${version}/**`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.foreignCode = true;${await answer.text()}` });
  });
  await page.goto(course.competence);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Kompetenzprofil ist gerade nicht erreichbar' }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'foreignCode' in globalThis)).toBe(false);
});
