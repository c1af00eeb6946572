import { fillPath, linkPatterns } from '@learn/contracts';
import type { dashboardEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { daysUntil, fullName, recordsAttendance } from '@learn/domain';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { readDaysToRecord } from '../cockpit/daysToRecord.ts';
import { readCockpit } from '../cockpit/readCockpit.ts';
import { readWaitingAssignments } from '../cockpit/waitingWork.ts';
import { inSession } from '../course-sessions/inSession.ts';
import { createOwnSessions, type OwnSessions } from '../course-sessions/ownSessions.ts';
import type { Participation } from '../course-sessions/participations.ts';
import type { Database } from '../database/database.ts';
import { fewAtOnce } from '../fewAtOnce.ts';
import { listOpenTasks } from '../mentors/openTasks.ts';

/** Sessions and courses of one person that are read at the same time. */
const atOnce = 2;

type WaitingWork = EndpointAnswer<typeof dashboardEndpoints.waiting>[number];

/**
 * What waits for the current user as expert or learning mentor, in all of their sessions: attendance days of today, then by deadline,
 * then what has waited longest. Nothing is read for others.
 * @param own what the request has read of their sessions
 */
export async function listWaitingWork(
  db: Database,
  currentUser: CurrentUser,
  own: OwnSessions = createOwnSessions(db, currentUser.userId),
): Promise<WaitingWork[]> {
  const participations = await own.participations();
  const taught = participations.filter(({ role }) => recordsAttendance(role));
  const mentored = participations.filter(({ actions }) => actions.includes('is_learning_mentor'));
  const courses = [...new Map(mentored.map((one) => [one.course.id, one])).values()];
  const works = await fewAtOnce(
    [
      ...taught.map((participation) => () => workOfExpert(db, currentUser, participation)),
      ...courses.map(
        ({ course }) =>
          () =>
            workOfMentor(db, currentUser, { courseId: course.id, participations: mentored }),
      ),
    ],
    atOnce,
    (read) => read(),
  );
  const now = new Date();
  return works.flat().sort((left, right) => urgency(left, now) - urgency(right, now));
}

async function workOfExpert(
  db: Database,
  currentUser: CurrentUser,
  participation: Participation,
): Promise<WaitingWork[]> {
  const courseSessionId = participation.session.id;
  const circles = await readCockpit(db, currentUser, courseSessionId);
  const [days, assignments] = await Promise.all([
    readDaysToRecord(db, currentUser, { courseSessionId, circles }),
    readWaitingAssignments(db, circles),
  ]);
  const courseSlug = participation.course.slug;
  const common = { ...placeOf(participation, currentUser), person: null, since: null };
  return [
    ...days.map(({ id, content, startsAt, expected, entered }): WaitingWork => {
      const page = fillPath(linkPatterns.attendanceCheck, { courseSlug }) ?? '';
      return {
        ...common,
        kind: 'attendance',
        count: expected - entered,
        title: content.title,
        due: startsAt.toISOString(),
        url: inSession(`${page}?day=${id}`, courseSessionId),
      };
    }),
    ...assignments.map(({ row, place, deadlines, waiting, first }): WaitingWork => {
      const parameters = { courseSlug, assignmentId: row.id, userId: first };
      const page = fillPath(linkPatterns.assignmentEvaluation, parameters) ?? '';
      return {
        ...common,
        kind: 'evaluation',
        count: waiting,
        title: place.content.title,
        due: deadlines?.evaluationDeadline?.toISOString() ?? null,
        // the list that is gone through: those that wait
        url: inSession(`${page}?state=toEvaluate`, courseSessionId),
      };
    }),
  ];
}

interface Mentored {
  readonly courseId: string;
  readonly participations: readonly Participation[];
}

async function workOfMentor(
  db: Database,
  currentUser: CurrentUser,
  { courseId, participations }: Mentored,
): Promise<WaitingWork[]> {
  const tasks = await listOpenTasks(db, currentUser, courseId);
  const key = ({ kind, assignment_id, course_session_id, url }: (typeof tasks)[number]) =>
    kind === 'praxis_assignment' ? `${assignment_id} ${course_session_id}` : url;
  return [...Map.groupBy(tasks, key).values()].flatMap((group): WaitingWork[] => {
    const [first] = group;
    const participation = participations.find(({ session }) => session.id === first?.course_session_id);
    if (first === undefined || participation === undefined) return [];
    const asks = first.kind === 'self_evaluation_feedback';
    return [
      {
        ...placeOf(participation, currentUser),
        kind: asks ? 'feedback_request' : 'evaluation',
        count: group.length,
        title: first.title,
        person: asks ? fullName(first.mentee.first_name, first.mentee.last_name) : null,
        due: first.due_date,
        since: first.waiting_since,
        url: first.url,
      },
    ];
  });
}

function placeOf({ course, session }: Participation, { language }: CurrentUser) {
  return {
    course: { id: course.id, title: course.titles[language], course_type: course.courseType },
    course_session_title: session.titles[language],
  };
}

/** Smaller is more urgent; requests without a deadline come after those with one, the oldest first. */
function urgency({ kind, due, since }: WaitingWork, now: Date): number {
  if (kind === 'attendance' && due !== null && daysUntil(due, now) === 0) return Number.NEGATIVE_INFINITY;
  if (due !== null) return Date.parse(due);
  return Number.MAX_SAFE_INTEGER / 2 + (since === null ? 0 : Date.parse(since));
}
