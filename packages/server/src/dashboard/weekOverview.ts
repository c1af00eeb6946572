import type { DueDate } from '@learn/contracts';
import type { dashboardEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { contentsOf, doneInWeek, dueInWeek, estimatedMinutes, weekByDay } from '@learn/domain';
import { and, eq, inArray, like } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { completions } from '../completions/tables.ts';
import type { ContentNode } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { inSession } from '../course-sessions/inSession.ts';
import { type Participation, readParticipations } from '../course-sessions/participations.ts';
import type { Database } from '../database/database.ts';
import { readDueDates } from '../due-dates/readDueDates.ts';

type WeekOverview = EndpointAnswer<typeof dashboardEndpoints.week>;

/** More upcoming dates than a participant has in a week. */
const mostDates = 60;
/** What is named of the week; all of it is counted. */
const named = { done: 3, due: 6 } as const;

/** What the current user has done this week as a participant, and what is due until Sunday, with the time that both take. */
export async function readWeek(
  db: Database,
  currentUser: CurrentUser,
  now = new Date(),
): Promise<WeekOverview> {
  const { userId, language } = currentUser;
  const learning = (await readParticipations(db, userId)).filter(({ role }) => role === 'MEMBER');
  const ids = learning.map(({ session }) => session.id);
  const [contents, completed, dates] = await Promise.all([
    readContents(db, currentUser, learning),
    readCompleted(db, userId, ids),
    ids.length === 0
      ? []
      : readDueDates(
          db,
          { userId, language },
          { courseSessionIds: ids, upcoming: true, limit: mostDates },
        ).then(({ rows }) => rows),
  ]);
  const everythingDone = completed.flatMap(({ sessionId, key, completedAt }) => {
    const content = contents.get(`${sessionId} ${key}`);
    return content === undefined ? [] : [{ ...content, completed_at: completedAt }];
  });
  const done = doneInWeek(everythingDone, now);
  const byUrl = new Map([...contents.values()].map((content) => [content.url, content]));
  const due = dueInWeek(
    dates.map((date) => ({
      ...date,
      minutes: byUrl.get(date.url)?.minutes ?? null,
    })),
    now,
  );
  return {
    days: weekByDay(done, due, now),
    done: {
      count: done.length,
      minutes: estimatedMinutes(done),
      latest: done.slice(0, named.done).map(({ title, url }) => ({ title, url })),
    },
    due: {
      count: due.length,
      minutes: estimatedMinutes(due),
      dates: due.slice(0, named.due).map(presentDate),
    },
  };
}

function presentDate({ id, title, subtitle, start, all_day, url }: DueDate) {
  return { id, title, subtitle, start, all_day, url };
}

/** The contents of the sessions, by session and translation key, each with its address in that session. */
async function readContents(db: Database, { language }: CurrentUser, learning: readonly Participation[]) {
  const readTree = courseTreeReader(db);
  const all = await Promise.all(
    learning.map(async ({ course, session }) => {
      const tree = await readTree(course, language);
      return (tree?.circles ?? [])
        .flatMap((circle) => contentsOf<ContentNode>(circle))
        .map(({ translation_key, title, minutes, frontend_url }) => {
          const url = inSession(frontend_url, session.id);
          return [`${session.id} ${translation_key}`, { title, minutes, url }] as const;
        });
    }),
  );
  return new Map(all.flat());
}

/** Learning contents that a person has completed in these sessions. */
async function readCompleted(db: Database, userId: string, sessionIds: readonly string[]) {
  if (sessionIds.length === 0) return [];
  return db
    .select({
      sessionId: completions.courseSessionId,
      key: completions.translationKey,
      completedAt: completions.updatedAt,
    })
    .from(completions)
    .where(
      and(
        eq(completions.userId, userId),
        inArray(completions.courseSessionId, [...sessionIds]),
        eq(completions.completionStatus, 'SUCCESS'),
        like(completions.pageType, 'learnpath.LearningContent%'),
      ),
    );
}
