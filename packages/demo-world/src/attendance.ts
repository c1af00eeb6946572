import type { AttendanceStatus } from '@learn/domain';
import { matchesProfile, wasThere } from '@learn/domain';
import { dayLength, workday } from './dates.ts';
import { demoId } from './demoId.ts';
import type { Member, PeopledSession } from './enrolments.ts';
import { isOpenFor, type PlacedContent, placedOfKind } from './placedContents.ts';
import type { Progress } from './progressBook.ts';
import { type Random, seededRandom } from './random.ts';
import type { NewAttendanceCourse, NewAttendanceEntry } from './rows.ts';

/** When the attendance days take place, in days from today, by session and content. */
const days: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'vv-zuerich': { 'praesenztag-fahrzeug': -62, 'praesenztag-vorsorge': 23 },
  'vv-bern': { 'praesenztag-fahrzeug': -18, 'praesenztag-vorsorge': 44 },
  'uk-lausanne': { 'kurstag-basis': -84, 'kurstag-fahrzeug': -28, 'kurstag-haushalt': 12 },
  'uk-zuerich': { 'kurstag-basis': -27, 'kurstag-fahrzeug': -1, 'kurstag-haushalt': 48 },
  'ag-lugano': { 'praesenztag-beratung': -40 },
  'ag-basel': { 'praesenztag-beratung': 16 },
  'et-st-gallen': { 'feldtag-hagel': -55 },
  'et-sion': { 'feldtag-hagel': -15 },
};

/** The latest day is still to be recorded by its trainer, also over a weekend: on Monday it was on Friday. */
const recordedAfterDays = 4;

/**
 * The attendance days of a session and who was there. Who was there has completed the content, and nobody else has:
 * `progress` is changed accordingly.
 */
export function attendanceRows(
  session: PeopledSession,
  now: Date,
  progress: Progress,
): { courses: NewAttendanceCourse[]; entries: NewAttendanceEntry[] } {
  const { demo } = session;
  const courses: NewAttendanceCourse[] = [];
  const entries: NewAttendanceEntry[] = [];
  for (const placed of placedOfKind(demo.course, 'attendance_course')) {
    const distance = days[demo.key]?.[placed.content.slug];
    if (distance === undefined) throw new Error(`${placed.path} has no day in ${demo.key}.`);
    const id = demoId(`attendance/${demo.key}/${placed.path}`);
    const endsAt = workday(now, distance, '16:30');
    courses.push({
      id,
      courseSessionId: session.session.id,
      contentKey: placed.key,
      circleKey: placed.circleKey,
      startsAt: workday(now, distance, '08:45'),
      endsAt,
      location: placed.content.location?.[demo.language] ?? '',
      trainer: placed.content.trainer,
    });
    const recorded = now.getTime() - endsAt.getTime() > recordedAfterDays * dayLength;
    const recordedAt = new Date(endsAt.getTime() + dayLength / 48);
    for (const member of session.members) {
      const status = recorded ? statusOf(member, { session, placed, progress, endsAt }) : undefined;
      if (status !== undefined) {
        const recordedBy = session.expertOf.get(placed.circle.slug) ?? null;
        entries.push({ attendanceCourseId: id, userId: member.userId, status, recordedBy, recordedAt });
      }
      if (status !== undefined && wasThere(status)) complete(member, placed, recordedAt);
      else progress.remove(member.userId, placed.key);
    }
  }
  return { courses, entries };

  function complete(member: Member, placed: PlacedContent, updatedAt: Date): void {
    progress.write({
      courseSessionId: session.session.id,
      userId: member.userId,
      translationKey: placed.key,
      completionStatus: 'SUCCESS',
      pageType: 'learnpath.LearningContentAttendanceCourse',
      updatedAt,
    });
  }
}

interface Day {
  readonly session: PeopledSession;
  readonly placed: PlacedContent;
  readonly progress: Progress;
  readonly endsAt: Date;
}

/** Who has gone on from there was present; of the others most were, and of some nothing is entered yet. */
function statusOf(member: Member, { session, placed, progress, endsAt }: Day): AttendanceStatus | undefined {
  const { circle } = placed;
  if (member.enrolledAt > endsAt || !matchesProfile(circle.profiles ?? [], member.profile)) return undefined;
  const random = seededRandom(`attendance/${session.demo.key}/${placed.path}/${member.person.username}`);
  if (progress.isDone(member.userId, placed.key)) return random() < 0.9 ? 'PRESENT' : 'LATE';
  if (member.optionalAttendance) return undefined;
  const status = chance(random);
  const locked = !isOpenFor(member, { course: session.demo.course, circle, progress });
  return locked && status !== undefined && wasThere(status) ? 'EXCUSED' : status;
}

function chance(random: Random): AttendanceStatus | undefined {
  const value = random();
  if (value < 0.45) return 'PRESENT';
  if (value < 0.62) return 'ABSENT';
  if (value < 0.77) return 'EXCUSED';
  if (value < 0.85) return 'LATE';
  return value < 0.94 ? 'DISPENSED' : undefined;
}
