import type { Locator, Page } from '@playwright/test';
import { type Belongings, type World, worldOf } from '../support/belongings.ts';
import * as demo from '../support/demo.ts';
import { installed } from '../support/installed.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

const vv = `/course/${demo.course.slug}`;
const uk = '/course/ueberbetriebliche-kurse';
const ag = '/course/automobilgewerbe';
const et = '/course/ernteausfall';
/** of a session of vv */
const costs = '/dashboard/cost/:session';
const admin = '/vbv-admin';

const progressOf = ({ session, user }: Belongings) => `/api/course/completion/${session}/${user}/`;
const conversationOf = ({ conversation }: Belongings) => `/api/messages/threads/${conversation}/`;
const figuresOf = ({ course }: Belongings) => `/api/dashboard/course/${course}/uk_statistics/`;
const menteesOf = ({ course }: Belongings) => `/api/dashboard/course/${course}/mentees/`;

/** What is read by some and does not exist for all others (domain decision: 404 for what one may not see). */
const calls = {
  'progress of Lena': (world: World) => progressOf(world[demo.lena]),
  'progress of Marc': (world: World) => progressOf(world[demo.marc]),
  'progress of Giulia': (world: World) => progressOf(world[demo.giulia]),
  'progress of Jonas': (world: World) => progressOf(world[demo.jonas]),
  'conversation of Lena': (world: World) => conversationOf(world[demo.lena]),
  'conversation of Marc': (world: World) => conversationOf(world[demo.marc]),
  'figures of vv': (world: World) => figuresOf(world[demo.lena]),
  'figures of uk': (world: World) => figuresOf(world[demo.marc]),
  'mentees in vv': (world: World) => menteesOf(world[demo.lena]),
  'mentees in uk': (world: World) => menteesOf(world[demo.marc]),
  'training figures of vv': (world: World) =>
    `/api/dashboard/training-responsible/${world[demo.lena].session}/statistics/`,
  'list of persons as a file': () => '/api/dashboard/export/persons/?format=csv',
  'exam costs as a file': () => '/api/dashboard/export/exam_costs/?format=csv',
  'audit log': () => '/api/admin/audit/',
} as const;

interface Persona {
  /** where the menus are looked at: in the own course, else home */
  readonly at: string;
  /** entries of the course in the header; those of remotes that are not installed are left out */
  readonly entries: readonly string[];
  /** what the role may open; an address of a remote that is not installed is not found, like any other */
  readonly opens: readonly string[];
  readonly refused: readonly string[];
  readonly reads: readonly (keyof typeof calls)[];
}

const participantIn = (course: string) => [`${course}/learn`, `${course}/media`, `${course}/competence`];

const personas: Readonly<Record<string, Persona>> = {
  [demo.lena]: {
    at: `${vv}/learn`,
    entries: [...participantIn(vv), `${vv}/learning-mentor`],
    opens: [`${vv}/competence`, `${vv}/learning-mentor`],
    refused: [`${uk}/learn`, `${vv}/cockpit`, costs, admin],
    reads: ['progress of Lena', 'conversation of Lena'],
  },
  [demo.marc]: {
    at: `${uk}/learn`,
    entries: [...participantIn(uk), `${uk}/learning-mentor`],
    opens: [`${uk}/competence`, `${uk}/learning-mentor`],
    refused: [`${vv}/learn`, `${uk}/cockpit`, costs, admin],
    reads: ['progress of Marc', 'conversation of Marc'],
  },
  [demo.giulia]: {
    at: `${ag}/learn`,
    entries: participantIn(ag),
    opens: [`${ag}/competence`],
    refused: [`${vv}/learn`, `${ag}/cockpit`, `${ag}/learning-mentor`, costs, admin],
    reads: ['progress of Giulia'],
  },
  [demo.jonas]: {
    at: `${et}/learn`,
    entries: participantIn(et),
    opens: [`${et}/competence`],
    refused: [`${vv}/learn`, `${et}/cockpit`, `${et}/learning-mentor`, costs, admin],
    reads: ['progress of Jonas'],
  },
  [demo.thomas]: {
    at: `${vv}/learn`,
    entries: [`${vv}/cockpit`, `${vv}/learn`],
    opens: [`${vv}/cockpit`, `${vv}/competence`, `${uk}/learn`],
    refused: [`${ag}/learn`, `${vv}/learning-mentor`, costs, admin],
    reads: ['progress of Lena', 'figures of vv', 'figures of uk', 'list of persons as a file'],
  },
  [demo.sandra]: {
    at: `${vv}/learning-mentor`,
    entries: [`${vv}/learning-mentor`],
    opens: ['/dashboard/persons'],
    refused: [`${uk}/learn`, `${vv}/learn`, `${vv}/competence`, `${vv}/cockpit`, costs, admin],
    reads: ['progress of Lena', 'conversation of Lena', 'mentees in vv'],
  },
  [demo.peter]: {
    at: `${uk}/learn`,
    entries: [`${uk}/learn`, `${uk}/learning-mentor`],
    opens: [`${uk}/learning-mentor`, `${uk}/competence/competences`],
    refused: [`${vv}/learn`, `${uk}/cockpit`, costs, admin],
    reads: ['progress of Marc', 'conversation of Marc', 'mentees in uk'],
  },
  [demo.regula]: {
    at: `${uk}/learn`,
    entries: [`${uk}/cockpit`, `${uk}/learn`],
    opens: [`${uk}/cockpit`, `${vv}/learn`],
    refused: [`${et}/learn`, `${uk}/learning-mentor`, costs, admin],
    reads: ['progress of Lena', 'figures of vv', 'figures of uk', 'list of persons as a file'],
  },
  [demo.daniel]: {
    at: '/',
    entries: [],
    opens: [costs, '/dashboard/persons'],
    refused: [`${vv}/learn`, `${vv}/cockpit`, admin],
    reads: ['figures of vv', 'training figures of vv', 'list of persons as a file', 'exam costs as a file'],
  },
  [demo.monika]: {
    at: '/',
    entries: [],
    opens: ['/dashboard/persons'],
    refused: [`${uk}/learn`, `${uk}/cockpit`, costs, admin],
    reads: ['figures of uk', 'list of persons as a file'],
  },
  [demo.urs]: {
    at: '/',
    entries: [],
    opens: ['/dashboard/due-dates'],
    refused: [`${vv}/learn`, `${vv}/cockpit`, costs, admin],
    reads: [],
  },
  [demo.carla]: {
    at: '/',
    entries: [],
    opens: [admin, '/dashboard/persons'],
    refused: [`${vv}/learn`],
    reads: [
      'progress of Lena',
      'progress of Marc',
      'progress of Giulia',
      'progress of Jonas',
      'figures of vv',
      'figures of uk',
      'training figures of vv',
      'list of persons as a file',
      'exam costs as a file',
      'audit log',
    ],
  },
  [demo.noah]: {
    at: '/',
    entries: [],
    opens: ['/dashboard/due-dates'],
    refused: [`${vv}/learn`, `${vv}/cockpit`, costs, admin],
    reads: [],
  },
};

