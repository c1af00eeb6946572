import { endpoints } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Card, Heading, Loaded, Skeleton, Stack } from '@learn/ui';
import { useId } from 'react';
import { useTexts } from '../../texts.ts';
import type { CertificateParams } from './ownStanding.ts';
import { Standing } from './Standing.tsx';

/**
 * The own competence certificate as a document: what is missing for it, its issue, and what was issued. It stands on the
 * results of all own sessions of the course, as the page does. Its page brings the texts `certificates`.
 */
export function CredentialSection(params: CertificateParams) {
  const { t } = useTexts('certificates');
  const answered = useRest(endpoints.certificateStanding, { params });
  const standing = loadableOf(answered, (answer) => answer);
  const id = useId();
  // The certificate or the participation is gone since the page was opened.
  if (standing.state === 'missing') return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {t('issued.title')}
        </Heading>
        <Loaded
          of={standing}
          level={3}
          skeleton={<Skeleton $height="144px" aria-busy />}
          failed={{ title: t('issued.failed') }}
        >
          {(own) => <Standing own={own} params={params} refresh={() => void answered.refresh()} />}
        </Loaded>
      </Stack>
    </Card>
  );
}
