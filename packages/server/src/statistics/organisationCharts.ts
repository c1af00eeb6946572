import type { Localised } from '@learn/contracts';
import type { OrganisationChart } from '@learn/contracts/endpoints';
import {
  allProfiles,
  type CostPart,
  type CountPart,
  certificatesByProfile,
  certificatesByYear,
  costsByMonth,
  costsByProfile,
  type ExamPart,
  examsByMonth,
  examsByProfile,
  formatMonth,
  type Language,
  ofProfile,
  peopleByProfile,
} from '@learn/domain';
import type { Database } from '../database/database.ts';
import { type Column, column } from '../exports/columns.ts';
import { type HeaderKey, withoutProfile } from '../exports/texts.ts';
import { readCourseCosts } from './courseCosts.ts';
import type { ProfileName, SessionScope } from './organisationSessions.ts';
import {
  readCertificateStatistics,
  readExamStatistics,
  readParticipantsPerYear,
} from './organisationStatistics.ts';

/** Of what a chart is made. */
export interface ChartSource {
  readonly db: Database;
  readonly scope: SessionScope;
  readonly language: Language;
  readonly year: number;
  /** code of a profile, or `all` */
  readonly profile: string;
  readonly profiles: readonly ProfileName[];
}

/** Takes rows that only their columns know. */
type Write<Result> = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]) => Promise<Result>;

type Chart = <Result>(source: ChartSource, write: Write<Result>) => Promise<Result>;

/** A chart whose rows are read from its source. */
function chartOf<Row>(
  read: (source: ChartSource) => Promise<readonly Row[]>,
  columnsOf: (source: ChartSource) => readonly Column<Row>[],
): Chart {
  return async (source, write) => write(await read(source), columnsOf(source));
}

interface Keyed<Key> {
  readonly key: Key;
}

const month = column('month', 'text', ({ key }: Keyed<number>, language) => formatMonth(key, language));

const year = column('year', 'integer', ({ key }: Keyed<number>) => key);

const profile = ({ profiles }: ChartSource) =>
  column('profile', 'text', ({ key }: Keyed<string | null>, language) =>
    key === null ? withoutProfile[language] : (profiles.find(({ code }) => code === key)?.name ?? key),
  );

const count = (header: HeaderKey) => column(header, 'integer', (part: CountPart<unknown>) => part.count);

const costs = (header: HeaderKey): readonly Column<CostPart<unknown>>[] => [
  count(header),
  column('price', 'chf', ({ total_chf }) => Math.round(total_chf * 100)),
];

const ended: readonly Column<ExamPart<unknown>>[] = [
  column('passed', 'integer', ({ passed }) => passed),
  column('failed', 'integer', ({ passed, taken }) => taken - passed),
];

const rated: readonly Column<ExamPart<unknown>>[] = [
  column('passedPercent', 'percent', ({ rate }) => rate),
  column('passed', 'integer', ({ passed }) => passed),
  column('examsTaken', 'integer', ({ taken }) => taken),
];

const ofYear = <Row extends { readonly year: number }>(rows: readonly Row[], { year: chosen }: ChartSource) =>
  rows.filter((row) => row.year === chosen);

async function costsOf(source: ChartSource) {
  const rows = await readCourseCosts(source.db, source.scope, source.language);
  return ofProfile(ofYear(rows, source), source.profile);
}

async function examsOf(source: ChartSource) {
  const rows = await readExamStatistics(source.db, source.scope, source.language);
  return ofProfile(ofYear(rows, source), source.profile);
}

async function certificatesOf(source: ChartSource) {
  const rows = await readCertificateStatistics(source.db, source.scope, source.language);
  return rows.filter(({ profile_code: code }) => source.profile === allProfiles || code === source.profile);
}

/** The charts of training responsibles by the functions that draw them, each with the columns of its table. */
export const organisationCharts: Readonly<Record<OrganisationChart, Chart>> = {
  participants_by_profile: chartOf<CountPart<string | null>>(
    async (source) => {
      const years = ofYear(await readParticipantsPerYear(source.db, source.scope), source);
      const people = years.flatMap(({ participants }) => participants);
      return peopleByProfile(ofProfile(people, source.profile), source.profiles);
    },
    (source) => [profile(source), count('participants')],
  ),
  cost_by_month: chartOf<CostPart<number>>(
    async (source) => monthsWithCosts(costsByMonth(await costsOf(source), (cost) => cost.confirmed_on)),
    () => [month, ...costs('orders')],
  ),
  cost_by_profile: chartOf<CostPart<string | null>>(
    async (source) => costsByProfile(await costsOf(source)),
    (source) => [profile(source), ...costs('orders')],
  ),
  exam_cost_by_month: chartOf<CostPart<number>>(
    async (source) => monthsWithCosts(costsByMonth(await examsOf(source), (exam) => exam.taken_on)),
    () => [month, ...costs('examsTaken')],
  ),
  exam_cost_by_profile: chartOf<CostPart<string | null>>(
    async (source) => costsByProfile(await examsOf(source)),
    (source) => [profile(source), ...costs('examsTaken')],
  ),
  exams_by_month: chartOf<ExamPart<number>>(
    async (source) => examsByMonth(await examsOf(source), (exam) => exam.taken_on),
    () => [month, ...ended],
  ),
  pass_rate_by_profile: chartOf<ExamPart<string | null>>(
    async (source) => examsByProfile(await examsOf(source)),
    (source) => [profile(source), ...rated],
  ),
  certificates_by_profile: chartOf<CountPart<string>>(
    async (source) => certificatesByProfile(ofYear(await certificatesOf(source), source)),
    (source) => [profile(source), count('certificates')],
  ),
  certificates_by_year: chartOf<CountPart<number>>(
    async (source) => certificatesByYear(await certificatesOf(source)),
    () => [year, count('certificates')],
  ),
};

const monthsWithCosts = (months: readonly CostPart<number>[]) => months.filter((part) => part.count > 0);

const text = (de: string, fr: string, it: string): Localised => ({ de, fr, it });

/** Name of the sheet, and beginning of that of the file. */
export const organisationChartTexts: Readonly<Record<OrganisationChart, Localised>> = {
  participants_by_profile: text(
    'Teilnehmende nach Profil',
    'Participants par profil',
    'Partecipanti per profilo',
  ),
  cost_by_month: text('Kurskosten nach Monat', 'Coûts des cours par mois', 'Costi dei corsi per mese'),
  cost_by_profile: text(
    'Kurskosten nach Profil',
    'Coûts des cours par profil',
    'Costi dei corsi per profilo',
  ),
  exam_cost_by_month: text(
    'Prüfungskosten nach Monat',
    'Coûts des examens par mois',
    'Costi degli esami per mese',
  ),
  exam_cost_by_profile: text(
    'Prüfungskosten nach Profil',
    'Coûts des examens par profil',
    'Costi degli esami per profilo',
  ),
  exams_by_month: text('Prüfungen nach Monat', 'Examens par mois', 'Esami per mese'),
  pass_rate_by_profile: text(
    'Bestehensquote nach Profil',
    'Taux de réussite par profil',
    'Superamento per profilo',
  ),
  certificates_by_profile: text(
    'Zertifikate nach Profil',
    'Certificats par profil',
    'Certificati per profilo',
  ),
  certificates_by_year: text('Zertifikate nach Jahr', 'Certificats par année', 'Certificati per anno'),
};
