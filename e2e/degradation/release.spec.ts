import { addressOf, endpoints } from '@learn/contracts';
import type { EndpointBody, releaseEndpoints } from '@learn/contracts/endpoints';
import {
  carla,
  course,
  expect,
  kickoff,
  lena,
  markDocument,
  release,
  sandra,
  test,
  thomas,
} from '@learn/journeys';
import { rebuildRemote } from '../support/rebuild.ts';
import { liveVersion } from '../support/releaseFiles.ts';
import { storeTrial, trialName, trialPath } from '../support/trialRemote.ts';

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
  consoleGuard.allow(/mfe-competence/);
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

test('a canary that throws shows its visitors the last good version, ends itself, and administrators are told', async ({
  page,
  api,
  platform: { releasesDir, url },
  loggedIn,
  frame,
  somebodyElse,
}) => {
  await storeTrial(releasesDir, { version: 'sound' });
  await storeTrial(releasesDir, { version: 'broken', manifest: "throw new Error('the trial fails')" });
  await loggedIn(carla);
  const address = addressOf(endpoints.moveRelease, { params: { name: trialName } });
  const move = async (to: EndpointBody<typeof releaseEndpoints.move>) =>
    expect((await api.post(address, to)).status()).toBe(200);
  await move({ kind: 'promote', version: 'sound', reason: 'first' });
  await move({ kind: 'canary', version: 'broken', percent: 1, reason: 'a try' });
  const visitors = await Promise.all([lena, thomas, sandra].map(somebodyElse));
  const versionsOf = async (visitor: (typeof visitors)[number]) => {
    await visitor.page.goto(trialPath);
    await expect(visitor.page.getByRole('main')).toContainText('Die Seite des Versuchs');
    const files = await visitor.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    return [...new Set(files.flatMap((file) => /mfe-trial\/(\w+)/.exec(file)?.[1] ?? []))];
  };

  await Promise.all(
    visitors.map(async (visitor) => {
      // of those who see the canary
      await visitor.page.context().addCookies([{ name: 'release_group', value: '0', url }]);
      expect(await versionsOf(visitor)).toEqual(expect.arrayContaining(['broken', 'sound']));
      // leaving the page, it reports
      await visitor.page.goto('about:blank');
    }),
  );
  await expect
    .poll(async () => Promise.all(visitors.slice(0, 1).map(versionsOf)), { timeout: 60_000 })
    .toEqual([['sound']]);

  await page.goto('/');
  await frame.bell.click();
  await frame.notifications
    .getByRole('link', { name: /prova di mfe-trial broken: errori per 3 persone/ })
    .click();
  await expect(page.getByText(/terminato la prova di broken: errori per 3 persone/).first()).toBeVisible();
});
