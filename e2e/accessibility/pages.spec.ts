import { axeViolations } from '../support/axe.ts';
import { course, kickoff, lena, thomas } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { sidewaysOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

interface VisitedPage {
  readonly name: string;
  readonly path: string;
  /** undefined for a visitor who is not logged in */
  readonly username?: string;
}

const contentsOfKickoff = {
  'rich text': 'willkommen',
  video: 'so-lernst-du-hier',
  'learning module': 'rolle-in-der-vermittlung',
  'knowledge assessment': 'was-weisst-du-schon',
  'document list': 'vorlagen-zum-start',
  demo: 'lernplan-erstellen',
};

// a person who only looks at a course meets no locks
const furtherContents = {
  placeholder: 'pensionierung/gastbeitrag-steuern',
  'attendance course': 'fahrzeug/praesenztag-fahrzeug',
  assignment: 'fahrzeug/fahrzeugwechsel',
  test: 'fahrzeug/wissenstest-fahrzeug',
  feedback: 'fahrzeug/feedback-fahrzeug',
  'media library': 'fahrzeug/merkblaetter-fahrzeug',
};

const pages: readonly VisitedPage[] = [
  { name: 'login', path: '/login-local' },
  { name: 'home', path: '/', username: lena },
  { name: 'learning path', path: course.path, username: lena },
  { name: 'circle', path: kickoff.path, username: lena },
  { name: 'locked circle', path: `${course.path}/pensionierung`, username: lena },
  { name: 'exam circle', path: `${course.path}/zwischenpruefung-sach`, username: lena },
  { name: 'circle in preview', path: kickoff.path, username: thomas },
  ...Object.entries(contentsOfKickoff).map(([name, slug]) => ({
    name,
    path: `${kickoff.path}/${slug}`,
    username: lena,
  })),
  ...Object.entries(furtherContents).map(([name, path]) => ({
    name,
    path: `${course.path}/${path}`,
    username: thomas,
  })),
  { name: 'locked content', path: `${course.path}/pensionierung/gastbeitrag-steuern`, username: lena },
  { name: 'self-assessment', path: kickoff.unit.evaluate, username: lena },
  { name: 'competence profile', path: course.competence, username: lena },
  { name: 'competences', path: `${course.competence}/competences`, username: lena },
  {
    name: 'self-assessments',
    path: `${course.competence}/self-evaluation-and-feedback`,
    username: lena,
  },
  { name: 'address that nobody answers', path: '/no/such/page', username: lena },
  { name: 'circle that does not exist', path: `${course.path}/no-such-circle`, username: lena },
];

for (const { name: device, viewport } of devices) {
  test.describe(device, () => {
    test.use({ viewport });

    for (const username of new Set(pages.map((visited) => visited.username))) {
      test(`axe finds nothing on the pages of ${username ?? 'a visitor'}`, async ({ page, loggedIn }) => {
        test.slow();
        if (username) await loggedIn(username);
        for (const { name, path } of pages.filter((visited) => visited.username === username)) {
          await page.goto(path);
          await untilComplete(page);
          expect.soft(await axeViolations(page), name).toEqual([]);
          expect.soft(await sidewaysOverflow(page), `${name} does not scroll sideways`).toBe(0);
        }
      });
    }
  });
}
