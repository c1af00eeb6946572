import {
  course,
  examPlatformUrl,
  expect,
  installed,
  kickoff,
  lena,
  observeShifts,
  PersonsPage,
  shifted,
  test,
  untilComplete,
} from '@learn/journeys';

interface PanelFacts {
  readonly title: string;
  readonly role: string;
  /** text and address of the main link, shown once a page answers the address; others have none */
  readonly main?: readonly [text: string, address: string];
  /** address of the participants' view beside the main link */
  readonly preview?: string;
  /** titles of the summary boxes, each with the widget that takes its place once a remote contributes it */
  readonly boxes?: Readonly<Record<string, string>>;
}

interface HomeFacts {
  readonly greeting: RegExp;
  readonly panels: readonly PanelFacts[];
  /** what is said of the persons */
  readonly persons: RegExp;
  /** whether there are dates; where not, the sentence that says so */
  readonly dates: boolean;
}

const vv = { title: course.title, path: '/course/versicherungsvermittler-in' };
const uk = { title: 'Überbetriebliche Kurse', path: '/course/ueberbetriebliche-kurse' };
const ukInFrench = 'Cours interentreprises';
const leading = {
  Teilnehmende: '',
  Kompetenznachweise: 'UKStatisticsWidget',
  Selbsteinschätzungen: 'UKStatisticsWidget',
  Anwesenheit: 'UKStatisticsWidget',
  Feedback: 'UKStatisticsWidget',
};
const noPersons = /^Hier stehen die Personen/;
const noDates = /^(Im Moment gibt es keine Termine für dich\.|Al momento non ci sono date per te\.)$/;

const people: Readonly<Record<string, HomeFacts>> = {
  'lena.keller': {
    greeting: /^Guten .+, Lena$/,
    panels: [{ title: vv.title, role: 'Teilnehmer', main: ['Zum Lernpfad', `${vv.path}/learn`] }],
    persons: /^\d+ Personen begleiten dich$/,
    dates: true,
  },
  'marc.favre': {
    greeting: /^(Bonjour|Bonsoir), Marc$/,
    panels: [{ title: ukInFrench, role: 'Participant', main: ['Vers le parcours', `${uk.path}/learn`] }],
    persons: /^\d+ personnes t’accompagnent$/,
    dates: true,
  },
  'giulia.rossi': {
    greeting: /, Giulia$/,
    panels: [
      {
        title: 'Ramo dell’automobile',
        role: 'Partecipante',
        main: ['Al percorso', '/course/automobilgewerbe/learn'],
      },
    ],
    persons: /^\d+ person[ae] ti accompagn/,
    dates: true,
  },
  'jonas.frei': {
    greeting: /, Jonas$/,
    panels: [
      { title: 'Ernteausfall', role: 'Teilnehmer', main: ['Zum Lernpfad', '/course/ernteausfall/learn'] },
    ],
    persons: /^\d+ Person(en)? begleite(t|n) dich$/,
    dates: true,
  },
  'thomas.meier': {
    greeting: /, Thomas$/,
    panels: [
      {
        title: vv.title,
        role: 'Experte',
        main: ['Zum Cockpit', `${vv.path}/cockpit`],
        preview: `${vv.path}/learn`,
        // only trainers of inter-company courses have the widget
        boxes: Object.fromEntries(Object.keys(leading).map((title) => [title, ''])),
      },
      {
        title: uk.title,
        role: 'Trainer',
        main: ['Zum Cockpit', `${uk.path}/cockpit`],
        preview: `${uk.path}/learn`,
        boxes: leading,
      },
    ],
    persons: /^\d+ Personen$/,
    dates: true,
  },
  'sandra.huber': {
    greeting: /, Sandra$/,
    panels: [
      {
        title: vv.title,
        role: 'Lernbegleitung',
        main: ['Zur Übersicht', `${vv.path}/learning-mentor`],
        boxes: { 'Begleitete Teilnehmende': 'MentorPersonWidget', 'Offene Aufgaben': '' },
      },
    ],
    persons: /^\d+ Personen$/,
    dates: true,
  },
  'peter.blanc': {
    greeting: /, Peter$/,
    panels: [
      {
        title: ukInFrench,
        role: 'Formateur pratique',
        main: ['Aperçu participant', `${uk.path}/learn`],
        boxes: { 'Personnes accompagnées': 'MentorPersonWidget', 'Tâches ouvertes': '' },
      },
    ],
    persons: /^\d+ personnes$/,
    dates: true,
  },
  'regula.ammann': {
    greeting: /, Regula$/,
    panels: [vv, uk].map(({ title, path }) => ({
      title,
      role: 'Regionenleiter',
      main: ['Zum Cockpit', `${path}/cockpit`] as const,
      preview: `${path}/learn`,
      boxes: leading,
    })),
    persons: /^\d+ Personen$/,
    dates: true,
  },
  'daniel.vogt': {
    greeting: /, Daniel$/,
    panels: [
      {
        title: vv.title,
        role: 'Ausbildungsverantwortlicher',
        boxes: {
          Teilnehmende: 'TrainingResponsibleStatisticsWidget',
          Kurskosten: 'TrainingResponsibleStatisticsWidget',
          Kompetenznachweise: 'CertificateSummaryWidget',
          Feedback: '',
        },
      },
    ],
    persons: /^\d+ Personen$/,
    dates: false,
  },
  'monika.steiner': {
    greeting: /, Monika$/,
    panels: [
      {
        title: uk.title,
        role: 'Berufsbildner',
        boxes: {
          Teilnehmende: '',
          Kompetenznachweise: 'UKBerufsbildnerStatisticsWidget',
          Selbsteinschätzungen: 'UKBerufsbildnerStatisticsWidget',
          Anwesenheit: '',
        },
      },
    ],
    persons: /^\d+ Personen$/,
    dates: false,
  },
  'urs.baumann': {
    greeting: /, Urs$/,
    panels: [
      {
        title: vv.title,
        role: 'Prüfungsexperte',
        main: ['Zur Prüfungsplattform', examPlatformUrl],
        boxes: { 'Nächste Prüfung': 'ExamExpertStatisticsWidget' },
      },
    ],
    persons: noPersons,
    dates: true,
  },
  'carla.conti': { greeting: /, Carla$/, panels: [], persons: /^\d+ persone$/, dates: false },
  'noah.weber': { greeting: /, Noah$/, panels: [], persons: noPersons, dates: false },
};

