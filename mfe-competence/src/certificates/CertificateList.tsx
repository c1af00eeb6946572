import { Stack } from '@learn/ui';
import { AverageHead } from './AverageHead.tsx';
import { CertificateRow } from './CertificateRow.tsx';
import { PartialNotice } from './PartialNotice.tsx';
import type { Certificates } from './readCertificates.ts';

interface CertificateListProps {
  readonly of: Certificates;
  /** undefined where no live remote shows a certificate */
  readonly addressOf: (certificateSlug: string) => string | undefined;
}

/** Average and certificates of a person, own or another. */
export function CertificateList({ of, addressOf }: CertificateListProps) {
  return (
    <>
      {of.isPartial && <PartialNotice />}
      {of.participates && <AverageHead of={of} />}
      <Stack as="ul" $gap={4}>
        {of.certificates.map((certificate) => (
          <CertificateRow
            key={certificate.key}
            certificate={certificate}
            participates={of.participates}
            to={addressOf(certificate.slug)}
          />
        ))}
      </Stack>
    </>
  );
}
