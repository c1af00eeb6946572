import { createHash } from 'node:crypto';
import { course, describePages, lena, peter, regula, sandra, thomas } from '@learn/journeys';
import { apprentices } from './apprentices.ts';

const mentorArea = `/course/${course.slug}/learning-mentor`;

/** Of the invitation that is open in the demo world. */
const token = createHash('sha256').update('demo invitation').digest('base64url');

describePages([
  {
    name: 'cockpit',
    path: apprentices.cockpit,
    username: thomas,
    states: {
      'nobody found': async (page) => {
        await page.getByRole('searchbox').fill('qwertz');
        await page.getByText('Niemand gefunden').waitFor();
      },
      'a participant in a circle': async (page) => {
        await page.getByRole('button', { name: 'Alle anzeigen' }).click();
        await page.getByRole('table', { name: 'Teilnehmende' }).getByRole('link').first().click();
        await page.getByRole('region', { name: 'Selbsteinschätzung' }).waitFor();
      },
    },
  },
  {
    name: 'documents',
    path: `${apprentices.cockpit}/documents`,
    username: thomas,
    states: {
      'a document to add': async (page) => {
        await page.getByRole('button', { name: 'Dokument hinzufügen' }).click();
        await page.getByRole('button', { name: 'Hochladen' }).click();
        await page.getByText('Keine Datei ausgewählt').waitFor();
      },
    },
  },
  { name: 'cockpit of a supervisor', path: apprentices.cockpit, username: regula },
  {
    name: 'attendance days',
    path: `${apprentices.cockpit}/attendance`,
    username: thomas,
  },
  {
    name: 'attendance check',
    path: `${apprentices.cockpit}/attendanceCheck`,
    username: thomas,
    states: {
      'all choices of a person': async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page
          .getByRole('button', { name: /^Andere Angaben zu/ })
          .first()
          .click();
      },
    },
  },
  {
    name: 'attendance check that is only read',
    path: `${apprentices.cockpit}/attendanceCheck`,
    username: regula,
  },
  { name: 'area of a learning mentor', path: mentorArea, username: sandra },
  { name: 'tasks of a learning mentor', path: `${mentorArea}/tasks`, username: sandra },
  {
    name: 'area of a learning mentor of uk',
    path: `/course/${apprentices.slug}/learning-mentor`,
    username: peter,
  },
  {
    name: 'learning mentors of a participant',
    path: mentorArea,
    username: lena,
    states: {
      'invitation with an error': async (page) => {
        await page.getByRole('button', { name: 'Per E-Mail einladen' }).click();
        await page.getByRole('button', { name: 'Einladung senden' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
  },
  {
    name: 'invitation of a learning mentor',
    path: (world) => `/lernbegleitung/${world[lena].course}/invitation/${token}`,
    // a visitor’s page brings no data
    firstView: 'begun',
  },
]);
