import type { Localised } from '@learn/contracts';
import type { Course } from '@learn/course-content';
import type { Language } from '@learn/domain';
import type { DemoUsername } from './accounts.ts';
import { ag, et, uk, vv } from './courses.ts';

/** A course session of the demo world; days count from today. */
export interface DemoSession {
  readonly key: string;
  readonly course: Course;
  readonly place: Localised;
  readonly region: string;
  /** language that most of its people speak */
  readonly language: Language;
  readonly startDay: number;
  readonly endDay: number;
  readonly companies: readonly string[];
  /** named participants with the share of the path that they have done; 0 = enrolled a few days ago */
  readonly members: Readonly<Partial<Record<DemoUsername, number>>>;
  /** named experts with their circles */
  readonly experts: Readonly<Partial<Record<DemoUsername, readonly string[]>>>;
  /** named learning mentors with their named mentees; they get three invented ones as well */
  readonly mentors: Readonly<Partial<Record<DemoUsername, readonly DemoUsername[]>>>;
}

// More than a year lies between the ends, so that the two sessions of a course are of two generations.
const first = { startDay: -110, endDay: 170 } as const;
const second = { startDay: -50, endDay: 540 } as const;

const germanInsurers = [
  'Silberdistel Versicherungen AG',
  'Nordlicht Versicherungsgenossenschaft',
  'Steinadler Vorsorge AG',
  'Ahornblatt Assekuranz AG',
  'Agentur Fuchs & Mondschein GmbH',
  'Versicherungsbüro Wildrosen GmbH',
] as const;

// Half of the people work for one employer, so that their figures are of enough people to be shown.
const mostlySilberdistel: readonly string[] = [...germanInsurers, ...Array(4).fill(germanInsurers[0])];
const mostlyNordlicht: readonly string[] = [...germanInsurers, ...Array(4).fill(germanInsurers[1])];

const nobody = { members: {}, experts: {}, mentors: {} } as const;

/** Two sessions of each course, the earlier first. */
export const demoSessions: readonly DemoSession[] = [
  {
    ...first,
    key: 'vv-zuerich',
    course: vv,
    place: { de: 'Zürich', fr: 'Zurich', it: 'Zurigo' },
    region: 'Zürich',
    language: 'de',
    companies: mostlySilberdistel,
    members: { 'lena.keller': 0 },
    experts: { 'thomas.meier': ['kickoff', 'gewinnen', 'fahrzeug'] },
    mentors: { 'sandra.huber': ['lena.keller'] },
  },
  {
    ...nobody,
    ...second,
    key: 'vv-bern',
    course: vv,
    place: { de: 'Bern', fr: 'Berne', it: 'Berna' },
    region: 'Mittelland',
    language: 'de',
    companies: mostlySilberdistel,
    members: { 'lena.keller': 0.62 },
    mentors: { 'sandra.huber': ['lena.keller'] },
  },
  {
    ...nobody,
    ...first,
    key: 'uk-lausanne',
    course: uk,
    place: { de: 'Lausanne', fr: 'Lausanne', it: 'Losanna' },
    region: 'Romandie',
    language: 'fr',
    companies: [
      'Assurances Grand-Tétras SA',
      'La Perce-Neige Assurances SA',
      'Prévoyance Trois-Ruisseaux SA',
    ],
    members: { 'marc.favre': 0.8 },
    mentors: { 'peter.blanc': ['marc.favre'] },
  },
  {
    ...nobody,
    ...second,
    key: 'uk-zuerich',
    course: uk,
    place: { de: 'Zürich', fr: 'Zurich', it: 'Zurigo' },
    region: 'Zürich',
    language: 'de',
    companies: mostlyNordlicht,
    experts: { 'thomas.meier': uk.topics.flatMap((topic) => topic.circles.map((circle) => circle.slug)) },
  },
  {
    ...nobody,
    ...first,
    key: 'ag-lugano',
    course: ag,
    place: { de: 'Lugano', fr: 'Lugano', it: 'Lugano' },
    region: 'Ticino',
    language: 'it',
    companies: ['Carrozzeria Stella Alpina Blu SA', 'Autorimessa Tre Castagni Sagl'],
    members: { 'giulia.rossi': 0.75 },
  },
  {
    ...nobody,
    ...second,
    key: 'ag-basel',
    course: ag,
    place: { de: 'Basel', fr: 'Bâle', it: 'Basilea' },
    region: 'Nordwestschweiz',
    language: 'de',
    companies: ['Garage Wolkenried AG', 'Autohaus Kieselstein AG'],
  },
  {
    ...nobody,
    ...first,
    key: 'et-st-gallen',
    course: et,
    place: { de: 'St. Gallen', fr: 'Saint-Gall', it: 'San Gallo' },
    region: 'Ostschweiz',
    language: 'de',
    companies: ['Obsthof Morgentau GmbH'],
    members: { 'jonas.frei': 0.8 },
  },
  {
    ...nobody,
    ...second,
    key: 'et-sion',
    course: et,
    place: { de: 'Sitten', fr: 'Sion', it: 'Sion' },
    region: 'Romandie',
    language: 'fr',
    companies: ['Domaine du Renard-Bleu Sàrl'],
  },
];

/** Participants of every session. */
export const membersPerSession = 24;
