import type { Language } from '@learn/domain';
import { minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { FeedbackQuestion } from '../../feedback/tables.ts';
import { averageSatisfaction } from '../../statistics/averages.ts';
import { feedbackMetrics } from '../../statistics/metrics/feedback.ts';
import { membersIn, unionOf } from '../../statistics/metrics/metricScope.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';
import { column } from '../columns.ts';
import { allOf, inCircles, inPeriod } from '../conditions.ts';
import type { ExportScope } from '../exportScope.ts';
import { defineExport, perCourse } from '../exportSource.ts';
import { readCourseNames, sessionColumns, type WithSession } from '../names.ts';
import { allResponses } from '../texts.ts';

interface Cells {
  readonly question: string;
  readonly responses?: number;
  readonly answers?: number;
  readonly average?: number | null;
  /** how often 1, 2, 3 and 4 were chosen */
  readonly ratings?: readonly number[];
  readonly yes?: number;
  readonly no?: number;
  readonly text?: string;
}

interface Row extends Cells, WithSession {
  readonly circle: string;
  readonly feedback: string;
}

/**
 * Per feedback a row with the number of responses, which add up to the metrics of `feedbackMetrics`; where one
 * questionnaire has five responses also a row per question with sums, and one per text. Nobody's answers stand beside
 * each other, only published answers count, and a period chooses whole feedbacks by the first of these, so that no filter
 * singles out a response.
 */
export const feedbackExport = defineExport<Row>(
  [
    ...sessionColumns,
    column('circle', 'text', (row) => row.circle),
    column('feedback', 'text', (row) => row.feedback),
    column('question', 'text', (row) => row.question),
    column('responses', 'integer', (row) => row.responses),
    column('answers', 'integer', (row) => row.answers),
    column('average', 'decimal', (row) => row.average),
    column('rated1', 'integer', (row) => row.ratings?.[0]),
    column('rated2', 'integer', (row) => row.ratings?.[1]),
    column('rated3', 'integer', (row) => row.ratings?.[2]),
    column('rated4', 'integer', (row) => row.ratings?.[3]),
    column('yes', 'integer', (row) => row.yes),
    column('no', 'integer', (row) => row.no),
    column('freeText', 'text', (row) => row.text),
  ],
  perCourse(async (scope, context) => {
    const { db, language } = context;
    const names = await readCourseNames(context, scope);
    return {
      units: feedbacksOf(scope),
      read: async (ids) => {
        const feedbacks = theseFeedbacks(ids);
        const totals = await readTotals(db, feedbacks);
        const sums = Map.groupBy(await readSums(db, feedbacks), ({ place }) => place);
        return totals.flatMap((total) => {
          const origin = {
            session: names.session(total.course_session_id),
            circle: names.page(total.circle_key),
            feedback: names.page(total.content_key),
          };
          const questions = sums.get(total.place) ?? [];
          return [
            presentTotal(total, language),
            ...questions.flatMap((one) => presentSums(one, language)),
          ].map((cells) => ({ ...origin, ...cells }));
        });
      },
    };
  }),
);

interface Totals {
  readonly place: number;
  readonly course_session_id: string;
  readonly content_key: string;
  readonly circle_key: string;
  readonly responses: number;
  readonly rated: number;
  readonly satisfaction: number;
}

interface QuestionSums {
  readonly place: number;
  readonly question: FeedbackQuestion;
  readonly ratings: readonly number[];
  readonly yes: number;
  readonly no: number;
  readonly texts: readonly string[] | null;
}

function presentTotal({ responses, rated, satisfaction }: Totals, language: Language): Cells {
  return { question: allResponses[language], responses, average: averageSatisfaction(satisfaction, rated) };
}

/** The row of a question, and those of its texts; sums only of enough answers. */
function presentSums({ question, ratings, yes, no, texts }: QuestionSums, language: Language): Cells[] {
  const label = question.label[language];
  if (question.type === 'text') {
    const written = (texts ?? []).map((text) => ({ question: label, text }));
    return [{ question: label, answers: written.length }, ...written];
  }
  const answers = question.type === 'scale' ? ratings.reduce((sum, count) => sum + count, 0) : yes + no;
  if (answers < minimumForAverages) return [{ question: label, answers }];
  if (question.type === 'yes_no') return [{ question: label, answers, yes, no }];
  const sum = ratings.reduce((total, count, index) => total + count * (index + 1), 0);
  return [{ question: label, answers, ratings, average: averageSatisfaction(sum, answers) }];
}

/** Feedbacks by session, content and circle. */
function feedbacksOf(scope: ExportScope): SQL {
  const firstResponse = sql`(select min(response.submitted_on) from feedback_responses response
    where response.course_session_id = metrics.course_session_id and response.content_key = metrics.content_key
      and response.circle_key = metrics.circle_key and response.published)`;
  // An organisation sees the answers of sessions in which its people take part, as in the statistics.
  const sessions = unionOf(
    scope.parts.map((part) =>
      part.persons === undefined
        ? part.sessions
        : sql`select taking_part.course_session_id from ${membersIn(part)} taking_part`,
    ),
  );
  return sql`select metrics.course_session_id || ' ' || metrics.content_key || ' ' || metrics.circle_key as id, 20 as rows
      from ${feedbackMetrics({ sessions })} metrics
      join course_sessions session on session.id = metrics.course_session_id
      left join pages page on page.translation_key = metrics.content_key and page.language = 'de'
      where ${allOf(inCircles(sql`metrics.circle_key`, scope), inPeriod(firstResponse, scope.period))}
      order by session.start_date, session.id, page.position, metrics.content_key, metrics.circle_key`;
}

/** The feedbacks of these units as a select in brackets: course_session_id, content_key, circle_key, place. */
function theseFeedbacks(ids: readonly string[]): SQL {
  const parts = ids.map((id) => id.split(' '));
  const [sessions, contents, circles] = [0, 1, 2].map((index) => parts.map((part) => part[index] ?? ''));
  return sql`(select * from unnest(${sql.param(sessions)}::uuid[], ${sql.param(contents)}::uuid[],
    ${sql.param(circles)}::uuid[]) with ordinality as chosen(course_session_id, content_key, circle_key, place))`;
}

function readTotals(db: Database, feedbacks: SQL): Promise<Totals[]> {
  const sessions = sql`select course_session_id from ${feedbacks} chosen_sessions`;
  return rowsOf<Totals>(
    db,
    sql`select chosen.place::int as place, metrics.*
      from ${feedbacks} chosen
      join ${feedbackMetrics({ sessions })} metrics using (course_session_id, content_key, circle_key)
      order by chosen.place`,
  );
}

/** Sums of the questions of those questionnaires of which a feedback has enough responses. */
function readSums(db: Database, feedbacks: SQL): Promise<QuestionSums[]> {
  const count = (value: string) => sql`count(*) filter (where answer.value = ${value}::jsonb)::int`;
  return rowsOf<QuestionSums>(
    db,
    sql`with response as (
        select chosen.place, response.questionnaire_id, response.answers,
          count(*) over (partition by chosen.place, response.questionnaire_id) as alike
        from ${feedbacks} chosen
        join feedback_responses response using (course_session_id, content_key, circle_key)
        where response.published
      )
      select response.place::int as place, question.value as question,
        json_build_array(${count('1')}, ${count('2')}, ${count('3')}, ${count('4')}) as ratings,
        ${count('true')} as yes, ${count('false')} as no,
        json_agg(answer.value #>> '{}' order by answer.value #>> '{}')
          filter (where jsonb_typeof(answer.value) = 'string' and answer.value <> '""'::jsonb) as texts
      from response
      join feedback_questionnaires questionnaire on questionnaire.id = response.questionnaire_id
      cross join lateral jsonb_array_elements(questionnaire.questions) with ordinality as question(value, position)
      cross join lateral (select response.answers -> (question.value ->> 'id') as value) answer
      where response.alike >= ${minimumForAverages}
      group by response.place, questionnaire.kind, questionnaire.version, question.value, question.position
      order by response.place, questionnaire.kind, questionnaire.version, question.position`,
  );
}
