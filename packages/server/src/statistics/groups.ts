import { regionOptions } from '@learn/domain';
import type { ResultKind } from '../access/resultDetail.ts';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import {
  type AssignmentSummary,
  presentAssignmentSums,
  withheldAssignmentSums,
} from './assignmentStatistics.ts';
import {
  type AttendanceSummary,
  presentAttendanceSums,
  withheldAttendanceSums,
} from './attendanceStatistics.ts';
import {
  type CompetenceSummary,
  presentCompetenceSums,
  withheldCompetenceSums,
} from './competenceStatistics.ts';
import { readChosenSessions } from './courseProperties.ts';
import { type FeedbackSummary, presentFeedbackSums, withheldFeedbackSums } from './feedbackStatistics.ts';
import type { GroupDimension } from './groupSums.ts';
import { feedbackHiddenIn, hiddenIn } from './hiddenGroups.ts';
import type { Selection } from './selection.ts';
import { sourceOf } from './sources.ts';
import { type SumKind, sumColumns } from './sumColumns.ts';
import type { Sums } from './sums.ts';
import { feedbackOf, resultsOf } from './withheld.ts';

/** What is asked of a selection by groups. */
export interface GroupRequest {
  readonly by: GroupDimension;
  /** a selection that stands beside it: both have the groups of either, so that their pages are the same */
  readonly beside?: Selection | undefined;
  /** groups of a page, and those before it; all of them without */
  readonly page?: RowPage | undefined;
}

/** The part of a selection that one filter would leave, with the summaries that it would have; each is read when it is asked for. */
export interface StatisticsGroup {
  /** value of the filter: id of a session, translation key of a circle, a generation, a region as it is stored */
  readonly key: string;
  /** what it is called in the language of the selection */
  readonly label: string;
  readonly attendance_day_presences: () => Promise<AttendanceSummary>;
  readonly assignments: () => Promise<AssignmentSummary>;
  readonly competences: () => Promise<CompetenceSummary>;
  readonly feedback_responses: () => Promise<FeedbackSummary>;
}

/** The chosen sessions, or what they have in common: the latest sessions first, circles as in the learning path, regions by their names. */
export async function readGroups(
  db: Database,
  selection: Selection,
  { by, beside, page }: GroupRequest,
): Promise<StatisticsGroup[]> {
  const all = await namesOf(db, [selection, ...(beside ? [beside] : [])], by);
  const names = page === undefined ? all : all.slice(page.offset, page.offset + page.first);
  const sessionIds = by === 'session' ? names.map(({ key }) => key) : undefined;
  const sumsOf = <Kind extends SumKind>(seen: Selection, kind: Kind) => {
    let found: Promise<Map<string, Sums<Kind>>> | undefined;
    return async (key: string): Promise<Sums<Kind>> => {
      found ??= sourceOf(seen, kind)
        .groupSums(db, { by, sessionIds })
        .then((rows) => new Map(rows.map((row) => [row.key, row])));
      return (await found).get(key) ?? nothingOf(kind);
    };
  };
  const attendance = sumsOf(resultsOf(selection, 'attendance'), 'attendance');
  const assignments = sumsOf(resultsOf(selection, 'evaluation'), 'assignments');
  const competences = sumsOf(resultsOf(selection, 'selfAssessment'), 'competences');
  const feedback = sumsOf(feedbackOf(selection), 'feedback');
  const own = beside && new Set((await namesOf(db, [selection], by)).map(({ key }) => key));
  // of a group that is the other selection's only there is nothing, which needs no reason
  const ofOwn =
    <Reason>(reasonOf: (key: string) => Reason | null) =>
    (key: string) =>
      own === undefined || own.has(key) ? reasonOf(key) : null;
  const hidden = async (kind: ResultKind) => ofOwn(await hiddenIn(db, selection, kind, by));
  const [attendanceHidden, evaluationHidden, assessmentHidden, feedbackHidden] = await Promise.all([
    hidden('attendance'),
    hidden('evaluation'),
    hidden('selfAssessment'),
    feedbackHiddenIn(db, selection, by).then(ofOwn),
  ]);
  return names.map(({ key, label }) => ({
    key,
    label,
    attendance_day_presences: async () => {
      const reason = attendanceHidden(key);
      return reason ? withheldAttendanceSums(reason) : presentAttendanceSums(await attendance(key));
    },
    assignments: async () => {
      const reason = evaluationHidden(key);
      return reason ? withheldAssignmentSums(reason) : presentAssignmentSums(await assignments(key));
    },
    competences: async () => {
      const reason = assessmentHidden(key);
      return reason ? withheldCompetenceSums(reason) : presentCompetenceSums(await competences(key));
    },
    feedback_responses: async () => {
      const reason = feedbackHidden(key);
      return reason ? withheldFeedbackSums(reason) : presentFeedbackSums(await feedback(key));
    },
  }));
}

/** How many groups there are on all pages. */
export async function countGroups(
  db: Database,
  selection: Selection,
  { by, beside }: Omit<GroupRequest, 'page'>,
): Promise<number> {
  return (await namesOf(db, [selection, ...(beside ? [beside] : [])], by)).length;
}

type GroupName = Pick<StatisticsGroup, 'key' | 'label'>;

/** The groups of any of these selections of a course; beside each other they differ in their sessions only. */
async function namesOf(
  db: Database,
  [selection, ...others]: readonly [Selection, ...Selection[]],
  by: GroupDimension,
): Promise<GroupName[]> {
  if (by === 'circle') {
    const { tree, circleKeys } = selection;
    return (tree?.circles ?? [])
      .filter(({ translation_key }) => circleKeys === undefined || circleKeys.includes(translation_key))
      .map(({ title, translation_key }) => ({ key: translation_key, label: title }));
  }
  const sessions = await readChosenSessions(db, selection, ...others);
  if (by === 'session') return sessions.map(({ id, name }) => ({ key: id, label: name }));
  const values = [...new Set(sessions.map((session) => session[by]))].sort();
  const options =
    by === 'region'
      ? regionOptions(values, selection.language)
      : values.map((value) => ({ value, label: value }));
  return options.map(({ value, label }) => ({ key: value, label }));
}

function nothingOf<Kind extends SumKind>(kind: Kind): Sums<Kind> {
  return Object.fromEntries(sumColumns[kind].map((name) => [name, 0])) as Sums<Kind>;
}
