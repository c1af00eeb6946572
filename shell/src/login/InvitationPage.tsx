import { endpoints } from '@learn/contracts';
import { loadableOf, problemOf, useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Heading, Loaded, PageBox, Skeleton, Stack, Text } from '@learn/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PasswordForm } from './PasswordForm.tsx';
import { useTexts } from './texts.ts';

/** The page of a mailed invitation to an account: its person chooses the first password. */
export function InvitationPage() {
  const { t } = useTexts();
  const { token = '' } = useParams();
  const [refused, setRefused] = useState<unknown>();
  const answer = useRest(endpoints.invitedAccount, { params: { token } });
  const isInvalid = problemOf(refused ?? answer.error).code === 'confirmation_invalid';
  if (isInvalid) {
    return (
      <PageBox>
        <Stack $gap={24} style={{ maxWidth: 520 }}>
          <Heading level={1}>{t('invitation.invalid')}</Heading>
          <Text>{t('invitation.invalidHint')}</Text>
          <div>
            <Button as={Link} to="/login">
              {t('title')}
            </Button>
          </div>
        </Stack>
      </PageBox>
    );
  }
  return (
    <PageBox>
      <Stack $gap={24} style={{ maxWidth: 520 }}>
        <Loaded
          of={loadableOf(answer, (invited) => invited)}
          level={1}
          skeleton={<Skeleton $height="320px" aria-busy />}
          failed={{ title: t('invitation.failed') }}
          missing={{ title: t('invitation.invalid') }}
        >
          {(invited) => (
            <>
              <Heading level={1}>{t('invitation.title', { name: invited.first_name })}</Heading>
              <Text $tone="secondary" $size={18}>
                {t('invitation.lead', { email: invited.email })}
              </Text>
              <PasswordForm token={token} invited={invited} onInvalid={setRefused} />
            </>
          )}
        </Loaded>
      </Stack>
    </PageBox>
  );
}
