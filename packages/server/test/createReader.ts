import { and, eq, inArray } from 'drizzle-orm';
import {
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../src/course-sessions/tables.ts';
import type { Database } from '../src/database/database.ts';
import { createPerson, enrol } from './factories.ts';
import type { Rights } from './statisticsReaders.ts';
import { at, type createStatisticsWorld } from './statisticsWorld.ts';

type World = Awaited<ReturnType<typeof createStatisticsWorld>>;

/** Somebody with these rights in the course of a random world. */
export async function createReader(
  db: Database,
  world: World,
  { leads = [], teaches, trains = [], responsibleFor = [], accompanies = [] }: Rights,
) {
  const courseId = world.course.id;
  const reader = await createPerson(db, { firstName: 'Rita' });
  const userId = reader.id;
  for (const region of leads) await db.insert(supervisorRegions).values({ userId, courseId, region });
  const courseSessionId = teaches && world.sessionIds[teaches.session];
  if (teaches && courseSessionId) {
    const { id } = await enrol(db, { userId, courseSessionId, role: 'EXPERT' });
    for (const circle of teaches.circles)
      await db.insert(expertCircles).values({ courseSessionUserId: id, circleKey: world.keys[circle] });
  }
  const roles = [
    ...trains.map((employer) => ({ employer, role: 'Berufsbildner' as const })),
    ...responsibleFor.map((employer) => ({ employer, role: 'Ausbildungsverantwortlicher' as const })),
  ];
  for (const { employer, role } of roles) {
    const organisationId = at(world.employers, employer);
    await db.insert(organisationRoles).values({ userId, courseId, organisationId, role });
  }
  const mentees = await db
    .select({ participantId: courseSessionUsers.id })
    .from(courseSessionUsers)
    .where(
      and(
        inArray(
          courseSessionUsers.userId,
          accompanies.map((person) => at(world.personIds, person)),
        ),
        inArray(courseSessionUsers.courseSessionId, world.sessionIds),
        eq(courseSessionUsers.role, 'MEMBER'),
      ),
    );
  for (const { participantId } of mentees)
    await db.insert(mentorRelations).values({ mentorId: userId, participantId });
  return reader;
}
