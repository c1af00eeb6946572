import type { Course } from '@learn/course-content';
import type { ProfileCode } from '@learn/domain';
import { type Database, type FeedbackAnswers, questionnaireRows } from '@learn/server/sample-data';
import { sql } from 'drizzle-orm';
import { written } from '../assignmentCompletions.ts';
import { assignmentId, tasksOf } from '../assignments.ts';
import { demoCourses } from '../courses.ts';
import { demoId } from '../demoId.ts';
import { profileId } from '../enrolments.ts';
import { answersTo, newestQuestionnaires, satisfactionOf } from '../feedback.ts';
import { placedOfKind } from '../placedContents.ts';
import { walk } from '../progress.ts';
import { seededRandom } from '../random.ts';

/** Different answers to each questionnaire. */
const variants = 40;

/**
 * Describes to the other steps, in temporary tables, the ways through the courses: `large_tracks` (one per course and
 * profile), `large_steps` (the completions of a person who is through, in their order), `large_work` (what is
 * written into each assignment) and `large_answers` (what is answered to each questionnaire).
 */
export async function describeTracks(db: Database): Promise<void> {
  const tracks = demoCourses.flatMap((course) =>
    profilesOf(course).map((profile, place, all) => ({ course, profile, place, places: all.length })),
  );
  await describe(
    db,
    'large_tracks (number integer, course_id uuid, profile_id uuid, place integer, places integer)',
    tracks.map(({ course, profile, place, places }, number) => ({
      number,
      course_id: demoId(`course/${course.slug}`),
      profile_id: profile === undefined ? null : profileId(profile),
      place,
      places,
    })),
  );
  await describe(
    db,
    'large_steps (track integer, position integer, total integer, key uuid, page_type text, extras jsonb)',
    tracks.flatMap((track, number) => stepsOf(track, number)),
  );
  await describe(db, 'large_work (assignment_id uuid, data jsonb)', demoCourses.flatMap(workOf));
  await describe(
    db,
    'large_answers (content_key uuid, circle_key uuid, questionnaire_id uuid, variant integer, answers jsonb, satisfaction smallint)',
    demoCourses.flatMap(answersOf),
  );
  for (const table of ['large_tracks', 'large_steps', 'large_work', 'large_answers']) {
    await db.execute(sql.raw(`analyze ${table}`));
  }
}

function profilesOf(course: Course): readonly (ProfileCode | undefined)[] {
  return course.configuration.enable_course_profiles ? (course.profiles ?? []) : [undefined];
}

function stepsOf({ course, profile }: { course: Course; profile: ProfileCode | undefined }, track: number) {
  const steps = walk({
    course,
    profile,
    courseSessionId: '',
    userId: '',
    share: 1,
    from: new Date(0),
    to: new Date(1),
    random: seededRandom(`${course.slug}/${profile}`),
  });
  return steps.map(({ translationKey, pageType, additionalJsonData }, position) => ({
    track,
    position,
    total: steps.length,
    key: translationKey,
    page_type: pageType,
    extras: additionalJsonData ?? {},
  }));
}

function workOf(course: Course) {
  return tasksOf(course).map((task) => {
    const { content, path } = task;
    const data = content.kind === 'assignment' ? written(content, 'de', seededRandom(path)) : {};
    return { assignment_id: assignmentId(task), data };
  });
}

function answersOf(course: Course) {
  const questionnaires = newestQuestionnaires(questionnaireRows());
  return placedOfKind(course, 'feedback').flatMap((placed) => {
    const questionnaire = questionnaires.get(placed.content.feedback_kind);
    if (questionnaire === undefined) return [];
    return Array.from({ length: variants }, (_, variant) => {
      const language = (['de', 'fr', 'it'] as const)[variant % 3] ?? 'de';
      const random = seededRandom(`${placed.path}/${variant}`);
      const answers: FeedbackAnswers = answersTo(questionnaire.questions, language, random);
      return {
        content_key: placed.key,
        circle_key: placed.circleKey,
        questionnaire_id: questionnaire.id,
        variant,
        answers,
        satisfaction: satisfactionOf(questionnaire.questions, answers),
      };
    });
  });
}

/** @param table name and columns, from this file only */
async function describe(db: Database, table: string, rows: readonly unknown[]): Promise<void> {
  const [, name = '', columns = ''] = /^(\w+) \((.*)\)$/.exec(table) ?? [];
  await db.execute(sql`create temporary table ${sql.identifier(name)} on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as described (${sql.raw(columns)})`);
}
