import { minimumForAverages } from '@learn/domain';
import fc from 'fast-check';
import {
  type CircleName,
  person,
  type SessionSpecification,
  type WorldSpecification,
} from './statisticsWorld.ts';

// What rights show of a random world, row by row: the slow counterpart of `readSelection`.

/** What somebody with several rights in a course is to whom, by index. */
export interface Rights {
  /** regions that they supervise */
  readonly leads?: readonly string[];
  /** a session in which they are an expert, with their circles */
  readonly teaches?: { readonly session: number; readonly circles: readonly CircleName[] };
  /** organisations whose apprentices they train */
  readonly trains?: readonly number[];
  /** organisations of which they are the training responsible */
  readonly responsibleFor?: readonly number[];
  /** people whom they accompany as a mentor */
  readonly accompanies?: readonly number[];
}

/** Several rights, always some in an organisation. */
export const rightsSpecification: fc.Arbitrary<Rights> = fc.record(
  {
    leads: fc.constantFrom(['Bern'], ['Genf']),
    teaches: fc.record({
      session: fc.nat({ max: 2 }),
      circles: fc.subarray<CircleName>(['basics', 'advanced']),
    }),
    trains: fc.constantFrom([0], [1]),
    responsibleFor: fc.constantFrom([0], [0, 1]),
    accompanies: fc.uniqueArray(person, { maxLength: 2 }),
  },
  { requiredKeys: ['responsibleFor'] },
);

/** One right: of which sessions and people it shows what. */
export interface Reader {
  readonly reaches: (world: WorldSpecification, session: SessionSpecification) => boolean;
  readonly sees: (world: WorldSpecification, session: SessionSpecification, member: Member) => boolean;
  readonly isOfEverybody: boolean;
  /** evaluations and self-assessments of a circle; attendance without one */
  readonly shows: (circle: string | undefined) => boolean;
  readonly isOfSums: boolean;
  /** people whom the reader knows by name */
  readonly knows: readonly number[];
  readonly seesFeedback: boolean;
}

export type Member = SessionSpecification['enrolments'][number];

/** The circles of a world; nothing is planned in the last one. */
export const allCircles = ['basics', 'advanced', 'closed'];
export const everything = () => true;

const employs =
  (employers: readonly number[]) =>
  (world: WorldSpecification, { person }: Member) =>
    employers.some((employer) => employer === world.employers[person]);

function ofOrganisations(
  employers: readonly number[],
): Pick<Reader, 'reaches' | 'sees' | 'isOfEverybody' | 'shows'> {
  const isEmployed = employs(employers);
  return {
    reaches: (world, { enrolments }) =>
      enrolments.some((one) => one.role === 'MEMBER' && isEmployed(world, one)),
    sees: (world, _, member) => isEmployed(world, member),
    isOfEverybody: false,
    shows: everything,
  };
}

const ofEverybody = { sees: everything, isOfEverybody: true, shows: everything };
const byName = { isOfSums: false, knows: [] };

interface OneRight {
  readonly employers?: readonly number[] | undefined;
  readonly sumsOnly: boolean;
  readonly seesFeedback: boolean;
}

/** The right of somebody who has one. */
export function oneRight({ employers, sumsOnly, seesFeedback }: OneRight): Reader {
  const people =
    employers === undefined ? { ...ofEverybody, reaches: everything } : ofOrganisations(employers);
  return { ...people, isOfSums: sumsOnly, knows: [], seesFeedback };
}

/** The rights from that which reaches furthest to that which reaches the least. */
export function readersOf(
  { leads, teaches, trains, responsibleFor, accompanies = [] }: Rights,
  world: WorldSpecification,
): Reader[] {
  const isLed = ({ region }: SessionSpecification) => leads?.includes(region) ?? false;
  const readers: (Reader | undefined)[] = [
    leads && { ...ofEverybody, ...byName, reaches: (_, session) => isLed(session), seesFeedback: true },
    teaches && {
      ...ofEverybody,
      ...byName,
      reaches: ({ sessions }, session) => sessions[teaches.session] === session && !isLed(session),
      shows: (circle) => circle === undefined || teaches.circles.some((own) => own === circle),
      seesFeedback: true,
    },
    trains && { ...ofOrganisations(trains), ...byName, seesFeedback: false },
    responsibleFor && {
      ...ofOrganisations(responsibleFor),
      isOfSums: true,
      knows: accompanies,
      seesFeedback: true,
    },
  ];
  // who supervises or teaches no session of the course has no such right in it
  const isHeld = ({ isOfEverybody, reaches }: Reader) =>
    !isOfEverybody || world.sessions.some((session) => reaches(world, session));
  return readers.filter((reader) => reader !== undefined && isHeld(reader)) as Reader[];
}

/** Whether so many of a group count that five of them are unknown to the reader. */
export function isWhole(
  group: readonly Member[],
  counted: readonly Member[],
  knows: readonly number[],
): boolean {
  const known = group.filter(({ person }) => knows.includes(person)).length;
  return counted.length >= minimumForAverages + (known === group.length ? 0 : known);
}
