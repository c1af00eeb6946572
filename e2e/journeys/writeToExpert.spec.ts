import { course, expect, lena, MessagesPage, test } from '@learn/journeys';

test.use({ world: 'twins' });

test('a participant writes to the expert of a circle in the product', async ({ page, loggedIn }) => {
  await loggedIn(lena);
  await page.goto(`${course.path}/rechtsstreitigkeiten`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rechtsstreitigkeiten' })).toBeVisible();
  await page.getByRole('link', { name: 'Nachricht schreiben' }).first().click();
  const messages = new MessagesPage(page);
  await expect(messages.heading('Nachricht schreiben')).toBeVisible();
  await expect(page, 'to whom is chosen already').toHaveURL(/\/messages\?write=person/);
  await messages.text.fill('Darf ich am Montag später kommen?');
  await messages.pane.getByRole('button', { name: 'Senden' }).click();
  await expect(messages.pane.getByText('Darf ich am Montag später kommen?')).toBeVisible();
  await expect(page).toHaveURL(/\/messages\?thread=/);
});
