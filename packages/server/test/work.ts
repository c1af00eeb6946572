import { randomUUID } from 'node:crypto';
import { canSelfToggle, type Language, languages } from '@learn/domain';
import type { AssignmentTexts } from '../src/assignments/assignmentData.ts';
import { assignments, competenceCertificates, sessionAssignments } from '../src/assignments/tables.ts';
import { attendanceCourses } from '../src/attendance/tables.ts';
import { pages } from '../src/course-pages/tables.ts';
import { expertCircles } from '../src/course-sessions/tables.ts';
import type { Database } from '../src/database/database.ts';
import { examDates, examTypes } from '../src/exams/tables.ts';
import { feedbackQuestionnaires } from '../src/feedback/tables.ts';
import type { Cast } from './factories.ts';

const workPages = {
  work: { type: 'learnpath.Circle', parent: 'topic' },
  'work-sequence': { type: 'learnpath.LearningSequence', parent: 'work' },
  'work-unit': { type: 'learnpath.LearningUnit', parent: 'work-sequence' },
  attendance: { type: 'learnpath.LearningContentAttendanceCourse', parent: 'work-unit' },
  casework: { type: 'learnpath.LearningContentAssignment', parent: 'work-unit' },
  praxis: { type: 'learnpath.LearningContentAssignment', parent: 'work-unit' },
  test: { type: 'learnpath.LearningContentEdoniqTest', parent: 'work-unit' },
  feedback: { type: 'learnpath.LearningContentFeedbackVV', parent: 'work-unit' },
  exam: { type: 'learnpath.Circle', parent: 'topic' },
  'exam-sequence': { type: 'learnpath.LearningSequence', parent: 'exam' },
  'exam-unit': { type: 'learnpath.LearningUnit', parent: 'exam-sequence' },
  'exam-content': { type: 'learnpath.LearningContentPlaceholder', parent: 'exam-unit' },
} as const;

export type WorkPage = keyof typeof workPages;

const hour = 60 * 60 * 1000;

/**
 * Adds to the tiny course of a cast what people work on: a circle `work` (an attendance day, a casework of two evaluation
 * tasks of 10 points that counts towards a certificate, a praxis assignment for mentors, a test of 20 points, a
 * feedback) and a circle `exam` whose exam is to be booked (two seats). The cast's `expert` looks after both circles.
 */
