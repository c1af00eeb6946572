import {
  attendanceStatuses,
  circleLock,
  examState,
  examStates,
  finalPoints,
  indexCircles,
  indexCompletions,
  isPassed,
  matchesProfile,
} from '@learn/domain';
import {
  assignmentCompletions,
  assignments,
  completions,
  courseProfiles,
  courseSessions,
  courseSessionUsers,
  courses,
  feedbackKinds,
  feedbackQuestionnaires,
  rowsOf,
} from '@learn/server/sample-data';
import { courseTreeReader, startTestServer, type TestServer } from '@learn/server/testing';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
});

afterAll(() => server[Symbol.asyncDispose]());

function rows(statement: SQL): Promise<Record<string, unknown>[]> {
  return rowsOf(server.db, statement);
}

async function numberOf(statement: SQL): Promise<number> {
  const [row] = await rows(statement);
  return Number(Object.values(row ?? {})[0]);
}

describe('assignments', () => {
  test('are of every type; where experts evaluate, the points of the tasks add up to the maximum', async () => {
    const all = await server.db.select().from(assignments);
    expect(new Set(all.map(({ assignmentType }) => assignmentType)).size).toBe(6);
    for (const { assignmentType, needsExpertEvaluation, maxPoints, texts, slug } of all) {
      const sums = Object.values(texts).map(({ evaluation_tasks }) =>
        evaluation_tasks.reduce((sum, { value }) => sum + value.max_points, 0),
      );
      if (needsExpertEvaluation) expect([slug, ...sums]).toEqual([slug, maxPoints, maxPoints, maxPoints]);
      if (assignmentType === 'EDONIQ_TEST') expect(maxPoints).toBeGreaterThan(0);
      const ids = Object.values(texts).map(({ tasks }) =>
        tasks.map((task) => [task.id, task.blocks.map((block) => block.id)]),
      );
      expect([slug, ids[1], ids[2]]).toEqual([slug, ids[0], ids[0]]);
    }
  });

  test('are completed in every stage, with answers, failures and deductions that have a reason', async () => {
    const all = await server.db.select().from(assignmentCompletions);
    const stages = new Set(all.map(({ completionStatus }) => completionStatus));
    expect(stages.size).toBe(4);
    expect(all.some(({ evaluationPassed }) => evaluationPassed === false)).toBe(true);
    const deducted = all.filter(({ evaluationPointsDeducted }) => evaluationPointsDeducted > 0);
    expect(deducted.length).toBeGreaterThan(3);
    for (const row of deducted) {
      expect(row.evaluationPointsDeductedReason).not.toBe('');
      expect(row.evaluationPointsDeductedUserId).not.toBeNull();
    }
    const begun = all.filter(({ completionStatus }) => completionStatus === 'IN_PROGRESS');
    expect(begun.filter(({ completionData }) => Object.keys(completionData).length === 0)).toEqual([]);
  });

  test('show points only once they are released, and the result follows from them', async () => {
    const all = await server.db
      .select({ completion: assignmentCompletions, rule: assignments.passRule, max: assignments.maxPoints })
      .from(assignmentCompletions)
      .innerJoin(assignments, eq(assignments.id, assignmentCompletions.assignmentId));
    for (const { completion, rule, max } of all) {
      const released = completion.completionStatus === 'EVALUATION_SUBMITTED';
      expect(completion.evaluationPoints === null).toBe(!released);
      if (completion.evaluationPoints === null) continue;
      const score = {
        points: completion.evaluationPoints,
        max,
        deducted: completion.evaluationPointsDeducted,
      };
      expect(completion.evaluationPassed).toBe(isPassed(rule, score) ?? null);
      expect(completion.evaluationPointsFinal).toBe(finalPoints(score.points, score.deducted, max));
      expect(completion.evaluationPoints).toBeLessThanOrEqual(max);
    }
  });

  test('agree with the learning path: what is submitted is done there, and nothing else is', async () => {
    const unsubmitted = await numberOf(sql`
      select count(*) from completions c
      join assignments a on a.content_key = c.translation_key
      left join assignment_completions s
        on s.assignment_id = a.id and s.user_id = c.user_id and s.course_session_id = c.course_session_id
        and s.submitted_at is not null
      where c.page_type in ('learnpath.LearningContentAssignment', 'learnpath.LearningContentEdoniqTest')
        and c.completion_status = 'SUCCESS' and s.id is null`);
    const undone = await numberOf(sql`
      select count(*) from assignment_completions s join assignments a on a.id = s.assignment_id
      where (s.submitted_at is not null) <> exists (
        select 1 from completions c where c.translation_key = a.content_key and c.user_id = s.user_id
          and c.course_session_id = s.course_session_id and c.completion_status = 'SUCCESS')`);
    expect([unsubmitted, undone]).toEqual([0, 0]);
  });

  test('have deadlines in every session, of which some have passed and some are to come', async () => {
    const sessions = await rows(sql`
      select bool_or(submission_deadline < now()) as past, bool_or(submission_deadline > now()) as future
      from session_assignments group by course_session_id`);
    expect(sessions).toEqual(Array(8).fill({ past: true, future: true }));
  });
});