const notFound = /^(Seite nicht gefunden|Page introuvable|Pagina non trovata)$/;
const noSuchMessage = /^(Diese Nachricht gibt es nicht|Ce message n’existe pas|Questo messaggio non esiste)$/;
const ownMenu = /^(Menü von|Menu de|Menu di) /;
const logOut = /^(Abmelden|Se déconnecter|Esci)$/;

for (const [username, { at, entries, opens, refused, reads }] of Object.entries(personas)) {
  test(`${username} has the menus of the role, on a wide screen and on a phone`, async ({
    page,
    frame,
    loggedIn,
  }) => {
    await loggedIn(username);
    await page.goto(at);
    await untilComplete(page);
    await expect(frame.userMenu).toBeVisible();
    const { isAnswered } = await installed(page);
    const ofCourse = entries.filter(isAnswered);
    const own = ['/profile', '/messages', '/settings'];
    if (username === demo.carla && isAnswered(admin)) own.push(admin);
    const everywhere = ['/', ...ofCourse, '/dashboard/due-dates'];

    const wide = [...(await addresses(frame.navigation)), ...(await addresses(frame.tools))];
    expect(wide.toSorted()).toEqual(everywhere.toSorted());
    await frame.userMenu.click();
    const userMenu = page.getByRole('dialog', { name: ownMenu });
    await expect(userMenu.getByRole('button')).toHaveText(logOut);
    expect(await addresses(userMenu)).toEqual(own);
    await page.keyboard.press('Escape');
    await expect(userMenu).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await frame.menuButton.click();
    await expect(frame.menu.getByRole('button', { name: logOut })).toBeVisible();
    expect((await addresses(frame.menu)).toSorted()).toEqual([...everywhere, ...own].toSorted());
  });

  test(`${username} opens what the role has, and nothing else`, async ({
    page,
    browser,
    baseURL,
    consoleGuard,
    loggedIn,
  }) => {
    consoleGuard.allow(/404.*\/api\/messages\/threads\//);
    const world = await worldOf(browser, baseURL ?? '');
    const session = world[demo.lena].session;
    await loggedIn(username);
    const strange = reads.includes('conversation of Lena') ? demo.marc : demo.lena;
    await page.goto(`/messages?thread=${world[strange].conversation}`);
    await expect(page.getByText(noSuchMessage)).toBeVisible();
    await untilComplete(page);
    const { isAnswered } = await installed(page);
    const isThere = (path: string) =>
      path.startsWith('/dashboard/persons') || path === '/dashboard/due-dates';
    for (const address of opens.map((path) => path.replace(':session', session))) {
      if (isAnswered(address) || isThere(address)) await expectPage(page, address);
      else await expectNoPage(page, address);
    }
    for (const path of refused) await expectNoPage(page, path.replace(':session', session));
  });

  test(`${username} reads from the interfaces what the role may`, async ({
    api,
    browser,
    baseURL,
    loggedIn,
  }) => {
    const world = await worldOf(browser, baseURL ?? '');
    await loggedIn(username);
    const answers = await Promise.all(
      Object.entries(calls).map(async ([name, addressIn]) => {
        const answer = await api.get(addressIn(world));
        return [name, answer.status()] as const;
      }),
    );
    const may = new Set<string>(reads);
    expect(answers).toEqual(answers.map(([name]) => [name, may.has(name) ? 200 : 404]));
  });
}

async function expectPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilComplete(page);
  await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText(notFound);
}

async function expectNoPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(notFound);
}

/** The paths of links; that those of a course name the session is for another journey. */
async function addresses(within: Locator): Promise<string[]> {
  const links = await within.getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href'))?.split('?')[0] ?? ''));
}
