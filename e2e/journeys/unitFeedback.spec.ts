import { course, devices, expect, expectAccessible, kickoff, lena, sandra, test } from '@learn/journeys';

const unit = `${course.competence}/self-evaluation-and-feedback/kickoff/rolle-verstehen`;

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport, world: 'twins' });

    test('a question, an answer with comments, and what has changed since', async ({
      page,
      loggedIn,
      somebodyElse,
    }) => {
      test.slow();
      await loggedIn(lena, { newBrowser: true });
      await page.goto(`${course.competence}/self-evaluation-and-feedback?circle=kickoff`);
      await page.getByRole('link', { name: 'Feedback ansehen: Deine Rolle' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Deine Rolle' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Deine Frage (freiwillig)' }).fill('Reicht das so?');
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Deine Frage (freiwillig)' })).toHaveValue(
        'Reicht das so?',
      );
      await page.getByRole('button', { name: 'Feedback anfragen' }).click();
      await expect(page.getByRole('heading', { name: 'Feedback angefragt' })).toBeVisible();
      await expectAccessible(page, 'feedback that was asked for');

      const { page: mentor } = await somebodyElse(sandra);
      await mentor.setViewportSize(viewport);
      await mentor.goto('/notifications');
      await mentor
        .getByRole('link', { name: /«Deine Rolle» und fragt: «Reicht das so\?»/ })
        .first()
        .click();
      await expect(mentor.getByText('Reicht das so?')).toBeVisible();
      const groups = mentor.getByRole('main').getByRole('group');
      await groups.nth(0).getByRole('radio', { name: 'Lena kann das' }).check();
      await groups.nth(1).getByRole('radio', { name: 'Lena schaut das nochmals an' }).check();
      await groups.nth(1).getByRole('textbox').fill('Ergänze noch den Grund.');
      await expect(groups.nth(1).getByText('gespeichert', { exact: true })).toHaveCount(2);
      await mentor.reload();
      await expect(groups.nth(1).getByRole('textbox')).toHaveValue('Ergänze noch den Grund.');
      await mentor.getByRole('button', { name: 'Feedback abschicken' }).click();
      await expect(mentor.getByText(/Lena hat dein Feedback bekommen/)).toBeVisible();
      await expectAccessible(mentor, 'feedback that was given');

      await page.goto('/notifications');
      await page
        .getByRole('link', { name: /hat dir ein Feedback zur Selbsteinschätzung «Deine Rolle» gegeben/ })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(unit));
      const differ = page.getByRole('list', { name: 'Hier seht ihr es verschieden' });
      const documented = differ.getByRole('listitem').filter({ hasText: 'nachvollziehbar dokumentieren' });
      await expect(documented).toContainText('Kann ich');
      await expect(documented).toContainText('Nochmals anschauen');
      await expect(documented).toContainText('Ergänze noch den Grund.');
      await expectAccessible(page, 'both assessments beside each other');

      await page.getByRole('link', { name: 'Einschätzung ändern' }).click();
      await expect(page).toHaveURL(new RegExp(kickoff.unit.evaluate));
      const own = page.getByRole('group', { name: /nachvollziehbar dokumentieren/ });
      await own.getByRole('radio', { name: 'Das muss ich nochmals anschauen' }).click();
      await expect(own.getByText(/^gespeichert /)).toBeVisible();
      await page.getByRole('link', { name: 'Feedback der Lernbegleitung' }).click();
      const agree = page.getByRole('list', { name: 'Hier seid ihr euch einig' });
      await expect(agree).toContainText('vorher «kann ich»; das Feedback ist älter');
      const history = page.getByRole('region', { name: 'Was sich geändert hat' });
      await expect(history.getByRole('listitem').first()).toContainText(
        '1 Kriterium von «kann ich» auf «nochmals anschauen»',
      );
      await expect(page.getByText('1 Kriterium hat sich seit dem letzten Feedback geändert.')).toBeVisible();

      await page.getByRole('button', { name: 'Feedback anfragen' }).click();
      await page.getByRole('button', { name: 'Anfrage zurückziehen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Anfrage zurückziehen' }).click();
      await expect(page.getByRole('button', { name: 'Feedback anfragen' })).toBeVisible();
      await expect(agree).toBeVisible();
    });
  });
}
