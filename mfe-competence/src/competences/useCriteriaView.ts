import { matchesWords } from '@learn/domain';
import { useSearchParams } from '@learn/platform/router';
import {
  type Assessment,
  type AssessmentCounts,
  countAssessments,
  toAssessment,
} from '../assessment/assessment.ts';
import type { CompetenceProfile, Criterion, ProfileCompetence } from '../profile/readProfile.ts';

/** What criteria are chosen by. */
type Choice = 'status' | 'circle' | 'search';

/** The criteria that the address chooses. */
export interface CriteriaView {
  readonly status: Assessment | undefined;
  /** slug */
  readonly circle: string | undefined;
  readonly search: string;
  readonly isFiltered: boolean;
  /** of what circle and search choose, whatever the status */
  readonly counts: AssessmentCounts;
  /** competences with a criterion that is shown */
  readonly shown: readonly {
    readonly competence: ProfileCompetence;
    readonly criteria: readonly Criterion[];
  }[];
  readonly choose: (choice: Choice, value: string | undefined) => void;
  readonly reset: () => void;
}

/** Chooses criteria by assessment, circle and words, all in the address (`?status=`, `?circle=`, `?search=`). */
export function useCriteriaView({ competences, criteria, circles }: CompetenceProfile): CriteriaView {
  const [parameters, setParameters] = useSearchParams();
  const status = toAssessment(parameters.get('status'));
  const circle = circles.find(({ place }) => place.slug === parameters.get('circle'))?.place.slug;
  const search = parameters.get('search') ?? '';
  const isChosen = ({ title, unit, competence_id }: Criterion) =>
    (circle === undefined || unit.circle.slug === circle) &&
    matchesWords(search, `${competence_id} ${title} ${unit.title} ${unit.circle.title}`);
  const change = (values: Readonly<Partial<Record<Choice | 'competence', string | undefined>>>) =>
    setParameters(
      (present) => {
        for (const [name, value] of Object.entries(values)) {
          if (value) present.set(name, value);
          else present.delete(name);
        }
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    status,
    circle,
    search,
    isFiltered: status !== undefined || circle !== undefined || search !== '',
    counts: countAssessments(criteria.filter(isChosen)),
    shown: competences
      .map((competence) => ({
        competence,
        criteria: competence.criteria.filter(
          (criterion) => isChosen(criterion) && (status === undefined || criterion.assessment === status),
        ),
      }))
      .filter((entry) => entry.criteria.length > 0),
    choose: (choice, value) => change({ [choice]: value, competence: undefined }),
    reset: () => change({ status: undefined, circle: undefined, search: undefined, competence: undefined }),
  };
}
