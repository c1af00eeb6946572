import { isPreview, useLinks } from '@learn/platform';
import { Link, useLocation, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { useTexts } from '../texts.ts';
import { CertificateList } from './CertificateList.tsx';
import { LoadedCertificates } from './LoadedCertificates.tsx';
import { PreviewNotice } from './PreviewNotice.tsx';
import { useCertificates } from './useCertificates.ts';

/** The own competence certificates with their grades and the overall average (specification §2, certificates). */
export function CertificatesPage() {
  const { t } = useTexts('certificates');
  const { courseSlug = '' } = useParams();
  const { pathname } = useLocation();
  const links = useLinks();
  return (
    <ProfilePage
      title={t('title')}
      lead={isPreview(pathname) ? undefined : t('lead')}
      back={
        <TextLink as={Link} to={links.competence({ courseSlug })} direction="back">
          {t('toProfile')}
        </TextLink>
      }
    >
      <LoadedCertificates of={useCertificates()}>
        {(certificates) => (
          <>
            {!certificates.participates && <PreviewNotice />}
            <CertificateList
              of={certificates}
              addressOf={(certificateSlug) => links.certificate({ courseSlug, certificateSlug })}
            />
          </>
        )}
      </LoadedCertificates>
    </ProfilePage>
  );
}
