import {
  course,
  daniel,
  describePages,
  expect,
  kickoff,
  lena,
  regula,
  sandra,
  thomas,
  vvExam,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

const certificates = `${course.competence}/certificates`;
const ofLena = (user: string) => `/course/${course.slug}/profile/${user}/competence`;

const openExam = async (page: Page) => {
  await page.getByRole('link', { name: vvExam.title, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Prüfung gesperrt' })).toBeVisible();
};

describePages([
  { name: 'competence profile', path: course.competence, username: lena },
  { name: 'competences', path: `${course.competence}/competences`, username: lena },
  {
    name: 'self-assessments',
    path: `${course.competence}/self-evaluation-and-feedback`,
    username: lena,
  },
  {
    name: 'feedback on a unit',
    path: `${course.competence}/self-evaluation-and-feedback/kickoff/rolle-verstehen`,
    username: lena,
  },
  { name: 'self-assessment', path: kickoff.unit.evaluate, username: lena },
  { name: 'grades of a cohort', path: '/dashboard/certificates/ueberbetriebliche-kurse', username: thomas },
  {
    name: 'self-assessments of a cohort',
    path: '/dashboard/evaluation/ueberbetriebliche-kurse',
    username: thomas,
  },
  {
    name: 'averages of an organisation',
    path: '/dashboard/certificates/versicherungsvermittler-in',
    username: daniel,
  },
  { name: 'exams', path: vvExam.list, username: lena, states: { 'one exam': openExam } },
  { name: 'certificates of exams', path: `${course.competence}/vv-certificates`, username: lena },
  {
    name: 'exams of a person',
    path: (world) => `${ofLena(world[lena].user)}/vv-exams`,
    username: thomas,
    states: { 'one exam': openExam },
  },
  {
    name: 'certificates of a person',
    path: (world) => `${ofLena(world[lena].user)}/vv-certificates`,
    username: thomas,
  },
  { name: 'certificates', path: certificates, username: lena },
  { name: 'a certificate', path: `${certificates}/sachversicherung`, username: lena },
  {
    name: 'certificates of another person',
    path: (world) => `${ofLena(world[lena].user)}/certificates`,
    username: regula,
  },
  {
    name: 'a certificate of another person, seen in part',
    path: (world) => `${ofLena(world[lena].user)}/certificates/sachversicherung`,
    username: sandra,
  },
  {
    name: 'verification of a certificate',
    path: '/pruefen',
    states: {
      'a code that cannot be one': async (page) => {
        await page.getByRole('textbox', { name: 'Code' }).fill('123');
        await page.getByRole('button', { name: 'Prüfen' }).click();
        await page.getByText('Das kann kein Code sein').waitFor();
      },
    },
  },
]);
