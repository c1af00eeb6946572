import { addressOf, type CourseSession, endpoints } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { AddressFrame, courseSession, inlinedOperation, renderRemote, resetPerson } from '@learn/testing';
import type { RenderResult } from '@testing-library/react';
import { CertificatesDocument, type CertificatesQuery } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { lenasCertificates } from './certificateData.ts';
import { ownStanding } from './issued.ts';
import { courseSlug } from './renderCompetence.tsx';

interface CertificateWorld {
  /** of a certificate; left out: the list */
  readonly slug?: string;
  /** undefined leaves the question to the network */
  readonly list?: CertificatesQuery['competence_certificate_list'] | undefined;
  readonly session?: CourseSession;
  readonly language?: Language;
}

export const certificatesAddress = `/course/${courseSlug}/competence/certificates`;

/** Opens the own certificates of a participant who has some grades. */
export function renderCertificates(world: CertificateWorld = {}): Promise<RenderResult> {
  const { slug, session = courseSession(), language = 'de' } = world;
  const list = 'list' in world ? world.list : lenasCertificates();
  resetPerson();
  return renderRemote({
    ...{ remote, frame: AddressFrame, language, courseSessions: [session] },
    address: slug === undefined ? certificatesAddress : `${certificatesAddress}/${slug}`,
    operations:
      list === undefined
        ? []
        : [
            inlinedOperation(
              CertificatesDocument,
              { course_slug: courseSlug },
              { competence_certificate_list: list },
            ),
          ],
    rest: Object.fromEntries(
      list?.competence_certificates.map(({ slug: certificateSlug }) => [
        addressOf(endpoints.certificateStanding, { params: { courseSlug, certificateSlug } }),
        ownStanding({ standing: 'incomplete', grade: null }),
      ]) ?? [],
    ),
  });
}
