import { definePolicy } from '../access/definePolicy.ts';
import { type Relation, type ResultKind, resultDetail } from '../access/resultDetail.ts';

interface CohortAccess {
  /** of the current user to people of the course */
  readonly relations: readonly Relation[];
  readonly kind: ResultKind;
}

/** Results by name, in lists and exports. */
export const mayListCohort = definePolicy<CohortAccess>(
  'Supervisors list the results of the participants of their regions, experts those of their own circles, Berufsbildner ' +
    'those of their apprentices, learning mentors the self-assessments and praxis assignments of their mentees, admins all.',
  ({ relations, kind }) =>
    relations.some((relation) => !['sums', 'nothing'].includes(resultDetail(kind, relation))),
);

/** The list as a file. */
export const mayExportCohort = definePolicy<CohortAccess>(
  'Whoever lists results exports them, but for learning mentors (domain decisions §4, statistics and exports).',
  ({ relations, kind }) =>
    mayListCohort.allows({
      relations: relations.filter((relation) => relation !== 'LEARNING_MENTOR'),
      kind,
    }),
);

/** Averages and sums. */
export const maySummariseCohort = definePolicy<CohortAccess>(
  `Ausbildungsverantwortliche see sums of the whole groups of their organisations. ${mayListCohort.sentence}`,
  ({ relations, kind }) => relations.some((relation) => resultDetail(kind, relation) !== 'nothing'),
);
