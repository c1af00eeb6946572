import { pageKey, paths } from '@learn/course-content';
import { zurichDay } from '@learn/domain';
import {
  applyContent,
  completions,
  courseSessions,
  courseSessionUsers,
  type Database,
  expertCircles,
  planContent,
} from '@learn/server/sample-data';
import { shiftDays } from '../dates.ts';
import { demoId } from '../demoId.ts';
import { insertAll } from '../insertAll.ts';
import { walk } from '../progress.ts';
import { seededRandom } from '../random.ts';
import { type WideCourseSize, wideCourse } from './wideCourse.ts';

/** Share of the path that the named participant has done. */
const done = 0.4;

/**
 * Creates the wide course with one session, of which lena.keller is a participant on the way and thomas.meier the expert
 * of the first circles; both must be there.
 */
export async function createWideCourse(db: Database, size: WideCourseSize, now: Date): Promise<void> {
  const course = wideCourse(size);
  const contents = { profiles: [], exams: [], questionnaires: [], courses: [course] };
  await applyContent(db, { plan: await planContent(db, contents), storageKeys: new Map() });
  const courseSessionId = demoId(`session/${course.slug}`);
  const start = shiftDays(now, -100);
  await insertAll(db, courseSessions, [
    {
      id: courseSessionId,
      courseId: demoId(`course/${course.slug}`),
      titles: { de: 'Zürich, breit', fr: 'Zurich, étendue', it: 'Zurigo, estesa' },
      startDate: zurichDay(start),
      endDate: zurichDay(shiftDays(now, 200)),
      region: 'Zürich',
      generation: zurichDay(now).slice(0, 4),
    },
  ]);
  const userId = demoId('user/lena.keller');
  const expert = demoId(`enrolment/${course.slug}/expert`);
  await insertAll(db, courseSessionUsers, [
    { courseSessionId, userId, role: 'MEMBER', createdAt: start },
    {
      id: expert,
      courseSessionId,
      userId: demoId('user/thomas.meier'),
      role: 'EXPERT',
      createdAt: start,
    },
  ]);
  await insertAll(
    db,
    expertCircles,
    ['circle-1', 'circle-2'].map((slug) => ({
      courseSessionUserId: expert,
      circleKey: pageKey(paths.circle(course.slug, slug)),
    })),
  );
  const random = seededRandom(course.slug);
  const way = { courseSessionId, userId, course, profile: undefined, from: start, to: now };
  await insertAll(db, completions, walk({ ...way, share: done, random }));
}