describe('attendance', () => {
  test('has days in the past and in the future, every status and people who are not entered yet', async () => {
    expect(
      await rows(
        sql`select starts_at < now() as past, count(*) > 2 as enough from attendance_courses group by 1 order by 1`,
      ),
    ).toEqual([
      { past: false, enough: true },
      { past: true, enough: true },
    ]);
    const statuses = await rows(sql`select distinct status from attendance_entries`);
    expect(statuses.map(({ status }) => status).sort()).toEqual([...attendanceStatuses].sort());
    const early = await numberOf(sql`select count(*) from attendance_entries e
      join attendance_courses d on d.id = e.attendance_course_id where d.starts_at > now()`);
    expect(early).toBe(0);
    const open = await numberOf(sql`
      select count(*) from attendance_courses d
      join course_session_users m on m.course_session_id = d.course_session_id and m.role = 'MEMBER'
      where d.ends_at < now() and m.created_at < d.starts_at and not m.optional_attendance
        and not exists (select 1 from attendance_entries e
          where e.attendance_course_id = d.id and e.user_id = m.user_id)`);
    expect(open).toBeGreaterThan(5);
    expect(await numberOf(sql`select count(*) from course_session_users where optional_attendance`)).toBe(16);
  });

  test('completes the content of people who were there, and of nobody else', async () => {
    const wrong = await numberOf(sql`
      select count(*) from course_session_users m
      join attendance_courses d on d.course_session_id = m.course_session_id
      left join attendance_entries e on e.attendance_course_id = d.id and e.user_id = m.user_id
      left join completions c on c.user_id = m.user_id and c.course_session_id = m.course_session_id
        and c.translation_key = d.content_key
      where m.role = 'MEMBER'
        and coalesce(e.status in ('PRESENT', 'LATE'), false) <> coalesce(c.completion_status = 'SUCCESS', false)`);
    expect(wrong).toBe(0);
  });
});

describe('feedback', () => {
  test('has a questionnaire of every kind, and answers to all of them', async () => {
    const kinds = await server.db.select({ kind: feedbackQuestionnaires.kind }).from(feedbackQuestionnaires);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...feedbackKinds].sort());
    const answered = await rows(sql`select distinct q.kind from feedback_responses r
      join feedback_questionnaires q on q.id = r.questionnaire_id`);
    expect(answered).toHaveLength(feedbackKinds.length);
  });

  test('is above and below the threshold of five in a session of each course', async () => {
    const found = await rows(sql`
      select s.course_id, bool_or(n.responses >= 5) as above, bool_or(n.responses between 1 and 4) as below
      from (select course_session_id, content_key, count(*) as responses from feedback_responses group by 1, 2) n
      join course_sessions s on s.id = n.course_session_id group by 1`);
    expect(found.map(({ above, below }) => ({ above, below }))).toEqual(
      Array(4).fill({ above: true, below: true }),
    );
  });

  test('has as many answers as people who answered, whose path says so, and some drafts', async () => {
    const differing = await numberOf(sql`
      select count(*) from
        (select course_session_id, content_key, count(*) as people from feedback_submissions where submitted group by 1, 2) s
        full join (select course_session_id, content_key, count(*) as answers from feedback_responses group by 1, 2) r
          using (course_session_id, content_key)
        full join (select course_session_id, translation_key as content_key, count(*) as done from completions
          where page_type like 'learnpath.LearningContentFeedback%' and completion_status = 'SUCCESS' group by 1, 2) c
          using (course_session_id, content_key)
      where people is distinct from answers or people is distinct from done`);
    expect(differing).toBe(0);
    expect(
      await numberOf(sql`select count(*) from feedback_submissions where not submitted`),
    ).toBeGreaterThan(3);
  });

  test('was written in all three languages', async () => {
    const written = JSON.stringify(await rows(sql`select answers from feedback_responses`));
    for (const words of ['Fallbeispiele', 'pratique', 'pratica']) expect(written).toContain(words);
  });
});

