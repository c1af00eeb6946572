import * as demo from '@learn/journeys';
import { expect, installed, test, untilComplete, untilFirstViews, worldOf } from '@learn/journeys';
import type { Locator, Page } from '@playwright/test';

const vv = `/course/${demo.course.slug}`;
const uk = '/course/ueberbetriebliche-kurse';
const ag = '/course/automobilgewerbe';
const et = '/course/ernteausfall';
/** of a session of vv */
const costs = '/dashboard/cost/:session';
const admin = '/vbv-admin';

interface Persona {
  /** where the menus are looked at: in the own course, else home */
  readonly at: string;
  /** entries of the course in the header; those of remotes that are not installed are left out */
  readonly entries: readonly string[];
  /** pages of remotes that the role may open; addresses of those that are not installed are nobody's */
  readonly opens: readonly string[];
  readonly refused: readonly string[];
}

const participantIn = (course: string) => [`${course}/learn`, `${course}/media`, `${course}/competence`];

const personas: Readonly<Record<string, Persona>> = {
  [demo.lena]: {
    at: `${vv}/learn`,
    entries: [...participantIn(vv), `${vv}/learning-mentor`],
    opens: [`${vv}/competence`, `${vv}/learning-mentor`],
    refused: [`${uk}/learn`, `${vv}/cockpit`, costs, admin],
  },
  [demo.marc]: {
    at: `${uk}/learn`,
    entries: [...participantIn(uk), `${uk}/learning-mentor`],
    opens: [`${uk}/competence`, `${uk}/learning-mentor`],
    refused: [`${vv}/learn`, `${uk}/cockpit`, costs, admin],
  },
  [demo.giulia]: {
    at: `${ag}/learn`,
    entries: participantIn(ag),
    opens: [`${ag}/competence`],
    refused: [`${vv}/learn`, `${ag}/cockpit`, `${ag}/learning-mentor`, costs, admin],
  },
  [demo.jonas]: {
    at: `${et}/learn`,
    entries: participantIn(et),
    opens: [`${et}/competence`],
    refused: [`${vv}/learn`, `${et}/cockpit`, `${et}/learning-mentor`, costs, admin],
  },
  [demo.thomas]: {
    at: `${vv}/learn`,
    entries: [`${vv}/cockpit`, `${vv}/learn`],
    opens: [`${vv}/cockpit`, `${vv}/competence`, `${uk}/learn`],
    refused: [`${ag}/learn`, `${vv}/learning-mentor`, costs, admin],
  },
  [demo.sandra]: {
    at: `${vv}/learning-mentor`,
    entries: [`${vv}/learning-mentor`],
    opens: [],
    refused: [`${uk}/learn`, `${vv}/learn`, `${vv}/competence`, `${vv}/cockpit`, costs, admin],
  },
  [demo.peter]: {
    at: `${uk}/learn`,
    entries: [`${uk}/learn`, `${uk}/learning-mentor`],
    opens: [`${uk}/learning-mentor`, `${uk}/competence/competences`],
    refused: [`${vv}/learn`, `${uk}/cockpit`, costs, admin],
  },
  [demo.regula]: {
    at: `${uk}/learn`,
    entries: [`${uk}/cockpit`, `${uk}/learn`],
    opens: [`${uk}/cockpit`, `${vv}/learn`],
    refused: [`${et}/learn`, `${uk}/learning-mentor`, costs, admin],
  },
  [demo.daniel]: {
    at: '/',
    entries: [],
    opens: [costs],
    refused: [`${vv}/learn`, `${vv}/cockpit`, admin],
  },
  [demo.monika]: {
    at: '/',
    entries: [],
    opens: [],
    refused: [`${uk}/learn`, `${uk}/cockpit`, costs, admin],
  },
  [demo.urs]: {
    at: '/',
    entries: [],
    opens: [],
    refused: [`${vv}/learn`, `${vv}/cockpit`, costs, admin],
  },
  [demo.carla]: {
    at: '/',
    entries: [],
    opens: [admin],
    refused: [`${vv}/learn`],
  },
  [demo.noah]: {
    at: '/',
    entries: [],
    opens: [],
    refused: [`${vv}/learn`, `${vv}/cockpit`, costs, admin],
  },
};

/** Entries of courses that some role has; those of other remotes are tried in their own journeys. */
const knownEntries = new Set(Object.values(personas).flatMap(({ entries }) => entries));

const notFound =
  /^(Seite nicht gefunden|Page introuvable|Pagina non trovata|Diese Statistik gibt es nicht|Cette statistique n’existe pas|Questa statistica non esiste)$/;
const ownMenu = /^(Menü von|Menu de|Menu di) /;
const logOut = /^(Ausloggen|Se déconnecter|Esci)$/;

for (const [username, { at, entries, opens, refused }] of Object.entries(personas)) {
  test(`${username} has the menus of the role, on a wide screen and on a phone, and opens its pages, no others`, async ({
    page,
    browser,
    baseURL,
    frame,
    request,
    loggedIn,
  }) => {
    await untilFirstViews(request);
    await loggedIn(username);
    await page.goto(at);
    await untilComplete(page);
    await expect(frame.userMenu).toBeVisible();
    const { isAnswered } = await installed(page);
    const ofCourse = entries.filter(isAnswered);
    const own = ['/profile', '/messages', ...['/shop'].filter(isAnswered), '/settings'];
    if (username === demo.carla && isAnswered(admin)) own.push(admin);
    const everywhere = ['/', ...ofCourse, '/dashboard/due-dates'];

    const wide = [...(await entriesOf(frame.navigation)), ...(await entriesOf(frame.tools))];
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
    expect((await entriesOf(frame.menu)).toSorted()).toEqual([...everywhere, ...own].toSorted());

    const filled = async (path: string) =>
      path.includes(':session')
        ? path.replace(':session', (await worldOf(browser, baseURL ?? ''))[demo.lena].session)
        : path;
    for (const path of opens.filter(isAnswered)) await expectPage(page, await filled(path));
    const [first, ...others] = refused.filter(isAnswered);
    if (first) await expectNoPage(page, first);
    for (const path of others) {
      // who sees costs is known only when they are asked for
      if (path === costs) await expectNoPage(page, await filled(path));
      else await expectNoFirstView(page, path);
    }
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

/** The HTML says the same, as `describePages` holds of every page; to build it up in the browser takes ten times as long. */
async function expectNoFirstView(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
  expect(headingOf(html), address).toMatch(notFound);
}

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
}

/** The paths of the links of a menu, without the entries of remotes that the table above does not know. */
async function entriesOf(menu: Locator): Promise<string[]> {
  return (await addresses(menu)).filter((path) => !path.startsWith('/course/') || knownEntries.has(path));
}

/** The paths of links; that those of a course name the session is for another journey. */
async function addresses(within: Locator): Promise<string[]> {
  const links = await within.getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href'))?.split('?')[0] ?? ''));
}
