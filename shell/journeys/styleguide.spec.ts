import { expect, test } from '@learn/journeys';

test('visitors find a component by its code name, and the address says what they see', async ({
  page,
  frame,
}) => {
  await page.goto('/styleguide');
  await expect(frame.heading.first()).toHaveText('Styleguide');
  await page.getByRole('searchbox', { name: 'Baustein suchen' }).fill('combobox');
  await expect(page).toHaveURL('/styleguide?q=combobox');
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await expect(page.getByText("import { Combobox } from '@learn/ui/form'")).toBeVisible();
  await page.getByRole('radio', { name: 'Dunkel' }).check();
  await expect(page).toHaveURL('/styleguide?q=combobox&theme=dark');
  const stage = page.getByRole('region', { name: 'Combobox' }).locator('[lang=de]');
  await expect(stage).toHaveCSS('background-color', 'rgb(15, 26, 43)');
  await page.reload();
  await expect(stage).toHaveCSS('background-color', 'rgb(15, 26, 43)');
});

test('an anchor leads to its entry', async ({ page }) => {
  await page.goto('/styleguide#saved-mark');
  await expect(page.getByRole('heading', { name: 'SavedMark' })).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Inhalt' })
    .getByRole('link', { name: 'Menu', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeInViewport();
  await expect(page).toHaveURL('/styleguide#menu');
});
