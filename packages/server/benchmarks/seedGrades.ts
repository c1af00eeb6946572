import { assignmentCompletions, assignments, competenceCertificates } from '../src/assignments/tables.ts';
import { startLoginSession } from '../src/authentication/loginSession.ts';
import { pages } from '../src/course-pages/tables.ts';
import type { Database } from '../src/database/database.ts';
import { createPerson, createSession, createTinyCourse, enrol } from '../test/factories.ts';

const certificates = 3;
const assignmentsEach = 4;
const participants = 200;

/** A course whose participants have worked at all of its assignments. @returns one of them, logged in */
export async function seedGrades(db: Database) {
  const { course, keys } = await createTinyCourse(db);
  const session = await createSession(db, course.id);
  const texts = {
    ...{ intro_text: '', effort_required: '', evaluation_description: '', evaluation_document_url: '' },
    ...{ performance_objectives: [], tasks: [], evaluation_tasks: [], solution_sample: null },
  };
  const ids: string[] = [];
  for (let number = 0; number < certificates; number += 1) {
    const certificateId = crypto.randomUUID();
    const titles = { de: 'Kompetenznachweis', fr: 'Certificat', it: 'Certificato' };
    await db.insert(competenceCertificates).values({
      id: certificateId,
      courseId: course.id,
      slug: `nachweis-${number}`,
      titles,
      position: number,
    });
    for (let index = 0; index < assignmentsEach; index += 1) {
      const contentKey = crypto.randomUUID();
      const slug = `auftrag-${number}-${index}`;
      const content = {
        contentType: 'learnpath.LearningContentAssignment',
        position: 100 + index,
        title: slug,
      };
      const place = { courseId: course.id, parentKey: keys['basics-unit'], translationKey: contentKey, slug };
      await db
        .insert(pages)
        .values((['de', 'fr', 'it'] as const).map((language) => ({ ...place, ...content, language })));
      const id = crypto.randomUUID();
      ids.push(id);
      await db.insert(assignments).values({
        ...{ id, courseId: course.id, contentKey, circleKey: keys.basics, slug, titles, maxPoints: 20 },
        assignmentType: 'CASEWORK',
        competenceCertificateId: certificateId,
        texts: { de: texts, fr: texts, it: texts },
      });
    }
  }
  let userId = '';
  for (let person = 0; person < participants; person += 1) {
    userId = (await createPerson(db, { firstName: `Person${person}` })).id;
    await enrol(db, { userId, courseSessionId: session.id });
    await db.insert(assignmentCompletions).values(
      ids.map((assignmentId, index) => ({
        ...{ assignmentId, userId, courseSessionId: session.id },
        completionStatus: index % 4 === 3 ? ('SUBMITTED' as const) : ('EVALUATION_SUBMITTED' as const),
        completionData: { 'task-1': { user_data: { text: 'Ein Absatz. '.repeat(100) } } },
        evaluationPoints: index % 4 === 3 ? null : 8 + index,
        evaluationPointsFinal: index % 4 === 3 ? null : 8 + index,
        evaluationMaxPoints: 20,
      })),
    );
  }
  const { token } = await startLoginSession(db, { userId, userAgent: 'benchmark' });
  return { token, courseSlug: course.slug };
}
