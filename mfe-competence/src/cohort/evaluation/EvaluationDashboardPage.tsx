import { type CohortAssessmentSummary, endpoints } from '@learn/contracts';
import { loadableOf, rest, useLinks, useRest } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { blockSize, useRowBlocks } from '@learn/ui/table';
import { useCallback } from 'react';
import { useTexts } from '../../texts.ts';
import { CohortFrame } from '../CohortFrame.tsx';
import { CohortList } from '../CohortList.tsx';
import { namedSort, sortAmong, writeSort } from '../cohortAddress.ts';
import { type CohortAddress, useCohortAddress } from '../useCohortAddress.ts';
import { useLatest } from '../useLatest.ts';
import { AssessmentFigures } from './AssessmentFigures.tsx';
import { assessmentColumns } from './assessmentColumns.tsx';

/** How the participants of a course assess themselves (specification §2, dashboard/evaluation). */
export function EvaluationDashboardPage() {
  const { t } = useTexts('cohort');
  const { courseSlug = '' } = useParams();
  const address = useCohortAddress();
  const asked = useRest(endpoints.cohortAssessmentSummary, { params: { courseSlug }, query: address.view });
  const summary = useLatest(asked.data);
  const { circle, session, ...view } = address.view;
  return (
    <CohortFrame
      of={loadableOf({ ...asked, data: summary }, (answer) => answer)}
      address={address}
      title={t('evaluation.title')}
      lead={t('evaluation.lead')}
      outdated={asked.error !== undefined && summary ? asked.reload : undefined}
      file={({ course_id }) => ({
        params: { kind: 'self_assessments' },
        query: {
          ...view,
          course_id,
          course_session_ids: session,
          circle_ids: circle,
          sort: writeSort(sortAmong(assessmentColumns(t), address.sort)),
        },
      })}
      figures={(known) => <AssessmentFigures summary={known} />}
      list={(known) => <Assessments courseSlug={courseSlug} summary={known} address={address} />}
    />
  );
}

interface AssessmentsProps {
  readonly courseSlug: string;
  readonly summary: CohortAssessmentSummary;
  readonly address: CohortAddress;
}

function Assessments({ courseSlug, summary, address: given }: AssessmentsProps) {
  const { t } = useTexts('cohort');
  const links = useLinks();
  const columns = assessmentColumns(t);
  const address = { ...given, sort: sortAmong(columns, given.sort) };
  return (
    <CohortList
      label={t('evaluation.title')}
      rows={useAssessmentRows({ courseSlug, summary, address })}
      columns={columns}
      address={address}
      linkTo={({ user_id: userId }) =>
        links.personEvaluations({ courseSlug, userId }) ?? links.personCompetence({ courseSlug, userId })
      }
    />
  );
}

/** The participants with their self-assessments, in blocks; asked for again when the summary, which reads the same, has changed. */
function useAssessmentRows({ courseSlug, summary, address: { view, sort } }: AssessmentsProps) {
  const input = (limit: number, offset: number) => ({
    params: { courseSlug },
    query: { ...view, sort: namedSort(sort) as 'name' | undefined, limit, offset },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change the same question has another answer
  const load = useCallback(
    (limit: number, offset: number) => rest.list(endpoints.cohortAssessments, input(limit, offset)),
    [courseSlug, view, sort, summary],
  );
  return useRowBlocks(load, rest.knownList(endpoints.cohortAssessments, input(blockSize, 0)));
}
