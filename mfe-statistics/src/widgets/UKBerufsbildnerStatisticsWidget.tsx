import type { Slots } from '@learn/contracts';
import { formatNumber, wholePercent } from '@learn/domain';
import { loadableOf, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { ApprenticesWidgetDocument, type ApprenticesWidgetQuery } from '../__generated__/graphql.ts';
import { useTexts } from '../texts.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import { type Tile, WidgetTiles } from './WidgetTiles.tsx';

/** On the home dashboard of an apprenticeship trainer: how far their apprentices are, each figure with the page behind it. */
export function UKBerufsbildnerStatisticsWidget({ course }: Slots['home.course']) {
  const { t } = useTexts('widgets');
  const links = useLinks();
  const courseSlug = course.course_slug;
  const query = useQuery(ApprenticesWidgetDocument, { course_slug: courseSlug });
  const agent = { agentRole: 'berufsbildner', courseSlug } as const;
  const addresses = {
    grades: links.agentGrades(agent),
    assignments: links.agentAssignments(agent),
    assessments: links.competenceStatistic({ courseSlug }),
  };
  return (
    <WidgetFrame
      title={t('apprentices.title')}
      of={loadableOf(query, (answer) =>
        answer.agent_assignment_statistics.person_count === 0 ? null : answer,
      )}
      height={160}
      failed={t('apprentices.failed')}
      missing={{ icon: 'people', title: t('apprentices.none'), description: t('apprentices.noneHint') }}
    >
      {(answer) => (
        <WidgetTiles
          tiles={apprenticeTiles(answer, t).map((tile) => ({ ...tile, to: addresses[tile.id] }))}
        />
      )}
    </WidgetFrame>
  );
}

type TileId = 'grades' | 'assignments' | 'assessments';

/** What is passed of all certificates, handed in and evaluated, and assessed; a dash for what is not known yet. */
export function apprenticeTiles(
  answer: ApprenticesWidgetQuery,
  t: ReturnType<typeof useTexts<'widgets'>>['t'],
): readonly (Omit<Tile, 'to'> & { readonly id: TileId })[] {
  const certificates = answer.agent_competence_grades.competence_certificates;
  const passed = sum(certificates.map(({ total_passed }) => total_passed));
  const graded = passed + sum(certificates.map(({ total_failed }) => total_failed));
  const { total_passed, total_failed, total_unranked } =
    answer.agent_assignment_statistics.assignments.summary;
  const evaluated = sum([total_passed, total_failed]);
  const all = evaluated + (total_unranked ?? 0);
  const { success_total, fail_total, withheld } = answer.course_statistics.competences.summary;
  const assessed = sum([success_total, fail_total]);
  return [
    {
      id: 'grades',
      title: t('apprentices.grades'),
      link: t('apprentices.gradesLink'),
      value: percent(wholePercent(passed, graded)),
      text: graded === 0 ? t('apprentices.noGrades') : t('apprentices.gradesText', { count: graded }),
    },
    {
      id: 'assignments',
      title: t('apprentices.assignments'),
      link: t('apprentices.assignmentsLink'),
      value: formatNumber(evaluated),
      text: t('apprentices.assignmentsText', { count: all, all: formatNumber(all) }),
    },
    {
      id: 'assessments',
      title: t('apprentices.assessments'),
      link: t('apprentices.assessmentsLink'),
      value: withheld === null ? percent(wholePercent(success_total ?? 0, assessed)) : '–',
      text:
        assessed === 0
          ? t('apprentices.noAssessments')
          : t('apprentices.assessmentsText', { count: assessed, all: formatNumber(assessed) }),
    },
  ];
}

function percent(value: number | undefined): string {
  return value === undefined ? '–' : `${formatNumber(value)} %`;
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
