import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Heading, TextLink } from '@learn/ui';
import { CertificateDetail } from '../certificates/CertificateDetail.tsx';
import { LoadedCertificate } from '../certificates/LoadedCertificate.tsx';
import type { CertificateAssignment } from '../certificates/readCertificates.ts';
import { certificateOf, usePersonCertificates } from '../certificates/useCertificates.ts';
import { useTexts } from '../texts.ts';
import { PersonFrame } from './PersonFrame.tsx';

/** One of another person's competence certificates, and how its grade comes about (specification §2, profile/{userId}). */
export function PersonCertificatePage() {
  const { courseSlug = '', certificateSlug = '' } = useParams();
  return (
    <PersonFrame own={useLinks().certificate({ courseSlug, certificateSlug })} ofCourse>
      {() => <Detail />}
    </PersonFrame>
  );
}

function Detail() {
  const { t } = useTexts('certificates');
  const { courseSlug = '', userId = '', certificateSlug } = useParams();
  const links = useLinks();
  const list = links.personCertificates({ courseSlug, userId });
  const evaluationOf = ({ key, mayEvaluate }: CertificateAssignment) =>
    mayEvaluate ? links.assignmentEvaluation({ courseSlug, assignmentId: key, userId }) : undefined;
  return (
    <LoadedCertificate of={certificateOf(usePersonCertificates(), certificateSlug)} list={list}>
      {({ of, certificate }) => (
        <>
          <div>
            <TextLink as={Link} to={list} direction="back">
              {t('title')}
            </TextLink>
            <Heading level={2} size={28}>
              {certificate.title}
            </Heading>
          </div>
          <CertificateDetail
            certificate={certificate}
            participates={of.participates}
            level={3}
            addressOf={evaluationOf}
          />
        </>
      )}
    </LoadedCertificate>
  );
}
