import { endpoints } from '@learn/contracts';
import { $user, loadableOf, useCourseSession, useRest, useStore } from '@learn/platform';
import { Card, Heading, Loaded, Skeleton, Stack } from '@learn/ui';
import { useId } from 'react';
import { useTexts } from '../../texts.ts';
import { Standing } from './Standing.tsx';

export interface CredentialSectionProps {
  /** of the competence certificate */
  readonly certificateId: string;
  /** whose certificate is looked at; only the own one is issued */
  readonly userId: string;
}

/**
 * The own competence certificate as a document: what is missing for it, its issue, and what was issued. It stands on the
 * results of all own sessions of the course, as the page does. Its page brings the texts `issued`.
 */
export function CredentialSection({ certificateId, userId }: CredentialSectionProps) {
  const isOwn = useStore($user)?.id === userId;
  const participates = useCourseSession().actions.includes('competence-navi');
  return isOwn && participates ? <OwnCredential certificateId={certificateId} /> : null;
}

function OwnCredential({ certificateId }: Pick<CredentialSectionProps, 'certificateId'>) {
  const { t } = useTexts('issued');
  const params = { certificateId };
  const standing = loadableOf(useRest(endpoints.certificateStanding, { params }), (answer) => answer);
  const id = useId();
  // The certificate or the participation is gone since the page was opened.
  if (standing.state === 'missing') return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {t('title')}
        </Heading>
        <Loaded
          of={standing}
          level={3}
          skeleton={<Skeleton $height="144px" aria-busy />}
          failed={{ title: t('failed') }}
        >
          {(own) => <Standing own={own} params={params} />}
        </Loaded>
      </Stack>
    </Card>
  );
}
