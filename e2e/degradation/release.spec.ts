import { course, expect, kickoff, lena, markDocument, release, test } from '@learn/journeys';
import { rebuildRemote } from '../support/rebuild.ts';
import { liveVersion } from '../support/releaseFiles.ts';

const remote = 'mfe-competence';
const newTitle = 'Was ich schon kann';

test.use({ world: 'own' });
test('a remote that was built again appears at the next load, without the shell, gives way to the one before where its files fail, and goes by a rollback', async ({
  page,
  context,
  platform: { releasesDir },
  loggedIn,
  frame,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  // what the server has drawn of a version whose files fail is drawn anew from the one before
  consoleGuard.allow(/mfe-competence/, /area: hydration/);
  await using rebuilt = await rebuildRemote(remote, 'title', newTitle);
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

  const files = `**/remotes/${remote}/${rebuilt.version}/**`;
  await page.route(files, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(frame.heading).toHaveText('Kompetenzprofil');
  await page.goto(kickoff.unit.evaluate);
  await expect(frame.heading).toHaveText(`Selbsteinschätzung: ${kickoff.unit.title}`);
  await page.unroute(files);

  await release(releasesDir, ['rollback', remote]);
  expect(await liveVersion(releasesDir, remote)).toBe(before);
  await page.goto(course.competence);
  await expect(frame.heading).toHaveText('Kompetenzprofil');
});
