import { course, describePages, expect, kickoff, lena, thomas, vvExam } from '@learn/journeys';
import type { Page } from '@playwright/test';

const openExam = async (page: Page) => {
  await page.getByRole('link', { name: vvExam.title, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Prüfung gesperrt' })).toBeVisible();
};

const certificates = `${course.competence}/vv-certificates`;

describePages([
  { name: 'competence profile', path: course.competence, username: lena },
  { name: 'competences', path: `${course.competence}/competences`, username: lena },
  {
    name: 'self-assessments',
    path: `${course.competence}/self-evaluation-and-feedback`,
    username: lena,
  },
  { name: 'self-assessment', path: kickoff.unit.evaluate, username: lena },
  { name: 'exams', path: vvExam.list, username: lena, states: { 'one exam': openExam } },
  { name: 'certificates of exams', path: certificates, username: lena },
  {
    name: 'exams of a person',
    path: (world) => `/course/${vvExam.course}/profile/${world[lena].user}/competence/vv-exams`,
    username: thomas,
    states: { 'one exam': openExam },
  },
  {
    name: 'certificates of a person',
    path: (world) => `/course/${vvExam.course}/profile/${world[lena].user}/competence/vv-certificates`,
    username: thomas,
  },
]);
