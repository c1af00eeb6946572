import { type CohortCertificateSummary, endpoints } from '@learn/contracts';
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
import { CertificateAverages } from './CertificateAverages.tsx';
import { certificateColumns } from './certificateColumns.tsx';

/** Grades of the participants of a course (specification §2, dashboard/certificates). */
export function CertificatesDashboardPage() {
  const { t } = useTexts('cohort');
  const { courseSlug = '' } = useParams();
  const address = useCohortAddress();
  const { circle: _, session, ...view } = address.view;
  const asked = useRest(endpoints.cohortCertificateSummary, {
    params: { courseSlug },
    query: { session, ...view },
  });
  const summary = useLatest(asked.data);
  return (
    <CohortFrame
      of={loadableOf({ ...asked, data: summary }, (answer) => answer)}
      address={address}
      title={t('certificates.title')}
      lead={t('certificates.lead')}
      outdated={asked.error !== undefined && summary ? asked.reload : undefined}
      file={({ course_id, certificates }) => ({
        params: { kind: 'certificate_grades' },
        query: {
          ...view,
          course_id,
          course_session_ids: session,
          sort: writeSort(sortAmong(certificateColumns(t, certificates), address.sort)),
        },
      })}
      figures={(known) => <CertificateAverages summary={known} />}
      list={(known) => <Grades courseSlug={courseSlug} summary={known} address={address} />}
    />
  );
}

interface GradesProps {
  readonly courseSlug: string;
  readonly summary: CohortCertificateSummary;
  readonly address: CohortAddress;
}

function Grades({ courseSlug, summary, address: given }: GradesProps) {
  const { t } = useTexts('cohort');
  const links = useLinks();
  const columns = certificateColumns(t, summary.certificates);
  const address = { ...given, sort: sortAmong(columns, given.sort) };
  const rows = useGrades({ courseSlug, summary, address });
  return (
    <CohortList
      label={t('certificates.title')}
      rows={rows}
      columns={columns}
      address={address}
      linkTo={({ user_id: userId }) =>
        links.personCertificates({ courseSlug, userId }) ?? links.personCompetence({ courseSlug, userId })
      }
    />
  );
}

/** The participants with their grades, in blocks; asked for again when the summary, which reads the same, has changed. */
function useGrades({ courseSlug, summary, address: { view, sort } }: GradesProps) {
  const input = (limit: number, offset: number) => {
    const { circle: _, ...filters } = view;
    return { params: { courseSlug }, query: { ...filters, sort: namedSort(sort), limit, offset } };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change the same question has another answer
  const load = useCallback(
    (limit: number, offset: number) => rest.list(endpoints.cohortCertificates, input(limit, offset)),
    [courseSlug, view, sort, summary],
  );
  return useRowBlocks(load, rest.knownList(endpoints.cohortCertificates, input(blockSize, 0)));
}
