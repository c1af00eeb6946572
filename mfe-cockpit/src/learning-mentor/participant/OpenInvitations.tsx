import { endpoints, type RowOf } from '@learn/contracts';
import { daysUntil, formatDay } from '@learn/domain';
import { rest, useCourseSession, useNow } from '@learn/platform';
import { Button, Card, color, disc, Heading, Icon, Meta, Stack, StatusPill } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import { ConfirmedAction } from '../ConfirmedAction.tsx';
import { PersonLine } from './PersonLine.tsx';

type Invitation = RowOf<typeof endpoints.mentorInvitations>;

const Disc = styled.span`
  ${disc(40)}
  background: ${color.surface2};
`;

/** Invitations that nobody has accepted yet; nothing where there are none. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTexts('mentor');
  if (invitations.length === 0) return undefined;
  return (
    <section aria-labelledby="invitations">
      <Stack $gap={12}>
        <Heading level={2} id="invitations">
          {t('invitations.title')}
        </Heading>
        <Card as="ul" $flush>
          {invitations.map((invitation) => (
            <InvitationLine key={invitation.id} invitation={invitation} />
          ))}
        </Card>
      </Stack>
    </section>
  );
}

function InvitationLine({ invitation }: { invitation: Invitation }) {
  const { t, language } = useTexts('mentor');
  const now = useNow();
  const { id: courseSessionId } = useCourseSession();
  const { id, email, created_at, expires_at, expired } = invitation;
  return (
    <PersonLine>
      <Disc aria-hidden>
        <Icon name="mail" />
      </Disc>
      <div>
        <b>{email}</b>
        <Meta>
          {t('invitations.invitedOn', { day: formatDay(created_at, language) })}
          {!expired && `, ${t('invitations.validFor', { count: daysUntil(expires_at, now) })}`}
        </Meta>
        {expired && (
          <>
            <StatusPill status="failed" icon="clock" label={t('invitations.expired')} />
            <Meta>{t('invitations.expiredHint')}</Meta>
          </>
        )}
      </div>
      <ConfirmedAction
        action={t('invitations.withdraw')}
        trigger={
          <Button variant="secondary" size="small" aria-label={t('invitations.withdrawOf', { email })}>
            {t('invitations.withdraw')}
          </Button>
        }
        title={t('invitations.withdrawTitle')}
        description={t('invitations.withdrawText', { email })}
        onConfirm={() =>
          rest.send(endpoints.revokeInvitation, { params: { courseSessionId }, query: { id } })
        }
      />
    </PersonLine>
  );
}
