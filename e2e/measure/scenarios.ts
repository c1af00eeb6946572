import { course, kickoff, lena, thomas } from '@learn/journeys';
import type { Sign } from './paint.ts';

/** One row of the table: a page that is opened, or reached inside the open application. */
export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** undefined for a visitor who is not logged in */
  readonly username?: string;
  /** stands on the screen when what the page is about can be seen */
  readonly sign: Sign;
  /** the same page has been opened before in the same browser profile, or in the same private window, so that its files are in the cache */
  readonly warm?: 'profile' | 'window';
  /** 390 px wide */
  readonly phone?: true;
  /** the page from which one goes there by a link, with the application already loaded */
  readonly from?: Start;
  /** remotes of which the page needs files; the limits are for these, each further one has `furtherRemote` */
  readonly remotes: number;
  readonly limits: Limits;
}

/** Where one goes from, and by which link. */
export interface Start {
  readonly path: string;
  readonly sign: Sign;
  readonly link: string;
  /** a page between, whose link is pressed first */
  readonly between?: {
    readonly sign: Sign;
    readonly link: string;
    /** begin of the address under which it fetches the next page ahead, for which a person leaves it the time */
    readonly ahead: string;
  };
}

/** Upper limits; times in milliseconds, sizes in kilobytes of 1000 bytes. */
export interface Limits {
  readonly kilobytes?: number;
  readonly scriptKilobytes?: number;
  readonly htmlKilobytes?: number;
  readonly requests?: number;
  readonly depth?: number;
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly data?: number;
  /** until the page is React's; what it was before the first view came with the HTML */
  readonly taken?: number;
  readonly blocking?: number;
  readonly longest?: number;
  /** a share of the window */
  readonly shift?: number;
}

/** What every page keeps that comes with its first view. */
const firstView = {
  htmlKilobytes: 24,
  firstPaint: 600,
  largestPaint: 800,
  data: 800,
  blocking: 200,
  longest: 150,
  shift: 0.01,
} as const satisfies Limits;

const nextStep: Sign = { selector: 'article h3', text: 'Weiter mit «' };
const path: Sign = { selector: 'main h3', text: kickoff.title };
const circle: Sign = { selector: 'main li', text: kickoff.first.title };

const cockpit = '/course/ueberbetriebliche-kurse/cockpit';
const waiting: Sign = { selector: 'main h2', text: 'Das wartet in' };
const evaluate = '«Auffahrunfall bei Nässe» bewerten';
/** The place of a work in the queue, once its points can be given. */
const placeInQueue = (place: number): Sign => ({
  selector: 'main:has(form aside h2) nav p',
  text: `${place}/`,
});

/** The pages that count, with what is asked of them. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'login',
    path: '/login-local',
    sign: { selector: 'form', text: 'Login' },
    remotes: 0,
    limits: { ...firstView, kilobytes: 190, requests: 3, taken: 1720 },
  },
  {
    name: 'home',
    path: '/',
    username: lena,
    sign: nextStep,
    remotes: 2,
    limits: { ...firstView, kilobytes: 250, scriptKilobytes: 208, requests: 8, depth: 2, taken: 2500 },
  },
  {
    name: 'home again',
    path: '/',
    username: lena,
    sign: nextStep,
    warm: 'profile',
    remotes: 2,
    limits: { data: 500 },
  },
  {
    name: 'home again, private window',
    path: '/',
    username: lena,
    sign: nextStep,
    warm: 'window',
    remotes: 2,
    limits: { data: 800 },
  },
  {
    name: 'home, phone',
    path: '/',
    username: lena,
    sign: nextStep,
    phone: true,
    remotes: 2,
    limits: { ...firstView, scriptKilobytes: 210 },
  },
  {
    name: 'learning path',
    path: course.path,
    username: lena,
    sign: path,
    remotes: 1,
    limits: { ...firstView, kilobytes: 270, scriptKilobytes: 240, requests: 8, depth: 2, taken: 2300 },
  },
  {
    name: 'circle',
    path: kickoff.path,
    username: lena,
    sign: circle,
    remotes: 2,
    limits: { ...firstView, scriptKilobytes: 240, requests: 9, depth: 2, taken: 2620 },
  },
  {
    name: 'learning path, phone',
    path: course.path,
    username: lena,
    sign: path,
    phone: true,
    remotes: 1,
    limits: firstView,
  },
  {
    name: 'circle, phone',
    path: kickoff.path,
    username: lena,
    sign: circle,
    phone: true,
    remotes: 2,
    limits: firstView,
  },
  {
    name: 'learning path from home',
    path: course.path,
    username: lena,
    sign: path,
    from: { path: '/', sign: nextStep, link: 'Zum Lernpfad' },
    remotes: 2,
    limits: { kilobytes: 26, data: 800 },
  },
  {
    name: 'circle from home',
    path: kickoff.path,
    username: lena,
    sign: circle,
    from: { path: '/', sign: nextStep, link: kickoff.title },
    remotes: 2,
    // with the list of documents, which slow machines ask for before the circle is painted
    limits: { kilobytes: 29, data: 800 },
  },
  {
    name: 'cockpit from home',
    path: cockpit,
    username: thomas,
    sign: waiting,
    from: { path: '/', sign: { selector: 'main h2', text: 'Überbetriebliche Kurse' }, link: 'Zum Cockpit' },
    remotes: 2,
    limits: { kilobytes: 45, data: 1200 },
  },
  {
    name: 'evaluation from cockpit',
    path: cockpit,
    username: thomas,
    sign: { selector: 'main aside h2', text: 'Bewertung' },
    from: { path: cockpit, sign: waiting, link: evaluate },
    remotes: 2,
    limits: { data: 1200 },
  },
  {
    name: 'next evaluation of the queue',
    path: cockpit,
    username: thomas,
    sign: placeInQueue(2),
    from: {
      path: cockpit,
      sign: waiting,
      link: 'Nächste Arbeit: ',
      between: { link: evaluate, sign: placeInQueue(1), ahead: '/server/graphql/' },
    },
    remotes: 2,
    limits: { data: 400 },
  },
];

/** What a page may take more for each further remote that contributes to it: its entry and a bundle. */
export const furtherRemote = { kilobytes: 15, requests: 2 } as const;

/** Federated compared to one bundle. */
export const ratioLimits = { bytes: 1.2, time: 1.05 } as const;
