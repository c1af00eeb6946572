import { describePages, regula, thomas } from '@learn/journeys';
import { apprentices } from './apprentices.ts';

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
]);
