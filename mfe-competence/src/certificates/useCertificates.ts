import type { Loadable } from '@learn/contracts';
import { loadableOf, mapLoadable } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { CertificatesDocument, PersonCertificatesDocument } from '../__generated__/graphql.ts';
import { type Certificates, readCertificates } from './readCertificates.ts';

/** The own certificates in the course of the address, of all sessions together. */
export function useCertificates(): Loadable<Certificates> {
  const { courseSlug = '' } = useParams();
  const query = useQuery(CertificatesDocument, { course_slug: courseSlug });
  return mapLoadable(
    loadableOf(query, (answer) => answer.competence_certificate_list),
    readCertificates,
  );
}

/** Those of the person of the address; missing where the current user sees no results of theirs. */
export function usePersonCertificates(): Loadable<Certificates> {
  const { courseSlug = '', userId = '' } = useParams();
  const query = useQuery(PersonCertificatesDocument, { course_slug: courseSlug, user_id: userId });
  return mapLoadable(
    loadableOf(query, (answer) => answer.competence_certificate_list),
    readCertificates,
  );
}

/** One of them by its slug. */
export function certificateOf(
  certificates: Loadable<Certificates>,
  slug: string | undefined,
): Loadable<{ readonly of: Certificates; readonly certificate: Certificates['certificates'][number] }> {
  if (certificates.state !== 'ready') return certificates;
  const { data, reload } = certificates;
  const certificate = data.certificates.find((one) => one.slug === slug);
  return certificate === undefined
    ? { state: 'missing', reload }
    : { state: 'ready', data: { of: data, certificate }, reload };
}
