import { carla, describePages } from '@learn/journeys';

describePages([
  { name: 'overview', path: '/vbv-admin', username: carla },
  { name: 'what the search finds', path: '/vbv-admin?search=bern', username: carla, firstView: 'begun' },
  { name: 'widgets', path: '/vbv-admin/widgets', username: carla },
  {
    name: 'courses',
    path: '/vbv-admin/courses',
    username: carla,
    states: {
      'the configuration of a course': async (page) => {
        await page.getByRole('link', { name: 'Impostazioni' }).first().click();
        await page.getByRole('button', { name: 'Partecipante' }).click();
      },
    },
  },
  {
    name: 'sessions',
    path: '/vbv-admin/sessions',
    username: carla,
    firstView: 'none',
    states: {
      'a session': async (page) => {
        await page.getByRole('link', { name: 'Berna 2026/28' }).click();
        await page.getByRole('region', { name: 'Specialisti' }).waitFor();
      },
      'an attendance day with errors': async (page) => {
        await page
          .getByRole('button', { name: /^Modifica: Giornata/ })
          .first()
          .click();
        await page.getByRole('dialog').getByLabel('Alle', { exact: true }).fill('07:00');
        await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
        await page.getByText('La fine precede l’inizio.').waitFor();
      },
    },
  },
  {
    name: 'a new session',
    path: '/vbv-admin/sessions/new',
    username: carla,
    states: {
      errors: async (page) => {
        await page.getByRole('button', { name: 'Crea una sessione' }).click();
        await page.getByText('Campo obbligatorio.').first().waitFor();
      },
    },
  },
  {
    name: 'releases',
    path: '/vbv-admin/releases',
    username: carla,
    states: {
      'the tokens of a release': async (page) => {
        await page
          .getByRole('button', { name: /chiavi per pipeline/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'Crea chiave' }).waitFor();
      },
    },
  },
  { name: 'contents of courses', path: '/vbv-admin/contents', username: carla, firstView: 'none' },
  { name: 'organisations', path: '/vbv-admin/organisations', username: carla, firstView: 'none' },
  {
    name: 'products',
    path: '/vbv-admin/products',
    username: carla,
    firstView: 'none',
    states: {
      'a product': async (page) => {
        await page
          .getByRole('button', { name: /^Modifica / })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'people',
    path: '/vbv-admin/people',
    username: carla,
    firstView: 'none',
    states: {
      'a person': async (page) => {
        await page.getByRole('searchbox').fill('thomas.meier');
        await page.getByRole('link', { name: 'Thomas Meier' }).click();
        await page.getByRole('region', { name: 'Ruoli' }).waitFor();
      },
      'a role': async (page) => {
        await page.getByRole('button', { name: 'Iscrivi a una sessione' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  { name: 'a new person', path: '/vbv-admin/people/new', username: carla },
  { name: 'imports', path: '/vbv-admin/imports', username: carla, firstView: 'none' },
  { name: 'a new import', path: '/vbv-admin/imports/new', username: carla },
  { name: 'orders', path: '/vbv-admin/orders', username: carla, firstView: 'none' },
  { name: 'certificates', path: '/vbv-admin/certificates', username: carla, firstView: 'none' },
  { name: 'audit log', path: '/vbv-admin/audit', username: carla, firstView: 'none' },
]);
