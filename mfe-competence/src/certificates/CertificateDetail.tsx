import { Heading, Stack } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { AssignmentTable } from './AssignmentTable.tsx';
import { GradeExplanation } from './GradeExplanation.tsx';
import { GradeHead } from './GradeHead.tsx';
import { PartialNotice } from './PartialNotice.tsx';
import type { Certificate, CertificateAssignment } from './readCertificates.ts';

interface CertificateDetailProps {
  readonly certificate: Certificate;
  /** false: there are assignments, and no results */
  readonly participates: boolean;
  /** of its headings */
  readonly level: 2 | 3;
  /** where an assignment leads; undefined: nowhere */
  readonly addressOf: (assignment: CertificateAssignment) => string | undefined;
}

/** A certificate: its grade, what each assignment brought, and how the one came of the others (domain decisions §8). */
export function CertificateDetail({ certificate, participates, level, addressOf }: CertificateDetailProps) {
  const { t } = useTexts('certificates');
  const { assignments, explanation, seenCount } = certificate;
  return (
    <>
      {seenCount < assignments.length && <PartialNotice />}
      {participates && <GradeHead certificate={certificate} level={level} />}
      <Stack as="section" $gap={12} aria-labelledby="assignments">
        <Heading level={level} size={22} id="assignments">
          {t('assignments')}
        </Heading>
        <AssignmentTable certificate={certificate} addressOf={addressOf} />
      </Stack>
      {explanation && <GradeExplanation certificate={certificate} explanation={explanation} level={level} />}
    </>
  );
}
