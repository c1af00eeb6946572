import { describePages, monika, regula } from '@learn/journeys';
import { uk, vv } from './course.ts';

const asTable = async (page: import('@playwright/test').Page) => {
  await page.getByRole('button', { name: 'Als Tabelle' }).first().click();
};

const choosingPeople = async (page: import('@playwright/test').Page) => {
  await page.getByRole('button', { name: 'Personen: alle' }).click();
  await page.getByRole('checkbox').first().waitFor();
};

describePages([
  { name: 'statistics of a course', path: `/statistic/${uk}/list`, username: regula },
  {
    name: 'attendance of a course',
    path: `/statistic/${uk}/attendance`,
    username: regula,
    states: { 'as a table': asTable, 'choosing people': choosingPeople },
  },
  { name: 'evaluations of a course', path: `/statistic/${uk}/assignment`, username: regula },
  {
    name: 'self-assessments of a course, compared',
    path: `/statistic/${vv}/competence?by=region&compare=region:Mittelland`,
    username: regula,
    // the other selection is asked for after the page
    firstView: 'begun',
    states: { 'as a table': asTable },
  },
  { name: 'feedback of a course', path: `/statistic/${uk}/feedback`, username: regula },
  {
    name: 'assignments of apprentices',
    path: `/statistic/berufsbildner/${uk}/assignment`,
    username: monika,
    states: { 'as a table': asTable },
  },
  {
    name: 'grades of apprentices',
    path: `/statistic/berufsbildner/${uk}/competence-grade`,
    username: monika,
    states: { 'as a table': asTable },
  },
]);
