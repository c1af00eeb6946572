import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { CertificateList } from '../certificates/CertificateList.tsx';
import { LoadedCertificates } from '../certificates/LoadedCertificates.tsx';
import { usePersonCertificates } from '../certificates/useCertificates.ts';
import { PersonFrame } from './PersonFrame.tsx';

/** Another person's competence certificates, as far as the current user sees their results (specification §2, profile/{userId}). */
export function PersonCertificatesPage() {
  const { courseSlug = '' } = useParams();
  return (
    <PersonFrame own={useLinks().certificates({ courseSlug })} ofCourse>
      {() => <List />}
    </PersonFrame>
  );
}

function List() {
  const { courseSlug = '', userId = '' } = useParams();
  const links = useLinks();
  return (
    <LoadedCertificates of={usePersonCertificates()}>
      {(certificates) => (
        <CertificateList
          of={certificates}
          addressOf={(certificateSlug) => links.personCertificate({ courseSlug, userId, certificateSlug })}
        />
      )}
    </LoadedCertificates>
  );
}