const anyMain = /^(Zum (Cockpit|Lernpfad)|Zur (Übersicht|Prüfungsplattform)|Vers le parcours|Al percorso)/;

for (const [username, { greeting, panels, persons, dates }] of Object.entries(people)) {
  test(`the home dashboard of ${username}`, async ({ page, frame, loggedIn, homePage }) => {
    await loggedIn(username);
    await observeShifts(page);
    await homePage.open();
    await untilComplete(page);
    expect(await shifted(page), 'nothing moves while the figures arrive').toBeLessThan(0.02);
    await expect(frame.userMenu).toBeVisible();
    await expect(frame.sessionMenu, 'there is nothing to choose outside a course').toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    const { isAnswered, contributed } = await installed(page);

    await expect(homePage.panels).toHaveCount(panels.length);
    for (const { title, role, main, preview, boxes = {} } of panels) {
      const panel = homePage.panel(title);
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(panel.getByText(role, { exact: true })).toBeVisible();
      if (main && (main[1] === examPlatformUrl || isAnswered(main[1]))) {
        const link = panel.getByRole('link', { name: main[0] }).first();
        await expect(link).toHaveAttribute('href', new RegExp(`^${main[1]}(\\?courseSessionId=|$)`));
      } else await expect(panel.getByRole('link', { name: anyMain })).toHaveCount(0);
      const previews = panel.getByRole('link', { name: 'Vorschau Teilnehmer' });
      if (preview) await expect(previews).toHaveAttribute('href', new RegExp(`^${preview}(\\?|$)`));
      else await expect(previews).toHaveCount(0);

      const expected = Object.entries(boxes).filter(([, widget]) => !contributed.has(widget));
      await expect(homePage.boxes(panel).getByRole('heading')).toHaveText(expected.map(([name]) => name));
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await expect(panel.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    }

    const [who, when] = [homePage.asideParts.nth(0), homePage.asideParts.nth(1)];
    await expect(who.getByRole('paragraph')).toHaveText(persons);
    if (persons === noPersons) await expect(who.getByRole('link')).toHaveCount(0);
    else await expect(who.getByRole('link')).toHaveAttribute('href', '/dashboard/persons');
    const entries = when.getByRole('listitem');
    if (dates) expect(await entries.count()).toBeGreaterThan(0);
    else await expect(when.getByRole('paragraph')).toHaveText(noDates);
    expect(await entries.count()).toBeLessThanOrEqual(6);
    await expect(when.getByRole('link').last()).toHaveAttribute('href', '/dashboard/due-dates');
  });
}

test('a participant of two sessions continues in the one that was worked in last', async ({
  page,
  loggedIn,
  homePage,
  frame,
}) => {
  await loggedIn(lena, { newBrowser: true });
  await homePage.open();
  const panel = homePage.panel(course.title);
  const shown = (await homePage.sessionSelect(panel).locator('span').last().textContent()) ?? '';
  expect(shown).not.toBe('');
  await panel.getByRole('link', { name: 'Zum Lernpfad' }).first().click();
  await expect(page).toHaveURL(course.path);
  await expect(frame.sessionMenu).toContainText(shown);
  await frame.goTo('Dashboard');
  const other = await homePage.chooseOtherSession(panel);
  await panel.getByRole('link', { name: 'Zum Lernpfad' }).first().click();
  await expect(frame.sessionMenu).toContainText(other);

  await homePage.open();
  await page.setViewportSize({ width: 390, height: 844 });
  const rings = panel.getByRole('list').filter({ hasText: kickoff.title }).getByRole('listitem');
  await expect(rings.first()).toBeVisible();
  const inFirstRow = () =>
    rings.evaluateAll((tiles) => {
      const tops = tiles.map((tile) => tile.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  await expect.poll(inFirstRow, 'three rings stand in a row of a phone').toBe(3);
});

test('the choice of a session changes the figures of a supervisor', async ({ page, loggedIn, homePage }) => {
  await loggedIn('regula.ammann');
  await homePage.open();
  await untilComplete(page);
  const panel = homePage.panel(vv.title);
  const participants = panel.getByRole('group', { name: 'Teilnehmende' }).getByText(/^\d+$/);
  const all = Number(await participants.textContent());
  await homePage.chooseSession(panel, 1);
  await expect(participants).not.toHaveText(String(all));
  expect(Number(await participants.textContent())).toBeLessThan(all);
});

test('the figures of a trainer lead to what they count', async ({ page, loggedIn, homePage }) => {
  await loggedIn('thomas.meier');
  await homePage.open();
  await untilComplete(page);
  const persons = new PersonsPage(page);
  const figureOf = async (box: string) => {
    const region = homePage.panel(uk.title).getByRole('group', { name: box });
    const figure = Number(await region.getByText(/^\d+$/).textContent());
    await region.getByRole('link').click();
    return figure;
  };
  const participants = await figureOf('Teilnehmende');
  await expect(page).toHaveURL(/\/dashboard\/persons\?course=.+&role=MEMBER$/);
  await expect(persons.found).toHaveText(`${participants} Personen`);
  await page.goBack();
  const { contributed } = await installed(page);
  test.skip(!contributed.has('UKStatisticsWidget'), 'no remote has the figures of a course');
  const widget = homePage.panel(uk.title).getByRole('list', { name: 'Statistik' });
  const evaluations = widget.getByRole('listitem').filter({ hasText: 'Bewertungen' });
  const [passed = ''] = /\d+ %/.exec((await evaluations.textContent()) ?? '') ?? [];
  await evaluations.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/statistic/${uk.path.split('/').at(-1)}/assignment$`));
  await expect(page.getByRole('region', { name: 'Bestanden nach Circle' })).toContainText(passed);
});

test('a learning mentor opens the learning path of a mentee from home', async ({
  page,
  loggedIn,
  homePage,
}) => {
  await loggedIn('sandra.huber');
  await homePage.open();
  const { isAnswered } = await installed(page);
  test.skip(!isAnswered(`${vv.path}/profile/somebody/learning-path`), 'no remote shows the path of a person');
  await homePage.panel(vv.title).getByRole('link', { name: 'Lena Keller' }).first().click();
  await expect(page).toHaveURL(/\/profile\/[^/]+\/learning-path\?(.*&)?session=/);
  await expect(page.getByRole('main')).toContainText('Lena Keller');
});

test('a part that cannot be had says so, and comes back without a reload', async ({
  page,
  loggedIn,
  homePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 503/);
  const figures = /\/uk_statistics\/\?.*course_session_ids=/;
  await loggedIn('regula.ammann');
  await page.route(figures, (route) => route.fulfill({ status: 503, json: {} }));
  await homePage.open();
  const panel = homePage.panel(vv.title);
  await homePage.chooseSession(panel, 1);
  const box = panel.getByRole('group', { name: 'Teilnehmende' });
  await expect(box.getByRole('alert')).toBeVisible();
  await expect(box.getByText(/^\d+$/)).toHaveCount(0);
  await page.unroute(figures);
  await box.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(box.getByText(/^\d+$/)).toBeVisible();
});
