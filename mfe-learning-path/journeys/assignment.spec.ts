import {
  AssignmentPage,
  apiOf,
  course,
  expect,
  lena,
  logIn,
  test,
  thomas,
  vehicleChange,
} from '@learn/journeys';

test.use({ world: 'twins' });
test.slow();

const comparison = {
  name: 'Offertvergleich.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
};

test('a praxis assignment from opening to SUCCESS: texts, a file and a declaration, handed in, taken back, handed in', async ({
  usernameOf,
  page,
  browser,
  loggedIn,
  contentPage,
}) => {
  const assignment = new AssignmentPage(page);
  const status = async () => (await assignment.stored(vehicleChange))?.completion_status;
  await loggedIn(lena);
  await assignment.open(vehicleChange.path);
  await expect(page.getByText('0 von 3', { exact: true })).toBeVisible();
  await expect(page.getByText('PDF, DOCX, XLSX, PPTX, PNG, JPG, MP4, höchstens 100 MB.')).toBeVisible();

  await assignment.text(vehicleChange.questions).fill('Nach Arbeitsweg, Leasing und Ladestation.');
  await expect(assignment.saved('Situation erfassen')).toBeVisible();
  await expect(page.getByText('1 von 3', { exact: true })).toBeVisible();
  expect(await status()).toBe('IN_PROGRESS');

  await test.step('a file is checked before it is sent, and can be replaced and removed', async () => {
    await assignment.chooseFile({ name: 'notiz.exe', mimeType: '', buffer: Buffer.from('MZ') });
    await expect(page.getByRole('alert')).toContainText('Dieser Dateityp geht nicht.');
    await assignment.chooseFile(comparison);
    const remove = page.getByRole('button', { name: `${comparison.name} entfernen` });
    await expect(remove).toBeVisible();
    await expect(page.getByText('1 KB')).toBeVisible();
    await expect(assignment.saved('Offerten vergleichen')).toBeVisible();
    await remove.click();
    await expect(remove).toBeHidden();
    await assignment.chooseFile(comparison);
    await expect(remove).toBeVisible();
    await expect(assignment.saved('Offerten vergleichen').first()).toBeVisible();
  });

  await test.step('the summary leads to what is still empty', async () => {
    await assignment.toSummary.click();
    await expect(assignment.summary).toContainText('2 von 3 Aufgaben beantwortet');
    await expect(assignment.summary).toContainText('Es fehlen noch Antworten.');
    await assignment.submit.click();
    await expect(page.getByRole('alert')).toHaveText('Bestätige die Erklärung, damit du abgeben kannst.');
    await page.getByRole('checkbox', { name: vehicleChange.declaration }).check();
    await assignment.submit.click();
    await expect(assignment.submission.getByRole('listitem')).toHaveText([
      `Aufgabe 2: ${vehicleChange.covers}`,
    ]);
    await assignment.submission.getByRole('button', { name: `Aufgabe 2: ${vehicleChange.covers}` }).click();
    await expect(assignment.text(vehicleChange.covers)).toBeFocused();
    await page.keyboard.type('Mit Beispielen aus ihrem Alltag.');
    await expect(page.getByText('Alles beantwortet')).toBeVisible();
  });

  await assignment.toSummary.click();
  await expect(assignment.summary).toContainText('Mit Beispielen aus ihrem Alltag.');
  await expect(assignment.summary).toContainText(comparison.name);
  await test.step('what is handed in can be taken back, and the expert does not see it yet', async () => {
    await assignment.handIn(vehicleChange.declaration);
    await expect(page.getByText(/^Abgegeben am /)).toBeVisible();
    await expect(page.getByText(/^Bis \d\d:\d\d kannst du die Abgabe zurückziehen\./)).toBeVisible();
    expect(await status()).toBe('SUBMITTED');
    const expert = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await logIn(expert, usernameOf(thomas));
    const { id: userId } = (await (await assignment.api.get('/api/core/me/')).json()) as { id: string };
    const seen = await assignment.stored(vehicleChange, { api: apiOf(expert), userId });
    expect([seen?.completion_status, seen?.completion_data]).toEqual(['IN_PROGRESS', {}]);
    await expert.close();
    await assignment.withdraw.click();
    await expect(assignment.summary).toBeVisible();
    await expect(page.getByRole('main').getByText('Erledigt', { exact: true })).toBeHidden();
    expect(await status()).toBe('IN_PROGRESS');
  });

  await assignment.handIn(vehicleChange.declaration);
  await expect(page.getByText(/^Abgegeben am /)).toBeVisible();
  await expect(assignment.answers).toContainText('Nach Arbeitsweg, Leasing und Ladestation.');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Erledigt', { exact: true })).toBeVisible();
  await expect(contentPage.goOn).toBeVisible();
  const stored = await assignment.stored(vehicleChange);
  expect(stored?.completion_status).toBe('SUBMITTED');
  expect(stored?.completion_data['task-2']?.user_data).toEqual({
    'block-2-1': 'Mit Beispielen aus ihrem Alltag.',
  });

  await page.reload();
  const link = assignment.answers.getByRole('link', { name: comparison.name });
  const answer = await assignment.api.get((await link.getAttribute('href')) ?? '');
  expect(await answer.body()).toEqual(comparison.buffer);
});

