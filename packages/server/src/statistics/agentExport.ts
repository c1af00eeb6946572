import { Readable } from 'node:stream';
import type { Localised } from '@learn/contracts';
import type { AgentPart, EndpointQuery, statisticsEndpoints } from '@learn/contracts/endpoints';
import {
  gradeSorts,
  gradeStates,
  type Language,
  type ListView,
  progressSorts,
  progressStates,
  resultSorts,
  resultStateOf,
  resultStates,
  zurichDay,
} from '@learn/domain';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { validationFailed } from '../errors.ts';
import { type Column, column, columnDefinitions } from '../exports/columns.ts';
import { headers, resultStateTexts } from '../exports/texts.ts';
import { writeSpreadsheet } from '../exports/writeSpreadsheet.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import {
  type AgentPersonResult,
  readAgentAssignment,
  readAgentAssignmentSummary,
  readAgentResults,
} from './agentAssignment.ts';
import { type AgentPersonGrades, readAgentGrades, selectGrades } from './agentGrades.ts';
import type { AgentPerson } from './agentPeople.ts';
import { type AgentPersonProgress, readAgentProgress } from './agentProgress.ts';
import { type AgentSelection, agentMinimum, readAgentSelection } from './agentSelection.ts';
import {
  type AssignmentRecord,
  presentAssignmentSums,
  readAssignmentRecords,
} from './assignmentStatistics.ts';
import { type CertificateMetrics, readCertificateMetrics } from './certificateMetrics.ts';
import { outcomeColumns, outcomeRows, outcomeTexts } from './outcomeSheet.ts';
import { sourceOf } from './sources.ts';

type Query = EndpointQuery<typeof statisticsEndpoints.agentExport>;

/** What of the own people is exported. */
export interface AgentExport {
  readonly courseId: string;
  readonly part: AgentPart;
  readonly query: Query;
  readonly language: Language;
}

/** Rows with what their columns are. */
interface Sheet<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

/** Of a sheet whose rows only its columns know. */
type Written = <Result>(write: <Row>(sheet: Sheet<Row>) => Result) => Result;

type SheetReader = (db: Database, selection: AgentSelection, query: Query) => Promise<Written>;

const everyRow: RowPage = { first: 2_147_483_647, offset: 0 };

const written =
  <Row>(sheet: Sheet<Row>): Written =>
  (write) =>
    write(sheet);

const person = [
  column('lastName', 'text', ({ last_name }: AgentPerson) => last_name),
  column('firstName', 'text', ({ first_name }: AgentPerson) => first_name),
  column('session', 'text', ({ course_session_title }: AgentPerson) => course_session_title),
] as const;

const progress: readonly Column<AgentPersonProgress>[] = [
  ...person,
  column('submittedCount', 'integer', ({ submitted_count }) => submitted_count),
  column('assignmentCount', 'integer', ({ total_count }) => total_count),
  column('passed', 'integer', ({ passed_count }) => passed_count),
  column('failed', 'integer', ({ failed_count }) => failed_count),
  column('evaluatedCount', 'integer', ({ evaluated_count }) => evaluated_count),
];

const results: readonly Column<AgentPersonResult>[] = [
  ...person,
  column('status', 'text', (row, language) => resultStateTexts[resultStateOf(row)][language]),
  column('finalPoints', 'decimal', ({ evaluation_points_final }) => evaluation_points_final),
  column('maxPoints', 'decimal', ({ evaluation_max_points }) => evaluation_max_points),
  column('percent', 'percent', ({ evaluation_percent }) => evaluation_percent),
];

const countOf = ({ certificates }: AgentPersonGrades, name: 'evaluated_count' | 'total_count'): number =>
  certificates.reduce((sum, certificate) => sum + certificate[name], 0);

const grades = (ofOne: boolean): readonly Column<AgentPersonGrades>[] => [
  ...person,
  column('evaluatedCount', 'integer', (row) => countOf(row, 'evaluated_count')),
  column('assignmentCount', 'integer', (row) => countOf(row, 'total_count')),
  column(ofOne ? 'grade' : 'averageGrade', 'decimal', ({ average_grade }) => average_grade),
  ...(ofOne
    ? [column('exactGrade', 'decimal', ({ certificates }: AgentPersonGrades) => certificates[0]?.exact_grade)]
    : []),
  column('partialGrade', 'text', ({ is_partial }, language) => (is_partial ? headers.yes[language] : null)),
];

const assignments: readonly Column<AssignmentRecord>[] = [
  column('assignment', 'text', ({ assignment_title }) => assignment_title),
  column('session', 'text', ({ course_session_title }) => course_session_title),
  column('deadline', 'day', ({ deadline }) => (deadline === null ? null : zurichDay(deadline))),
  column('passed', 'integer', ({ metrics }) => metrics.passed_count),
  column('failed', 'integer', ({ metrics }) => metrics.failed_count),
  column('notEvaluated', 'integer', ({ metrics }) => metrics.unranked_count),
];

const certificates: readonly Column<CertificateMetrics>[] = [
  column('certificate', 'text', ({ title }) => title),
  column('pointsPercent', 'percent', ({ average_evaluation_percent }) => average_evaluation_percent),
  column('passed', 'integer', ({ total_passed }) => total_passed),
  column('failed', 'integer', ({ total_failed }) => total_failed),
];

