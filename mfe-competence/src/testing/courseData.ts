import { typed } from '@learn/testing';
import type { CompetenceProfileQuery, ProfileCircleFragment } from '../__generated__/graphql.ts';

type ProfileCourse = NonNullable<CompetenceProfileQuery['course']>;

/** Id of the course session that `courseSession()` of the testing package stands for. */
export const courseSessionId = 'c0000000-0000-4000-8000-000000000001';

interface UnitSeed {
  readonly slug: string;
  readonly title: string;
  /** competence_id by criterion id */
  readonly criteria: Readonly<Record<string, string>>;
  readonly contents?: readonly string[];
}

/** A circle with one sequence that holds the given units. */
export function circleOf(
  slug: string,
  title: string,
  units: readonly UnitSeed[],
  change: Partial<ProfileCircleFragment> = {},
): ProfileCircleFragment {
  return typed('Circle', {
    ...{ id: slug, slug, title, profiles: [], content_locked: false, unlocked_by: [] },
    learning_sequences: [
      typed('LearningSequence', { id: `${slug}-sequence`, learning_units: units.map(unitOf) }),
    ],
    ...change,
  });
}

function unitOf({ slug, title, criteria, contents = [] }: UnitSeed) {
  return typed('LearningUnit', {
    ...{ id: slug, slug, title },
    learning_contents: contents.map((id) => typed('LearningContentRichText', { id })),
    performance_criteria: Object.entries(criteria).map(([id, competence_id]) =>
      typed('PerformanceCriterion', { id, title: `Ich kann ${id}.`, language: 'de' as const, competence_id }),
    ),
  });
}

/** Two circles with three units; the second circle opens once the first is completed. */
export function courseOf(change: {
  circles?: readonly ProfileCircleFragment[];
  hiddenCircles?: readonly ProfileCircleFragment[];
  profile?: string;
}): ProfileCourse {
  const { circles = standardCircles(), hiddenCircles = [], profile } = change;
  const topic = (id: string, is_visible: boolean, ofTopic: readonly ProfileCircleFragment[]) =>
    typed('Topic', { id, is_visible, circles: [...ofTopic] });
  return typed('Course', {
    id: 'd0000000-0000-4000-8000-000000000001',
    action_competences: [
      typed('ActionCompetence', { id: 'a1', title: 'Kundschaft gewinnen', competence_id: 'A1' }),
      typed('ActionCompetence', { id: 'b1', title: 'Risiken absichern', competence_id: 'B1' }),
    ],
    course_session_users: [
      typed('CourseSessionUser', {
        id: 'enrolment',
        course_session_id: courseSessionId,
        chosen_profile: profile === undefined ? null : typed('CourseProfile', { id: profile, code: profile }),
      }),
    ],
    learning_path: typed('LearningPath', {
      id: 'path',
      topics: [topic('topic', true, circles), topic('hidden', false, hiddenCircles)],
    }),
  });
}

function standardCircles(): ProfileCircleFragment[] {
  return [
    circleOf('fahrzeug', 'Fahrzeug', [
      { slug: 'kauf', title: 'Fahrzeugkauf', criteria: { beraten: 'A1', offerieren: 'B1', prüfen: 'B1' } },
      { slug: 'schaden', title: 'Schadenfall', criteria: { melden: 'B1' }, contents: ['schaden-text'] },
    ]),
    circleOf(
      'haushalt',
      'Haushalt',
      [{ slug: 'hausrat', title: 'Hausrat', criteria: { versichern: 'B1' } }],
      {
        unlocked_by: [typed('UnlockingPage', { id: 'fahrzeug', title: 'Fahrzeug', slug: 'fahrzeug' })],
      },
    ),
  ];
}
