import { randomInt } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { indexCompletions, isCircleCompleted } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCast, createPerson } from '../../test/factories.ts';
import { startTestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';
import { completions } from '../completions/tables.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { pages } from '../course-pages/tables.ts';
import { visibleCircles } from '../course-pages/visibleCircles.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';

type Mentees = EndpointAnswer<typeof mentorEndpoints.mentees>;

/** Most is done, so that circles become complete. */
const statuses = ['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'UNKNOWN', undefined] as const;
const assessments = ['SUCCESS', 'FAIL', 'UNKNOWN', undefined] as const;

const oneOf = <Value>(values: readonly Value[]) => values[randomInt(values.length)];

test('circles are counted and completed as the domain says', async () => {
  await using server = await startTestServer();
  const { db } = server;
  const cast = await createCast(db);
  const work = await createWork(db, cast);
  const codes = { leben: `leben-${cast.course.slug}`, nichtleben: `nichtleben-${cast.course.slug}` };
  const profiles = await db
    .insert(courseProfiles)
    .values(Object.values(codes).map((code) => ({ code, names: { de: code, fr: code, it: code } })))
    .returning();
  const belongsTo = (key: string, code: string) =>
    db
      .update(pages)
      .set({ data: { profiles: [code] } })
      .where(eq(pages.translationKey, key));
  await belongsTo(work.keys.work, codes.leben);
  await belongsTo(cast.keys.advanced, codes.nichtleben);
  const tree = await courseTreeReader(db)(cast.course, 'de');
  if (tree === undefined) throw new Error('The course has no pages.');
  await db.delete(mentorRelations).where(eq(mentorRelations.mentorId, cast.people.mentor.id));

  const expected = new Map<string, { circle_count: number; circle_completed_count: number }>();
  for (let index = 0; index < 30; index += 1) {
    const person = await createPerson(db, { firstName: 'Zufall' });
    const own = { userId: person.id, courseSessionId: cast.session.id };
    const profile = [undefined, ...profiles][index % 3];
    const [enrolment] = await db
      .insert(courseSessionUsers)
      .values({ ...own, role: 'MEMBER', chosenProfileId: profile?.id ?? null })
      .returning();
    await db
      .insert(mentorRelations)
      .values({ mentorId: cast.people.mentor.id, participantId: enrolment?.id ?? '' });
    const done = [...tree.pageIds].flatMap(([translationKey, page_id]) => {
      const completionStatus = oneOf(translationKey === cast.keys.criterion ? assessments : statuses);
      return completionStatus === undefined ? [] : [{ translationKey, page_id, completionStatus }];
    });
    await db.insert(completions).values(
      done.map(({ translationKey, completionStatus }) => ({
        ...own,
        translationKey,
        completionStatus,
        pageType: 'page',
      })),
    );
    const known = indexCompletions(
      done.map(({ page_id, completionStatus }) => ({
        page_id,
        completion_status: completionStatus,
        updated_at: new Date(),
      })),
    );
    const circles = visibleCircles(tree, profile?.code);
    expected.set(person.id, {
      circle_count: circles.length,
      circle_completed_count: circles.filter((circle) => isCircleCompleted(circle, known)).length,
    });
  }

  const mentor = await server.login(cast.people.mentor.username);
  const mentees = (
    await mentor.get(endpoints.mentees.path.replace(':courseId', cast.course.id))
  ).json<Mentees>();
  const counted = mentees.map(
    ({ id, circle_count, circle_completed_count }) => [id, { circle_count, circle_completed_count }] as const,
  );
  expect(new Map(counted)).toEqual(expected);
});
