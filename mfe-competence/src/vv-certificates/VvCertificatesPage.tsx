import { useTexts } from '../texts.ts';
import { ExamsFrame } from '../vv-exams/ExamsFrame.tsx';
import { useExamPlaces } from '../vv-exams/useExamPlaces.ts';
import { useOwnExams } from '../vv-exams/useExams.ts';
import { CertificateList } from './CertificateList.tsx';

/** The current user's certificates in a vv course (specification §2, competence/vv-certificates). */
export function VvCertificatesPage() {
  const { t } = useTexts('exam');
  const { page } = useExamPlaces();
  return (
    <ExamsFrame
      of={useOwnExams()}
      title={t('list.certificates.title')}
      lead={t('list.certificates.lead')}
      missing={t('list.missing')}
    >
      {(loaded) => <CertificateList of={loaded} page={page} />}
    </ExamsFrame>
  );
}
