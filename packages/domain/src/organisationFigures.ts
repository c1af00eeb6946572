import { allProfiles } from './profile.ts';
import { type DateValue, zurichDay } from './zurich.ts';

/** Sum of prices in francs, added up in Rappen, so that no fraction is lost. */
export function sumChf(prices: readonly number[]): number {
  return prices.reduce((sum, price) => sum + Math.round(price * 100), 0) / 100;
}

/** Whole percent of a share; undefined of nothing. */
export function wholePercent(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : Math.round((part * 100) / whole);
}

/** Calendar year of a moment in Zurich. */
export function calendarYear(moment: DateValue): number {
  return Number(zurichDay(moment).slice(0, 4));
}

/** Something that belongs to a person with a profile, or without. */
export interface Profiled {
  /** code of the profile; null until chosen */
  readonly chosen_profile: string | null;
}

/** What a profile filter leaves (specification §5). @param profile code, or `all` */
export function ofProfile<Row extends Profiled>(rows: readonly Row[], profile: string): Row[] {
  return rows.filter(({ chosen_profile }) => profile === allProfiles || chosen_profile === profile);
}

/** The profiles that occur, in the order in which they are listed, and how many rows each has. */
export function profileCounts(
  rows: readonly Profiled[],
  listed: readonly { readonly code: string }[],
): { readonly code: string; readonly count: number }[] {
  return listed.flatMap(({ code }) => {
    const count = ofProfile(rows, code).length;
    return count === 0 ? [] : [{ code, count }];
  });
}

/** How many there are in a part. */
export interface CountPart<Key> {
  readonly key: Key;
  readonly count: number;
}

/** People by profile, the most first; null, in the last place: of people without a listed profile. */
export function peopleByProfile(
  people: readonly Profiled[],
  listed: readonly { readonly code: string }[],
): CountPart<string | null>[] {
  const known = profileCounts(people, listed);
  const without = people.length - known.reduce((sum, { count }) => sum + count, 0);
  return [
    ...known
      .map(({ code, count }) => ({ key: code, count }))
      .toSorted((left, right) => right.count - left.count),
    ...(without > 0 ? [{ key: null, count: without }] : []),
  ];
}

/** Certificates that were granted in a year to people with a profile. */
export interface GrantedCertificates {
  readonly year: number;
  readonly profile_code: string;
  readonly count: number;
}

/** Certificates by profile, the most first. */
export function certificatesByProfile(certificates: readonly GrantedCertificates[]): CountPart<string>[] {
  return countParts(certificates, ({ profile_code }) => profile_code).toSorted(
    (left, right) => right.count - left.count,
  );
}

/** Certificates by year, the earliest first; only years with certificates. */
export function certificatesByYear(certificates: readonly GrantedCertificates[]): CountPart<number>[] {
  return countParts(certificates, ({ year }) => year).toSorted((left, right) => left.key - right.key);
}

function countParts<Row extends { readonly count: number }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): CountPart<Key>[] {
  return [...Map.groupBy(rows, keyOf)].map(([key, some]) => ({
    key,
    count: some.reduce((sum, { count }) => sum + count, 0),
  }));
}

/** What an organisation paid. */
export interface Cost extends Profiled {
  readonly price_chf: number;
}

/** Number and sum of costs in a part of them. */
export interface CostPart<Key> extends CountPart<Key> {
  readonly total_chf: number;
}

/** Costs of a year by month, 1 to 12; all twelve, also those without costs. @param dayOf YYYY-MM-DD */
export function costsByMonth<Row extends Cost>(
  costs: readonly Row[],
  dayOf: (cost: Row) => string,
): CostPart<number>[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    return costPart(
      month,
      costs.filter((cost) => Number(dayOf(cost).slice(5, 7)) === month),
    );
  });
}

/** Costs by profile, the greatest first; null: of people without a profile. */
export function costsByProfile(costs: readonly Cost[]): CostPart<string | null>[] {
  const groups = Map.groupBy(costs, ({ chosen_profile }) => chosen_profile);
  return [...groups]
    .map(([code, some]) => costPart(code, some))
    .toSorted((left, right) => right.total_chf - left.total_chf);
}

function costPart<Key>(key: Key, costs: readonly Cost[]): CostPart<Key> {
  return { key, count: costs.length, total_chf: sumChf(costs.map(({ price_chf }) => price_chf)) };
}

/** An exam that was taken. */
export interface TakenExam extends Profiled {
  readonly exam_result: 'passed' | 'failed';
}

/** How exams ended. */
export interface ExamPart<Key> {
  readonly key: Key;
  readonly taken: number;
  readonly passed: number;
  /** rounded percentage of passed exams (specification §9); undefined without exams */
  readonly rate: number | undefined;
}

/** How all of these exams ended. */
export function examPart<Key>(key: Key, exams: readonly TakenExam[]): ExamPart<Key> {
  const passed = exams.filter(({ exam_result }) => exam_result === 'passed').length;
  return { key, taken: exams.length, passed, rate: wholePercent(passed, exams.length) };
}

/** Pass rate per profile (specification §9), the highest first; null: of people without a profile. */
export function examsByProfile(exams: readonly TakenExam[]): ExamPart<string | null>[] {
  return [...Map.groupBy(exams, ({ chosen_profile }) => chosen_profile)]
    .map(([code, some]) => examPart(code, some))
    .toSorted((left, right) => (right.rate ?? 0) - (left.rate ?? 0) || right.taken - left.taken);
}

/** Exams by the month in which they were taken, 1 to 12; only months with exams. @param dayOf YYYY-MM-DD */
export function examsByMonth<Row extends TakenExam>(
  exams: readonly Row[],
  dayOf: (exam: Row) => string,
): ExamPart<number>[] {
  return [...Map.groupBy(exams, (exam) => Number(dayOf(exam).slice(5, 7)))]
    .map(([month, some]) => examPart(month, some))
    .toSorted((left, right) => left.key - right.key);
}

/**
 * The years that may be chosen, the latest first: those of which something is known, and the current one.
 * @param known years, also several times
 */
export function yearChoices(known: readonly number[], current: number): number[] {
  return [...new Set([current, ...known])].toSorted((left, right) => right - left);
}