test('a choice is an answer, and conditions are accepted on one page', async ({ page, loggedIn }) => {
  const assignment = new AssignmentPage(page);
  const water = { circle: 'haushalt', slug: 'wasserschaden' };
  const data = { circle: 'gewinnen', slug: 'umgang-mit-kundendaten' };
  await loggedIn(lena);
  await assignment.open(`${course.path}/haushalt/wasserschaden`);
  await page.getByRole('radio', { name: 'Hausrat', exact: true }).check();
  await expect(assignment.saved('Zuordnen')).toBeVisible();
  const chosen = await assignment.stored(water);
  expect(chosen?.completion_data['task-1']?.user_data).toEqual({ 'block-1-1': 'option-1-1-1' });

  await assignment.open(`${course.path}/gewinnen/umgang-mit-kundendaten`);
  const accept = page.getByRole('button', { name: 'Bestätigen', exact: true });
  await accept.click();
  await expect(page.getByRole('alert')).toContainText('Bestätige das, damit du weitermachen kannst.');
  const box = page.getByRole('checkbox');
  await expect(box).toBeFocused();
  await box.check();
  await accept.click();
  await expect(page.getByText(/^Bestätigt am /)).toBeVisible();
  await expect(page.getByRole('main').getByText('Erledigt', { exact: true })).toBeVisible();
  expect((await assignment.stored(data))?.completion_status).toBe('SUBMITTED');
});

test('evaluated work says how its grade came about, and an expert sees the tasks without answering', async ({
  page,
  context,
  loggedIn,
}) => {
  const assignment = new AssignmentPage(page);
  await loggedIn(lena);
  await page.goto(`${course.path}/haushalt/wasserschaden`);
  const sessions = (await (await assignment.api.get('/api/course/sessions/')).json()) as {
    id: string;
    title: string;
  }[];
  const bern = sessions.find(({ title }) => title.startsWith('Bern'));
  await page.goto(`${course.path}/haushalt/wasserschaden?courseSessionId=${bern?.id}`);
  await expect(assignment.evaluation).toContainText('Bestanden');
  await expect(assignment.evaluation.getByRole('img', { name: /^Offizielle Note \d\.\d$/ })).toBeVisible();
  const origin = assignment.evaluation.getByRole('region', { name: 'So entsteht die Note' });
  const steps = origin.getByRole('listitem');
  await expect(steps).toHaveText([
    /^Punkte[\d.]+ von 20 Punkten$/,
    /^Abzug[\d.]+ − 2 = [\d.]+$/,
    /^Prozent[\d.]+ ÷ 20 = [\d.]+ %$/,
    /^Gewichtzählt [\d.]+-fach im Nachweis «.+»$/,
    /^Exakter Wert[\d.]+ ÷ 20 × 5 \+ 1 = \d\.\d\d$/,
    /^Offizielle Noteauf halbe Noten gerundet: \d\.\d$/,
  ]);
  const deduction = assignment.evaluation.getByRole('row', { name: /^Abzug/ });
  await expect(deduction).toContainText('Zwei Quellen sind nicht angegeben.');
  await expect(assignment.evaluation).toContainText(/Bewertet von .+, freigegeben am /);
  await expect(assignment.answers).toBeVisible();

  // what is on its way would be refused without them
  await page.goto('about:blank');
  await context.clearCookies();
  await loggedIn(thomas);
  await page.goto(`${course.path}/haushalt/wasserschaden`);
  await expect(page.getByText('In der Vorschau kannst du nichts ausfüllen.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Zuordnen' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
