import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { useTexts } from '../texts.ts';
import { CertificateList } from '../vv-certificates/CertificateList.tsx';
import { useExams } from '../vv-exams/useExams.ts';
import { LoadedExams } from './LoadedExams.tsx';
import { PersonFrame } from './PersonFrame.tsx';
import type { PersonEnrolment } from './usePerson.ts';
import { usePersonExamPages } from './usePersonExamPages.ts';

/** Another person's certificates (specification §2, profile/{userId}/competence/vv-certificates). */
export function PersonVvCertificatesPage() {
  const { courseSlug = '' } = useParams();
  return (
    <PersonFrame own={useLinks().vvCertificates({ courseSlug })} ofAllCircles>
      {(enrolment) => <Certificates key={enrolment.id} enrolment={enrolment} />}
    </PersonFrame>
  );
}

function Certificates({ enrolment }: { enrolment: PersonEnrolment }) {
  const { t } = useTexts('exam');
  const { userId } = useParams();
  const { page } = usePersonExamPages();
  return (
    <LoadedExams
      of={useExams({ courseSessionId: enrolment.course_session_id, userId })}
      missing={t('list.missingOfPerson')}
    >
      {(loaded) => <CertificateList of={loaded} page={page} />}
    </LoadedExams>
  );
}
