import { startLoginSession } from '../src/authentication/loginSession.ts';
import { completions } from '../src/completions/tables.ts';
import { pages } from '../src/course-pages/tables.ts';
import type { Database } from '../src/database/database.ts';
import { createPerson, createSession, createTinyCourse, enrol } from '../test/factories.ts';

const pagesPerCourse = 120;
const participants = 200;
const entriesPerPerson = 60;

/** A session full of people at work. @returns one of them, logged in */
export async function seedCompletions(db: Database) {
  const { course, keys } = await createTinyCourse(db);
  const session = await createSession(db, course.id);
  const contents = Array.from({ length: pagesPerCourse }, (_, index) => ({
    key: crypto.randomUUID(),
    slug: `inhalt-${index}`,
    position: 100 + index,
  }));
  await db.insert(pages).values(
    contents.flatMap(({ key, slug, position }) =>
      (['de', 'fr', 'it'] as const).map((language) => ({
        courseId: course.id,
        translationKey: key,
        language,
        parentKey: keys['basics-unit'],
        position,
        contentType: 'learnpath.LearningContentRichText',
        slug,
        title: slug,
        canUserSelfToggle: true,
        data: { text: 'Ein Absatz. '.repeat(100) },
      })),
    ),
  );
  let latest: { readonly id: string } | undefined;
  for (let person = 0; person < participants; person += 1) {
    latest = await createPerson(db, { firstName: `Person${person}`, language: 'fr' });
    const owner = { userId: latest.id, courseSessionId: session.id };
    await enrol(db, owner);
    await db.insert(completions).values(
      contents.slice(0, entriesPerPerson).map(({ key }, index) => ({
        ...owner,
        translationKey: key,
        completionStatus: 'SUCCESS' as const,
        pageType: 'learnpath.LearningContentRichText',
        updatedAt: new Date(Date.UTC(2026, 0, 1, 8, index)),
      })),
    );
  }
  const userId = latest?.id ?? '';
  const { token } = await startLoginSession(db, { userId, userAgent: 'benchmark' });
  return { token, userId, courseSessionId: session.id };
}
