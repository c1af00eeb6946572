import { typed } from '@learn/testing';
import type { CockpitPersonQuery } from '../__generated__/graphql.ts';
import { casework, circleReference } from './circle.ts';
import { courseSessionId } from './session.ts';

type Person = NonNullable<CockpitPersonQuery['cockpit_person']>;
type Work = Person['works'][number];

export const personVariables = {
  course_session_id: courseSessionId,
  circle: 'fahrzeug',
  user_id: 'bruno',
} as const;

export function personWork(change: Partial<Work> = {}): Work {
  return typed('CockpitWork', {
    assignment_id: 'police',
    completion_status: 'SUBMITTED',
    grade: null,
    points: null,
    max_points: 20,
    passed: null,
    ...change,
  });
}

export function criterion(
  title: string,
  completion_status: Person['assessments'][number]['completion_status'],
): Person['assessments'][number] {
  return typed('CockpitAssessment', {
    performance_criterion_id: title,
    title,
    learning_unit_title: 'Schaden aufnehmen',
    completion_status,
  });
}

export function attendanceOn(
  date: string,
  change: Partial<Person['attendance'][number]> = {},
): Person['attendance'][number] {
  return typed('CockpitAttendance', {
    attendance_course_id: `day-${date}`,
    title: 'Präsenzkurs',
    location: 'Bern, Raum 204',
    start: `${date}T08:00:00.000Z`,
    end: `${date}T16:00:00.000Z`,
    status: null,
    counts: true,
    ...change,
  });
}

/** Bruno in «Fahrzeug», between Ana and Chloé, who has completed four of ten contents. */
export function personWith(change: Partial<Person> = {}): CockpitPersonQuery {
  const { works: _, ...assignment } = casework([]);
  const sequence = (title: string, contents_count: number, contents_completed_count: number) =>
    typed('CockpitSequence', {
      learning_sequence_id: title,
      title,
      contents_count,
      contents_completed_count,
    });
  return {
    cockpit_person: typed('CockpitPerson', {
      user_id: 'bruno',
      first_name: 'Bruno',
      last_name: 'Caduff',
      avatar_url: '',
      email: 'bruno@example.org',
      organisation_name: 'Alpina',
      circles: [circleReference('fahrzeug', 'Fahrzeug'), circleReference('haushalt', 'Haushalt')],
      sequences: [sequence('Starten', 4, 4), sequence('Anwenden', 6, 0)],
      assessments: [criterion('Ich nehme einen Schaden auf.', 'SUCCESS')],
      attendance: [attendanceOn('2026-03-02', { status: 'LATE' })],
      works: [personWork()],
      circle: typed('CockpitCircle', {
        circle: circleReference('fahrzeug', 'Fahrzeug'),
        assignments: [assignment],
        participants: ['ana', 'bruno', 'chloé'].map((user_id) => typed('CockpitParticipant', { user_id })),
      }),
      ...change,
    }),
  };
}