export async function createWork(db: Database, cast: Cast) {
  const keys = Object.fromEntries(Object.keys(workPages).map((slug) => [slug, randomUUID()])) as Record<
    WorkPage,
    string
  >;
  const ids = { de: {}, fr: {}, it: {} } as Record<Language, Record<WorkPage, string>>;
  const parentKey = (slug: string) => (slug in keys ? keys[slug as WorkPage] : cast.keys.topic);
  const examCode = `exam-${randomUUID().slice(0, 8)}`;
  const rows = Object.entries(workPages).flatMap(([slug, page], position) =>
    languages.map((language) => {
      const id = randomUUID();
      ids[language][slug as WorkPage] = id;
      const exam = { is_exam_circle: true, exam_requires_booking: true, exam_id: examCode };
      return {
        id,
        courseId: cast.course.id,
        translationKey: keys[slug as WorkPage],
        language,
        parentKey: parentKey(page.parent),
        position: 100 + position,
        contentType: page.type,
        slug,
        title: `${slug} (${language})`,
        canUserSelfToggle: canSelfToggle(page.type),
        data: slug === 'exam' ? exam : {},
      };
    }),
  );
  await db.insert(pages).values(rows);
  const { session, people } = cast;
  await db
    .insert(expertCircles)
    .values(
      [keys.work, keys.exam].map((circleKey) => ({ courseSessionUserId: cast.enrolments.expert, circleKey })),
    );

  const title = (name: string) => ({ de: `${name} (de)`, fr: `${name} (fr)`, it: `${name} (it)` });
  const certificateId = randomUUID();
  await db
    .insert(competenceCertificates)
    .values({ id: certificateId, courseId: cast.course.id, slug: 'certificate', titles: title('Nachweis') });
  const common = { courseId: cast.course.id, circleKey: keys.work };
  const assignmentIds = { casework: randomUUID(), praxis: randomUUID(), test: randomUUID() };
  await db.insert(assignments).values([
    {
      ...common,
      id: assignmentIds.casework,
      contentKey: keys.casework,
      slug: 'casework',
      titles: title('casework'),
      assignmentType: 'CASEWORK',
      needsExpertEvaluation: true,
      competenceCertificateId: certificateId,
      competenceCertificateWeight: 1,
      maxPoints: 20,
      texts: textsOf(2),
    },
    {
      ...common,
      id: assignmentIds.praxis,
      contentKey: keys.praxis,
      slug: 'praxis',
      titles: title('praxis'),
      assignmentType: 'PRAXIS_ASSIGNMENT',
      needsExpertEvaluation: true,
      maxPoints: 10,
      passRule: { kind: 'none' },
      texts: textsOf(1),
    },
    {
      ...common,
      id: assignmentIds.test,
      contentKey: keys.test,
      slug: 'test',
      titles: title('test'),
      assignmentType: 'EDONIQ_TEST',
      competenceCertificateId: certificateId,
      competenceCertificateWeight: 1,
      maxPoints: 20,
      hasExtendedTimeTest: true,
      texts: textsOf(0),
    },
  ]);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * hour);
  await db.insert(sessionAssignments).values(
    Object.values(assignmentIds).map((assignmentId) => ({
      courseSessionId: session.id,
      assignmentId,
      submissionDeadline: inDays(10),
      evaluationDeadline: assignmentId === assignmentIds.test ? null : inDays(20),
    })),
  );
  const attendanceCourseId = randomUUID();
  await db.insert(attendanceCourses).values({
    id: attendanceCourseId,
    courseSessionId: session.id,
    contentKey: keys.attendance,
    circleKey: keys.work,
    startsAt: inDays(5),
    endsAt: new Date(inDays(5).getTime() + 8 * hour),
    location: 'Zürich',
    trainer: 'Emil Muster',
  });
  const questionnaireId = randomUUID();
  await db
    .insert(feedbackQuestionnaires)
    .values({
      id: questionnaireId,
      kind: 'vv',
      version: 1,
      questions: [
        {
          id: 'satisfaction',
          type: 'scale',
          label: title('Zufriedenheit'),
          required: true,
          satisfaction: true,
        },
        { id: 'again', type: 'yes_no', label: title('Nochmals'), required: true },
        { id: 'comment', type: 'text', label: title('Kommentar'), required: false },
      ],
    })
    .onConflictDoNothing();
  const examTypeId = randomUUID();
  await db
    .insert(examTypes)
    .values({ id: examTypeId, code: examCode, names: title('Prüfung'), price: 25_000, maximumAttempts: 2 });
  const examDateId = randomUUID();
  await db.insert(examDates).values({
    id: examDateId,
    courseSessionId: session.id,
    circleKey: keys.exam,
    examTypeId,
    startsAt: inDays(30),
    endsAt: new Date(inDays(30).getTime() + 2 * hour),
    place: 'Zürich',
    seats: 2,
    expertId: people.examExpert.id,
  });
  return { keys, ids, certificateId, assignmentIds, attendanceCourseId, examTypeId, examDateId };
}

export type Work = Awaited<ReturnType<typeof createWork>>;

/** One task with a text, a choice and a confirmation; so many evaluation tasks of 10 points. */
function textsOf(evaluationTasks: number): Record<Language, AssignmentTexts> {
  const inLanguage = (language: Language): AssignmentTexts => ({
    intro_text: `<p>Auftrag (${language})</p>`,
    effort_required: '30 min',
    evaluation_description: '',
    evaluation_document_url: '',
    performance_objectives: [{ text: `Ziel (${language})` }],
    tasks: [
      {
        id: 'task-1',
        title: `Aufgabe (${language})`,
        blocks: [
          { id: 'block-text', type: 'text', label: `Text (${language})` },
          {
            id: 'block-choice',
            type: 'choice',
            label: `Wahl (${language})`,
            options: [
              { id: 'yes', text: 'ja' },
              { id: 'no', text: 'nein' },
            ],
          },
          { id: 'block-confirmation', type: 'confirmation', label: `Gelesen (${language})` },
        ],
      },
      { id: 'task-2', title: 'Mehr', blocks: [{ id: 'block-more', type: 'text', label: 'Mehr' }] },
    ],
    evaluation_tasks: Array.from({ length: evaluationTasks }, (_, index) => ({
      id: `evaluation-${index + 1}`,
      value: { title: `Kriterium ${index + 1} (${language})`, description: '', max_points: 10 },
    })),
    solution_sample: null,
  });
  return { de: inLanguage('de'), fr: inLanguage('fr'), it: inLanguage('it') };
}
