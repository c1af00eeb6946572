import {
  type AssessmentStatus,
  type AttendanceStatus,
  type CompletionStatus,
  contentsOf,
  countsForAttendance,
  criteriaOf,
  matchesProfile,
  toAssessmentStatus,
} from '@learn/domain';
import { and, asc, eq } from 'drizzle-orm';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import { completions } from '../completions/tables.ts';
import type {
  CircleNode,
  CircleReferenceNode,
  ContentNode,
  CriterionNode,
} from '../course-pages/courseTree.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { type CircleEnrolment, readCircleEnrolment } from './circleEnrolment.ts';
import type { CircleWork, ParticipantWork } from './readCockpit.ts';

/** How far a participant is in a learning sequence. */
export interface SequenceProgress {
  readonly learning_sequence_id: string;
  readonly title: string;
  readonly contents_count: number;
  readonly contents_completed_count: number;
}

/** What a participant says of themselves about a performance criterion. */
export interface CriterionAssessment {
  readonly performance_criterion_id: string;
  readonly title: string;
  readonly learning_unit_title: string;
  readonly completion_status: AssessmentStatus;
}

/** An attendance day of the circle. */
export interface PersonAttendance {
  readonly attendance_course_id: string;
  /** of the learning content */
  readonly title: string;
  readonly location: string;
  readonly start: Date;
  readonly end: Date;
  /** null: nothing is recorded */
  readonly status: AttendanceStatus | null;
  /** whether they are expected on that day (domain decisions §9) */
  readonly counts: boolean;
}

/** A participant with all that they did in a circle. */
export interface CirclePerson extends Omit<CircleEnrolment, 'enrolledAt' | 'optionalAttendance' | 'profile'> {
  readonly work: CircleWork;
  /** those of the current user that belong to their path */
  readonly circles: readonly CircleReferenceNode[];
  readonly sequences: readonly SequenceProgress[];
  readonly assessments: readonly CriterionAssessment[];
  readonly attendance: readonly PersonAttendance[];
  readonly works: readonly ParticipantWork[];
}

/**
 * A participant in a circle that the current user looks after (specification §2, cockpit › profile).
 * @param all the circles of the current user with their work
 * @param wanted the slug of one of them, and the UUID of a participant
 * @throws not_found for other circles, and for people to whose path the circle does not belong
 */
export async function readCirclePerson(
  db: Database,
  all: readonly CircleWork[],
  wanted: { readonly circle: string; readonly userId: string },
): Promise<CirclePerson> {
  const { userId } = wanted;
  const work = all.find(({ circle: { slug } }) => slug === wanted.circle);
  if (work === undefined) throw notFound();
  const { circle, courseSessionId, assignments } = work;
  const [enrolment, statuses, days] = await Promise.all([
    readCircleEnrolment(db, work, userId),
    readStatuses(db, { courseSessionId, userId }),
    readDays(db, work, userId),
  ]);
  if (enrolment === undefined) throw notFound();
  const titles = new Map(
    contentsOf<ContentNode>(circle).map(({ translation_key, title }) => [translation_key, title]),
  );
  const { enrolledAt, optionalAttendance, profile, ...person } = enrolment;
  return {
    ...person,
    work,
    circles: all.map((one) => one.circle).filter(({ profiles }) => matchesProfile(profiles, profile)),
    sequences: sequencesOf(circle, statuses),
    assessments: criteriaOf<CriterionNode>(circle).map(({ id, title, translation_key, learning_unit }) => ({
      performance_criterion_id: id,
      title,
      learning_unit_title: learning_unit.title,
      completion_status: toAssessmentStatus(statuses.get(translation_key)),
    })),
    attendance: days.map(({ day, status }) => ({
      attendance_course_id: day.id,
      title: titles.get(day.contentKey) ?? circle.title,
      location: day.location,
      start: day.startsAt,
      end: day.endsAt,
      status,
      counts: countsForAttendance(
        { enrolledAt, optionalAttendance, profile },
        { end: day.endsAt, profiles: circle.profiles },
      ),
    })),
    works: assignments.flatMap(({ works }) => works.filter(({ user_id }) => user_id === userId)),
  };
}

type Statuses = ReadonlyMap<string, CompletionStatus>;

function sequencesOf({ learning_sequences }: CircleNode, statuses: Statuses): SequenceProgress[] {
  return learning_sequences.map((sequence) => {
    const contents = contentsOf<ContentNode>(sequence);
    return {
      learning_sequence_id: sequence.id,
      title: sequence.title,
      contents_count: contents.length,
      contents_completed_count: contents.filter(
        ({ translation_key }) => statuses.get(translation_key) === 'SUCCESS',
      ).length,
    };
  });
}

/** Of contents and criteria, by translation key. */
async function readStatuses(
  db: Database,
  { courseSessionId, userId }: { readonly courseSessionId: string; readonly userId: string },
): Promise<Statuses> {
  const rows = await db
    .select({ key: completions.translationKey, status: completions.completionStatus })
    .from(completions)
    .where(and(eq(completions.courseSessionId, courseSessionId), eq(completions.userId, userId)));
  return new Map(rows.map(({ key, status }) => [key, status]));
}

async function readDays(db: Database, { courseSessionId, circle }: CircleWork, userId: string) {
  return db
    .select({ day: attendanceCourses, status: attendanceEntries.status })
    .from(attendanceCourses)
    .leftJoin(
      attendanceEntries,
      and(
        eq(attendanceEntries.attendanceCourseId, attendanceCourses.id),
        eq(attendanceEntries.userId, userId),
      ),
    )
    .where(
      and(
        eq(attendanceCourses.courseSessionId, courseSessionId),
        eq(attendanceCourses.circleKey, circle.translation_key),
      ),
    )
    .orderBy(asc(attendanceCourses.startsAt), asc(attendanceCourses.id));
}
