import type { UserProfile } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Avatar, Button, Card, Inline, Meta, Text, TextLink } from '@learn/ui';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useTexts } from '../texts.ts';

/** Who is logged in goes on with this account, or with another one; nothing that is known is asked for again. */
export function SignedIn({ onboarding, user }: { onboarding: Onboarding; user: UserProfile }) {
  const { t } = useTexts('account');
  const name = fullName(user.first_name, user.last_name);
  return (
    <OnboardingFrame
      onboarding={onboarding}
      step="confirm"
      title={t('signedIn.title')}
      lead={t('signedIn.lead')}
    >
      <Card>
        <Inline $gap={12} $nowrap>
          <Avatar
            firstName={user.first_name}
            lastName={user.last_name}
            {...(user.avatar_url === '' ? {} : { src: user.avatar_url })}
          />
          <div style={{ minWidth: 0 }}>
            <Text $weight="strong">{name}</Text>
            <Meta>{user.email || user.username}</Meta>
          </div>
        </Inline>
      </Card>
      <Inline $gap={12}>
        <Button as={Link} to={onboarding.to('resume')} stretch="phone">
          {t('goOn')}
        </Button>
        <TextLink href="/sso/logout" direction="none">
          {t('signedIn.other')}
        </TextLink>
      </Inline>
    </OnboardingFrame>
  );
}
