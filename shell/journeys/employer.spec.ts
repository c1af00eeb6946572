import { axeViolations, daniel, expect, noah, ProfilePage, test } from '@learn/journeys';

const employer = 'Silberdistel Versicherungen AG';
const unconfirmed = /^Noch nicht bestätigt\./;

test.use({ world: 'own' });

test('an employer that a person names counts once their training responsible confirms it', async ({
  page,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(noah);
  const profile = new ProfilePage(page);
  await profile.open();
  const section = page.getByRole('region', { name: 'Organisation', exact: true });
  await section.getByRole('combobox', { name: 'Arbeitgeber', exact: true }).fill('Silberdistel');
  await page.keyboard.press('Enter');
  await expect(profile.saved(section)).toHaveCount(1);
  await expect(section.getByText(unconfirmed)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const responsible = await somebodyElse(daniel);
  await responsible.page.goto('/');
  const claims = responsible.page.getByRole('region', { name: 'Anstellung bestätigen' });
  await expect(claims.getByRole('listitem')).toHaveCount(1);
  await expect(claims.getByRole('listitem')).toContainText('Noah Weber');
  await expect(claims.getByRole('listitem')).toContainText(employer);
  await expect(claims.getByText(/@/)).toHaveCount(0);
  expect(await axeViolations(responsible.page)).toEqual([]);
  await claims.getByRole('button', { name: 'Anstellung von Noah Weber bestätigen' }).click();
  const dialog = responsible.page.getByRole('dialog', { name: `Arbeitet Noah Weber bei ${employer}?` });
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(claims.getByRole('status')).toHaveText('Die Anstellung von Noah Weber ist bestätigt.');
  await expect(claims.getByRole('listitem')).toHaveCount(0);
  await expect(claims.getByRole('heading', { name: 'Anstellung bestätigen' })).toBeFocused();

  await profile.open();
  await expect(section.getByRole('combobox', { name: 'Arbeitgeber', exact: true })).toHaveValue(employer);
  await expect(section.getByText(unconfirmed)).toBeHidden();
  await page.goto('/notifications');
  await expect(
    page.getByText(`Daniel Vogt hat bestätigt, dass du bei «${employer}» arbeitest.`),
  ).toBeVisible();
});
