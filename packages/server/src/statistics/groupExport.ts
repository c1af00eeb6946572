import { Readable } from 'node:stream';
import type { Localised } from '@learn/contracts';
import type { EndpointQuery, StatisticsPart, statisticsEndpoints } from '@learn/contracts/endpoints';
import {
  type Comparison,
  type FeedbackWithheldReason,
  type Language,
  readComparison,
  regionName,
} from '@learn/domain';
import type { CellValue, ColumnDef } from 'hucre';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { type CellContext, type Column, column, columnDefinitions } from '../exports/columns.ts';
import { neutralise } from '../exports/neutralise.ts';
import { headers, kindTexts } from '../exports/texts.ts';
import { writeSpreadsheet } from '../exports/writeSpreadsheet.ts';
import { readProperties } from './courseProperties.ts';
import { readGroups, type StatisticsGroup } from './groups.ts';
import { readSelection } from './readSelection.ts';
import type { Selection, StatisticsFilters } from './selection.ts';
import { feedbackWithheldOf } from './withheld.ts';

type ExportQuery = EndpointQuery<typeof statisticsEndpoints.export>;

/** What of a course is exported by groups. */
export interface GroupExport {
  readonly courseId: string;
  readonly part: StatisticsPart;
  readonly query: ExportQuery;
  readonly language: Language;
}

const tables: Readonly<Record<StatisticsPart, TableReader>> = {
  attendance: tableOf('attendance_day_presences', [
    column('daysCompleted', 'integer', (sums) => sums.days_completed),
    column('presences', 'integer', (sums) => sums.participants_present),
    column('expectedPresences', 'integer', (sums) => sums.participants_total),
    column('presentPercent', 'percent', (sums) => sums.average_present),
  ]),
  assignment: tableOf('assignments', [
    column('passed', 'integer', (sums) => sums.total_passed),
    column('failed', 'integer', (sums) => sums.total_failed),
    column('notEvaluated', 'integer', (sums) => sums.total_unranked),
    column('passedPercent', 'percent', (sums) => sums.average_passed),
    column('pointsPercent', 'percent', (sums) => sums.average_evaluation_percent),
  ]),
  competence: tableOf('competences', [
    column('canDo', 'integer', (sums) => sums.success_total),
    column('lookAgain', 'integer', (sums) => sums.fail_total),
  ]),
  feedback: tableOf('feedback_responses', [
    column('satisfaction', 'decimal', (sums) => sums.satisfaction_average),
    column('responses', 'integer', (sums) => (sums.withheld ? null : sums.total_responses)),
  ]),
};

type PartName = Exclude<keyof StatisticsGroup, 'key' | 'label'>;

type SummaryOf<Name extends PartName> = Awaited<ReturnType<StatisticsGroup[Name]>>;

/** The groups as cells, by their keys, and what the cells are. */
interface Table {
  readonly columns: readonly ColumnDef[];
  readonly rows: ReadonlyMap<string, readonly CellValue[]>;
}

type TableReader = (groups: readonly StatisticsGroup[], context: CellContext) => Promise<Table>;

function tableOf<Name extends PartName>(
  name: Name,
  columns: readonly Column<SummaryOf<Name>>[],
): TableReader {
  return async (groups, context) => {
    const rows = new Map<string, CellValue[]>();
    for (const group of groups) {
      const summary = (await group[name]()) as SummaryOf<Name>;
      // as on the page: groups of which nothing is planned are not shown
      if (summary.total_records === 0 && !summary.withheld) continue;
      rows.set(
        group.key,
        columns.map(({ cell }) => cell(summary, context)),
      );
    }
    return { columns: columnDefinitions(columns, context.language), rows };
  };
}

/** Name of the sheet, and beginning of that of the file. */
export const partTexts: Readonly<Record<StatisticsPart, Localised>> = {
  attendance: kindTexts.attendance,
  assignment: { de: 'Bewertungen', fr: 'Évaluations', it: 'Valutazioni' },
  competence: { de: 'Selbsteinschätzungen', fr: 'Autoévaluations', it: 'Autovalutazioni' },
  feedback: kindTexts.feedback,
};

/** What stands in a file of feedback instead of its rows, as on the page. */
export const feedbackWithheldTexts: Readonly<Record<FeedbackWithheldReason, Localised>> = {
  anonymous: {
    de: 'Die Antworten sind anonym und lassen sich nicht auf ein Profil oder auf Personen eingrenzen.',
    fr: 'Les réponses sont anonymes et ne peuvent pas être limitées à un profil ou à des personnes.',
    it: 'Le risposte sono anonime e non si possono limitare a un profilo o a persone.',
  },
  not_in_role: {
    de: 'Feedback ist in deiner Rolle nicht sichtbar.',
    fr: 'Les feedbacks ne sont pas visibles dans ton rôle.',
    it: 'I feedback non sono visibili nel tuo ruolo.',
  },
};

/**
 * A part of the statistics by groups as a spreadsheet: the rows and values of its chart under the same filters, with the compared
 * selection in further columns.
 * @throws not_found for people without a right to it
 */
export async function startGroupExport(
  db: Database,
  currentUser: CurrentUser,
  { courseId, part, query, language }: GroupExport,
): Promise<Readable> {
  const { by, format, compare, ...filters } = query;
  const comparison = readComparison(compare);
  const found: Table[] = [];
  let compared = comparison?.value ?? '';
  const selections: Selection[] = [];
  for (const chosen of [filters, ...(comparison ? [withReplaced(filters, comparison)] : [])]) {
    const selection = await readSelection(db, { ...currentUser, language }, { courseId, filters: chosen });
    if (comparison?.filter === 'region') compared = regionName(comparison.value, language);
    if (comparison?.filter === 'session') compared = await sessionName(db, selection, comparison.value);
    selections.push(selection);
  }
  let groups: readonly StatisticsGroup[] = [];
  for (const selection of selections) {
    const beside = selections.find((other) => other !== selection);
    groups = await readGroups(db, selection, { by, beside });
    found.push(await tables[part](groups, { language, format }));
  }
  const shown = groups.filter(({ key }) => found.some(({ rows }) => rows.has(key)));
  const [selection] = selections;
  const noFeedback = part === 'feedback' && selection ? feedbackWithheldOf(selection) : null;
  const rows = noFeedback
    ? [[feedbackWithheldTexts[noFeedback][language]]]
    : shown.map(({ key, label }): CellValue[] => [
        neutralise(label),
        ...found.flatMap((table) => table.rows.get(key) ?? table.columns.map(() => null)),
      ]);
  return writeSpreadsheet(Readable.from(rows), {
    format,
    name: partTexts[part][language],
    columns: [
      { header: headers[by][language], width: 24 },
      ...found.flatMap(({ columns }, index) =>
        index === 0 ? columns : columns.map((one) => ({ ...one, header: `${one.header} (${compared})` })),
      ),
    ],
  });
}

async function sessionName(db: Database, selection: Selection, id: string): Promise<string> {
  const { sessions } = await readProperties(db, selection);
  return sessions.find((session) => session.id === id)?.name ?? id;
}

const filterNames = {
  session: 'course_session_ids',
  generation: 'generations',
  region: 'regions',
} as const satisfies Record<Comparison['filter'], keyof StatisticsFilters>;

/** The filters of the selection that stands beside the chosen one. */
export function withReplaced(filters: StatisticsFilters, { filter, value }: Comparison): StatisticsFilters {
  return { ...filters, [filterNames[filter]]: [value] };
}
