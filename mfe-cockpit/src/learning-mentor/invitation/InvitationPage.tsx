import { endpoints } from '@learn/contracts';
import { loadableOf, problemOf, useRest } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { Heading, Loaded, PageBox, Skeleton, Stack } from '@learn/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import { InvalidInvitation } from './InvalidInvitation.tsx';
import { Invitation } from './Invitation.tsx';

/**
 * The page of a mailed invitation (specification §2, /lernbegleitung): it says who invites to what, and leads visitors to login
 * or account first.
 */
export function InvitationPage() {
  const { t } = useTexts('invitation');
  const { invitationId = '' } = useParams();
  const [refused, setRefused] = useState<unknown>();
  const answer = useRest(endpoints.mentorInvitation, { params: { token: invitationId } });
  const loaded = loadableOf(answer, (invitation) => invitation);
  const error = refused ?? (loaded.state === 'failed' ? loaded.error : undefined);
  const isInvalid = problemOf(error).code === 'invitation_invalid' || loaded.state === 'missing';
  return (
    <PageBox>
      <Stack $gap={24} style={{ maxWidth: 720 }}>
        {isInvalid ? (
          <InvalidInvitation state={problemOf(error).details?.state} />
        ) : (
          <Loaded
            of={loaded}
            level={1}
            skeleton={<InvitationShape title={t('title')} />}
            failed={{ title: t('failed') }}
            missing={{ title: t('invalid.unknown') }}
          >
            {(invitation) => (
              <Invitation invitation={invitation} token={invitationId} onInvalid={setRefused} />
            )}
          </Loaded>
        )}
      </Stack>
    </PageBox>
  );
}

function InvitationShape({ title }: { title: string }) {
  return (
    <Stack $gap={24} aria-busy>
      <Heading level={1}>{title}</Heading>
      <Skeleton $height="160px" />
      <Skeleton $height="48px" />
    </Stack>
  );
}
