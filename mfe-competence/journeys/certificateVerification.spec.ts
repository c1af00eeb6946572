import { endpoints, fillPath } from '@learn/contracts';
import { type Api, apiOf, carla, devices, expect, expectAccessible, jonas, test } from '@learn/journeys';

test.use({ world: 'twins' });

interface Issued {
  readonly code: string;
  readonly verification_url: string;
  readonly document_url: string;
  readonly credential_url: string;
}

/** Issues the certificate of the participant that is wholly evaluated in the demo world. */
async function issue(api: Api): Promise<Issued> {
  const query = `{ competence_certificate_list(course_slug: "ernteausfall") {
    competence_certificates { id grades { open_count } } } }`;
  const answer = await (await api.post('/server/graphql/', { query })).json();
  const { competence_certificates } = answer.data.competence_certificate_list;
  const ready = competence_certificates.find(
    ({ grades }: { grades: readonly { open_count: number }[] }) => grades[0]?.open_count === 0,
  );
  const path = fillPath(endpoints.issueCertificate.path, { certificateId: ready.id }) ?? '';
  const issued = await api.post(path, {});
  expect(issued.status()).toBe(200);
  return (await issued.json()).issued;
}

test('a certificate is issued, verified by a stranger, and shows as revoked once it is', async ({
  api,
  browser,
  baseURL,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(jonas);
  const issued = await issue(api);
  const document = await api.get(issued.document_url);
  expect((await document.body()).subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect((await (await api.get(issued.credential_url)).text()).split('.')).toHaveLength(3);

  const visitor = await browser.newContext({ baseURL, locale: 'de-CH', viewport: devices[1].viewport });
  const page = await visitor.newPage();
  await page.goto(new URL(issued.verification_url).pathname);
  await expect(page.getByRole('heading', { name: 'Gültig' })).toBeVisible();
  await expect(page.getByText('Jonas Frei')).toBeVisible();
  await expect(page.getByText('Schätzung im Feld')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expectAccessible(page, 'valid certificate');

  const admin = await somebodyElse(carla);
  const revocation = fillPath(endpoints.revokeCertificate.path, { code: issued.code }) ?? '';
  const revoked = await admin.api.post(revocation, { reason: 'Verwechslung' });
  expect(revoked.status()).toBe(204);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Widerrufen' })).toBeVisible();
  await expect(page.getByText('Verwechslung')).toHaveCount(0);
  await expectAccessible(page, 'revoked certificate');

  await page.goto('/pruefen');
  await page.getByRole('textbox', { name: 'Code' }).fill(issued.code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Widerrufen' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Révoqué' })).toBeVisible();
  expect((await apiOf(visitor).get(issued.document_url)).status()).toBe(401);
  await visitor.close();
});