describe('exams', () => {
  test('are in every state', async () => {
    const readTree = courseTreeReader(server.db);
    const found = new Set<string>();
    for (const course of await server.db.select().from(courses)) {
      const tree = await readTree(course, 'de');
      if (tree === undefined) throw new Error(`${course.slug} has no path`);
      const circles = indexCircles(tree.learningPath.topics);
      const people = await server.db
        .select({
          userId: courseSessionUsers.userId,
          session: courseSessions.id,
          profile: courseProfiles.code,
        })
        .from(courseSessionUsers)
        .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
        .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
        .where(sql`${courseSessions.courseId} = ${course.id} and ${courseSessionUsers.role} = 'MEMBER'`);
      const entries = Object.groupBy(
        await server.db.select().from(completions),
        ({ courseSessionId, userId }) => `${courseSessionId} ${userId}`,
      );
      for (const { userId, session, profile } of people) {
        const index = indexCompletions(
          (entries[`${session} ${userId}`] ?? []).map((row) => ({
            page_id: tree.pageIds.get(row.translationKey) ?? '',
            completion_status: row.completionStatus,
            updated_at: row.updatedAt,
            additional_json_data: row.additionalJsonData,
          })),
        );
        const exams = tree.circles.filter((circle) => circle.is_exam_circle);
        for (const circle of exams.filter((one) => matchesProfile(one.profiles, profile))) {
          found.add(examState(circle, index, circleLock(circle, circles, index)));
        }
      }
    }
    expect([...found].sort()).toEqual([...examStates].sort());
  });

  test('have a history that ends in the state, and results where they are over', async () => {
    const states = sql`(select c.user_id, c.course_session_id,
      c.additional_json_data->'exam_data'->>'exam_state' as state, p.translation_key
      from completions c join pages p on p.translation_key = c.translation_key and p.language = 'de'
      where c.additional_json_data->'exam_data' is not null)`;
    const differing = await numberOf(sql`
      select count(*) from ${states} s where s.state is distinct from (
        select t.to_state from exam_transitions t where t.user_id = s.user_id
          and t.course_session_id = s.course_session_id order by t.created_at desc limit 1)`);
    const withoutResult = await numberOf(sql`
      select count(*) from ${states} s where s.state in ('passed', 'passedImport', 'failed') and not exists (
        select 1 from exam_results r where r.user_id = s.user_id and r.course_session_id = s.course_session_id
          and r.result = case s.state when 'failed' then 'failed' else 'passed' end)`);
    expect([differing, withoutResult]).toEqual([0, 0]);
  });

  test('take no more seats than there are; one date is full, and the next of the expert is soon', async () => {
    const dates = await rows(sql`
      select d.seats, d.starts_at > now() as future, count(b.id)::int as taken from exam_dates d
      left join exam_bookings b on b.exam_date_id = d.id and b.cancelled_at is null
      group by d.id`);
    expect(dates.filter(({ seats, taken }) => Number(taken) > Number(seats))).toEqual([]);
    expect(dates.some(({ seats, taken, future }) => future && seats === taken)).toBe(true);
    expect(dates.some(({ seats, taken, future }) => future && Number(taken) < Number(seats))).toBe(true);
    const days = await numberOf(sql`
      select extract(epoch from min(d.starts_at) - now()) / 86400 from exam_dates d
      join users u on u.id = d.expert_id and u.username = 'urs.baumann' where d.starts_at > now()`);
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(10);
  });
});
