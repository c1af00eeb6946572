import { course, kickoff, lena } from '@learn/journeys';
import type { Sign } from './paint.ts';

/** One row of the table: a page that is opened, or reached inside the open application. */
export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** undefined for a visitor who is not logged in */
  readonly username?: string;
  /** stands on the screen when what the page is about can be seen */
  readonly sign: Sign;
  /** the same page has been opened before, so that its files are in the browser's cache */
  readonly warm?: boolean;
  /** the page from which one goes there by a link, with the application already loaded */
  readonly from?: { readonly path: string; readonly sign: Sign; readonly link: string };
  /** remotes of which the page needs files; the limits are for these, each further one has `furtherRemote` */
  readonly remotes: number;
  readonly limits: Limits;
}

/** Upper limits; times in milliseconds, sizes in kilobytes of 1000 bytes. */
export interface Limits {
  readonly kilobytes?: number;
  readonly scriptKilobytes?: number;
  readonly requests?: number;
  readonly depth?: number;
  readonly firstPaint?: number;
  readonly data?: number;
  readonly blocking?: number;
}

const nextStep: Sign = { selector: 'article h3', text: 'Weiter mit «' };
const path: Sign = { selector: 'main h3', text: kickoff.title };
const circle: Sign = { selector: 'main li', text: kickoff.first.title };

/** The pages that count, with what is asked of them. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'login',
    path: '/login-local',
    sign: { selector: 'form', text: 'Login' },
    remotes: 0,
    limits: { kilobytes: 190, requests: 3, firstPaint: 900 },
  },
  {
    name: 'home',
    path: '/',
    username: lena,
    sign: nextStep,
    remotes: 2,
    limits: {
      kilobytes: 250,
      scriptKilobytes: 207,
      requests: 8,
      depth: 2,
      firstPaint: 900,
      data: 2400,
      blocking: 200,
    },
  },
  {
    name: 'home again',
    path: '/',
    username: lena,
    sign: nextStep,
    warm: true,
    remotes: 2,
    limits: { data: 900 },
  },
  {
    name: 'learning path',
    path: course.path,
    username: lena,
    sign: path,
    remotes: 1,
    limits: { kilobytes: 270, scriptKilobytes: 240, requests: 8, depth: 2, data: 2600 },
  },
  {
    name: 'circle',
    path: kickoff.path,
    username: lena,
    sign: circle,
    remotes: 2,
    limits: { scriptKilobytes: 240, requests: 8, depth: 2, data: 2600 },
  },
  {
    name: 'learning path from home',
    path: course.path,
    username: lena,
    sign: path,
    from: { path: '/', sign: nextStep, link: 'Zum Lernpfad' },
    remotes: 2,
    limits: { data: 800 },
  },
  {
    name: 'circle from home',
    path: kickoff.path,
    username: lena,
    sign: circle,
    from: { path: '/', sign: nextStep, link: kickoff.title },
    remotes: 2,
    limits: { data: 800 },
  },
];

/** What a page may take more for each further remote that contributes to it: its entry and a bundle. */
export const furtherRemote = { kilobytes: 15, requests: 2 } as const;

/** Federated compared to one bundle. */
export const ratioLimits = { bytes: 1.2, time: 1.1 } as const;
