import { typed } from '@learn/testing';
import type { CircleWork } from '../home/circleWork.ts';
import type { CockpitData } from '../home/useCockpit.ts';
import { courseSessionId } from './session.ts';

type Assignment = CircleWork['assignments'][number];
type Work = Assignment['works'][number];
type HomeCircle = NonNullable<CockpitData['circle']>;
type Person = CircleWork['participants'][number];

/** What somebody did; handed in and waiting unless told otherwise. */
export function workOf(user_id: string, change: Partial<Work> = {}): Work {
  return typed('CockpitWork', {
    user_id,
    completion_status: 'SUBMITTED',
    to_evaluate: (change.completion_status ?? 'SUBMITTED') === 'SUBMITTED',
    grade: null,
    ...change,
  });
}

/** A casework that experts evaluate, due in March 2026. */
export function casework(works: readonly Work[], change: Partial<Assignment> = {}): Assignment {
  return typed('CockpitAssignment', {
    assignment_id: 'police',
    assignment_type: 'CASEWORK',
    needs_expert_evaluation: true,
    submission_deadline: '2026-03-13T22:59:00.000Z',
    evaluation_deadline: '2026-03-20T22:59:00.000Z',
    learning_content: typed('LearningContentAssignment', { id: 'content-police', title: 'Police prüfen' }),
    works: [...works],
    ...change,
  });
}

/** A participant; the id is the first name in small letters. */
export function member(name: string, change: Partial<Person> = {}): Person {
  const [first_name = '', last_name = ''] = name.split(' ');
  return typed('CockpitParticipant', {
    user_id: first_name.toLowerCase(),
    first_name,
    last_name,
    avatar_url: '',
    organisation_name: '',
    contents_completed_count: 0,
    ...change,
  });
}

export const circleReference = (slug: string, title: string) =>
  typed('CircleReference', { id: slug, slug, title });

/** The circle «Fahrzeug» of ten contents. */
export function circleWith(
  assignments: readonly Assignment[],
  participants: readonly Person[] = [member('Ana Berger'), member('Bruno Caduff'), member('Chloé Dubois')],
): HomeCircle {
  return typed('CockpitCircle', {
    contents_count: 10,
    document_count: 2,
    feedback: typed('CockpitFeedback', {
      response_count: 0,
      shown_response_count: 0,
      minimum_responses: 5,
    }),
    circle: circleReference('fahrzeug', 'Fahrzeug'),
    assignments: [...assignments],
    participants: [...participants],
  });
}

/** A cockpit with «Fahrzeug» and the empty circle «Haushalt», one of them open. */
export function cockpitWith(circle: HomeCircle | null, waiting = 0): CockpitData {
  return typed('Cockpit', {
    id: courseSessionId,
    circles: [
      typed('CockpitCircle', {
        circle: circleReference('fahrzeug', 'Fahrzeug'),
        to_evaluate_count: waiting,
      }),
      typed('CockpitCircle', { circle: circleReference('haushalt', 'Haushalt'), to_evaluate_count: 0 }),
    ],
    circle,
  });
}