const sheets: Readonly<Record<AgentPart, SheetReader>> = {
  outcomes: async (db, selection, query) => {
    const sums = await readOutcomes(db, selection, query);
    return written({ rows: outcomeRows(sums), columns: outcomeColumns });
  },
  assignments: async (db, selection) => {
    const { details } = sourceOf(selection, 'assignments');
    const rows = await readAssignmentRecords(db, selection, details, { ...everyRow, minimum: agentMinimum });
    return written({ rows, columns: assignments });
  },
  certificates: async (db, selection) =>
    written({ rows: await readCertificateMetrics(db, selection), columns: certificates }),
  progress: async (db, selection, query) => {
    const view = viewOf(query, progressStates, progressSorts);
    return written({
      rows: await readAgentProgress(db, selection, { view, page: everyRow }),
      columns: progress,
    });
  },
  results: async (db, selection, query) => {
    const view = viewOf(query, resultStates, resultSorts);
    if (query.assignment_id === undefined) throw missing('assignment_id');
    const assignment = await readAgentAssignment(db, selection, query.assignment_id);
    return written({
      rows: await readAgentResults(db, assignment, { view, page: everyRow }),
      columns: results,
    });
  },
  grades: async (db, selection, query) => {
    const view = viewOf(query, gradeStates, gradeSorts);
    const { competence_certificate_id: certificateId } = query;
    const graded = certificateId === undefined ? selection : await selectGrades(db, selection, certificateId);
    return written({
      rows: await readAgentGrades(db, graded, { view, page: everyRow }),
      columns: grades(certificateId !== undefined),
    });
  },
};

async function readOutcomes(db: Database, selection: AgentSelection, query: Query) {
  const { assignment_id: assignmentId, competence_certificate_id: certificateId } = query;
  if (assignmentId !== undefined) {
    return readAgentAssignmentSummary(db, await readAgentAssignment(db, selection, assignmentId));
  }
  if (certificateId === undefined) {
    const { sums } = sourceOf(selection, 'assignments');
    return presentAssignmentSums(await sums(db), { minimum: agentMinimum });
  }
  const [certificate] = await readCertificateMetrics(db, await selectGrades(db, selection, certificateId));
  if (certificate === undefined) throw missing('competence_certificate_id');
  return certificate;
}

/**
 * What came of the work of the own people as a spreadsheet: the rows of a chart or list of their pages, on all pages of it.
 * @throws not_found for people who have none, or not this; validation_failed for a view that the list does not know
 */
export async function startAgentExport(
  db: Database,
  currentUser: CurrentUser,
  { courseId, part, query, language }: AgentExport,
): Promise<Readable> {
  const selection = await readAgentSelection(
    db,
    { ...currentUser, language },
    { courseId, agentRole: query.agent_role, courseSessionIds: query.course_session_ids },
  );
  const sheet = await sheets[part](db, selection, query);
  const { format } = query;
  return sheet(async ({ rows, columns }) => {
    const [only, ...others] = query.course_session_ids ?? [];
    await recordAudit(db, {
      action: 'export.made',
      actorId: currentUser.userId,
      courseSessionId: others.length === 0 ? only : undefined,
      subjectId: `agent_${part}`,
      details: { ...query, course_id: courseId, rows: rows.length, complete: true },
    });
    const cells = rows.map((row) => columns.map(({ cell }) => cell(row, { language, format })));
    return writeSpreadsheet(Readable.from(cells), {
      format,
      name: agentPartTexts[part][language],
      columns: columnDefinitions(columns, language),
    });
  });
}

/** Name of the sheet, and beginning of that of the file. */
export const agentPartTexts: Readonly<Record<AgentPart, Localised>> = {
  outcomes: outcomeTexts,
  assignments: { de: 'Aufträge', fr: 'Travaux', it: 'Compiti' },
  certificates: {
    de: 'Kompetenznachweise',
    fr: 'Contrôles de compétences',
    it: 'Controlli delle competenze',
  },
  progress: { de: 'Stand der Aufträge', fr: 'Avancement des travaux', it: 'Stato dei compiti' },
  results: { de: 'Ergebnisse im Auftrag', fr: 'Résultats du travail', it: 'Risultati del compito' },
  grades: { de: 'Noten', fr: 'Notes', it: 'Note' },
};

/** @throws validation_failed for what the list does not know: the file would not be what the reader believes */
function viewOf<State extends string, Sort extends string>(
  { state = 'all', search = '', sort = 'name', descending }: Query,
  states: readonly State[],
  sorts: readonly Sort[],
): ListView<State, Sort> {
  const knownState = state === 'all' ? state : states.find((one) => one === state);
  const knownSort = sorts.find((one) => one === sort);
  if (knownState === undefined) throw unknown('state');
  if (knownSort === undefined) throw unknown('sort');
  return { state: knownState, search, sort: knownSort, descending: descending === 'true' };
}

const unknown = (field: string) => validationFailed([{ field, problems: ['unknown'] }]);

const missing = (field: string) => validationFailed([{ field, problems: ['required'] }]);
