import { carla, daniel, monika, regula, sandra, thomas } from '@learn/journeys';
import type { Locator, Page } from '@playwright/test';

/** A page with figures in a large world, and the filter that is changed on it. */
export interface PageAtSize {
  readonly name: string;
  readonly reader: string;
  readonly username: string;
  readonly path: string;
  /** beginning of the address of a link on that page, where the page itself lies behind it */
  readonly link?: string;
  readonly filter: Filter;
  /** stands on the screen with the figures of a selection */
  readonly figures: string;
  /** stands there with a list that is asked for by itself */
  readonly list?: string;
}

interface Filter {
  /** of the address */
  readonly parameter: string;
  /** of a field with a list, or of a row of pills */
  readonly label: string;
  readonly kind: 'list' | 'pills';
}

const uk = 'ueberbetriebliche-kurse';
const vv = 'versicherungsvermittler-in';

const region: Filter = { parameter: 'region', label: 'Region', kind: 'list' };
const session: Filter = { parameter: 'session', label: 'Durchführung', kind: 'list' };
const state: Filter = { parameter: 'state', label: 'Nach Stand filtern', kind: 'pills' };
const year: Filter = { parameter: 'year', label: 'Jahr', kind: 'list' };

/** It says whether newer figures are on their way. */
const kept = 'main div[aria-busy]';

/** Who reads the statistics and the results of which course. */
const courses = [
  { reader: 'expert', username: thomas, course: uk },
  { reader: 'supervisor', username: regula, course: uk },
  { reader: 'training responsible', username: daniel, course: vv },
  { reader: 'apprenticeship trainer', username: monika, course: uk },
  { reader: 'admin', username: carla, course: uk },
];

const agents = [
  { reader: 'apprenticeship trainer', username: monika, path: `/statistic/berufsbildner/${uk}` },
  { reader: 'mentor', username: sandra, path: `/statistic/learning_mentor/${vv}` },
];

const ofCourses = courses.flatMap(({ course, ...reader }): PageAtSize[] => [
  ...['list', 'attendance', 'assignment', 'competence', 'feedback'].map((name) => ({
    ...reader,
    name,
    path: `/statistic/${course}/${name}`,
    filter: region,
    figures: kept,
  })),
  ...['certificates', 'evaluation'].map((name) => ({
    ...reader,
    name: `${name} of a cohort`,
    path: `/dashboard/${name}/${course}`,
    filter: region,
    figures: 'main section[aria-label]',
  })),
]);

const ofAgents = agents.flatMap(({ path, ...reader }): PageAtSize[] =>
  ['assignment', 'competence-grade'].flatMap((name) =>
    [session, state].map((filter) => ({
      ...reader,
      name: `own people: ${name}, ${filter.parameter}`,
      path: `${path}/${name}`,
      filter,
      figures: kept,
      list: `${kept} input[type=radio]`,
    })),
  ),
);

const ofOrganisations = ['cost', 'exam/cost', 'exam/taken', 'certification-profile'].map(
  (name): PageAtSize => ({
    name: `organisation: ${name}`,
    reader: 'training responsible',
    username: daniel,
    path: '/',
    link: `/dashboard/${name}/`,
    filter: year,
    figures: 'main nav strong',
  }),
);

/** All pages that are opened directly by who answers for many people. */
export const pagesAtSize: readonly PageAtSize[] = [...ofCourses, ...ofAgents, ...ofOrganisations];

/** What the filter offers on the page that stands, without «all». */
export async function valuesOf(page: Page, { filter: { kind, label } }: PageAtSize): Promise<string[]> {
  const inputs =
    kind === 'list'
      ? page.getByRole('combobox', { name: label }).locator('option')
      : page.getByRole('group', { name: label }).getByRole('radio');
  const values = await inputs.evaluateAll((all) =>
    all.map((input) => (input as HTMLOptionElement | HTMLInputElement).value),
  );
  return values.filter((value) => value !== '' && value !== 'all');
}

/** The control of a value, and what chooses it there. */
export function controlOf(
  page: Page,
  { filter: { kind, label } }: PageAtSize,
  value: string,
): { readonly control: Locator; readonly choose: () => Promise<unknown> } {
  if (kind === 'list') {
    const control = page.getByRole('combobox', { name: label });
    return { control, choose: () => control.selectOption(value) };
  }
  const control = page.getByRole('group', { name: label }).locator(`input[value="${value}"]`);
  return { control, choose: () => control.check() };
}
