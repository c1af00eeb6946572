import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { useTexts } from '../texts.ts';
import { CertificateDetail } from './CertificateDetail.tsx';
import { CredentialSection } from './issued/CredentialSection.tsx';
import { LoadedCertificate } from './LoadedCertificate.tsx';
import { PreviewNotice } from './PreviewNotice.tsx';
import { useAssignmentAddress } from './useAssignmentAddress.ts';
import { certificateOf, useCertificates } from './useCertificates.ts';

/** One of the own competence certificates and how its grade comes about (specification §2, certificates/{certificateSlug}). */
export function CertificatePage() {
  const { t } = useTexts('certificates');
  const { courseSlug = '', certificateSlug } = useParams();
  const list = useLinks().certificates({ courseSlug });
  const addressOf = useAssignmentAddress();
  const found = certificateOf(useCertificates(), certificateSlug);
  const title =
    found.state === 'ready'
      ? found.data.certificate.title
      : found.state === 'loading'
        ? undefined
        : t('title');
  return (
    <ProfilePage
      title={title}
      back={
        <TextLink as={Link} to={list} direction="back">
          {t('title')}
        </TextLink>
      }
    >
      <LoadedCertificate of={found} list={list}>
        {({ of, certificate }) => (
          <>
            {!of.participates && <PreviewNotice />}
            <CertificateDetail
              certificate={certificate}
              participates={of.participates}
              level={2}
              addressOf={addressOf}
            />
            {of.participates && (
              <CredentialSection courseSlug={courseSlug} certificateSlug={certificate.slug} />
            )}
          </>
        )}
      </LoadedCertificate>
    </ProfilePage>
  );
}
