import { endpoints } from '@learn/contracts';
import { formatDateTime } from '@learn/domain';
import { $user, rest, useStore } from '@learn/platform';
import { Button, Inline, Meta, Notice, Text } from '@learn/ui';
import { Done } from '@learn/ui/form';
import { ReasonDialog } from '../area/ReasonDialog.tsx';
import { ConfirmedAction } from '../form/ConfirmedAction.tsx';
import { useTexts } from '../texts.ts';
import type { AdminUser } from './adminUser.ts';
import { Lines } from './Lines.tsx';
import { Section } from './Section.tsx';
import { useAction } from './useAction.ts';

/** Whether a person can log in, where they are, and whether they have admin access. */
export function AccessSection({ user }: { user: AdminUser }) {
  const { t } = useTexts('people');
  const isOneself = useStore($user)?.id === user.id;
  const params = { id: user.id };
  const access = (change: { admin?: boolean; blocked?: boolean }) => async (typed: { reason: string }) =>
    void (await rest.send(endpoints.changeUserAccess, { params, body: { ...change, reason: typed.reason } }));
  return (
    <Section title={t('access.title')}>
      <Lines>
        <li>
          <span>
            <b>{t('access.login')}</b>
            <Meta>{t(loginState(user))}</Meta>
          </span>
          <Inline $gap={8}>
            {!user.has_password && !user.blocked && user.email !== '' && <InviteAgain user={user} />}
            {!isOneself && (
              <ReasonDialog
                trigger={
                  <Button variant="secondary" size="small" icon="lock">
                    {t(user.blocked ? 'access.unblock' : 'access.block')}
                  </Button>
                }
                title={t(user.blocked ? 'access.unblock' : 'access.block')}
                description={t(user.blocked ? 'access.unblockText' : 'access.blockText')}
                action={t(user.blocked ? 'access.unblock' : 'access.block')}
                onConfirm={access({ blocked: !user.blocked })}
              />
            )}
          </Inline>
        </li>
        <Devices user={user} />
        {!isOneself && !user.has_vbv_admin_access && !user.blocked && (
          <li>
            <span>
              <b>{t('access.view')}</b>
              <Meta>{t('access.viewHint')}</Meta>
            </span>
            <ReasonDialog
              trigger={
                <Button variant="secondary" size="small" icon="eye">
                  {t('access.viewStart')}
                </Button>
              }
              title={t('access.view')}
              description={t('access.viewText')}
              action={t('access.viewStart')}
              onConfirm={async ({ reason }) => {
                await rest.send(endpoints.viewAsPerson, { body: { user_id: user.id, reason } });
                // a full load, so that everything on the page is what the person sees
                window.location.assign('/');
              }}
            />
          </li>
        )}
        <li>
          <span>
            <b>{t('access.admin')}</b>
            <Meta>{t(user.has_vbv_admin_access ? 'access.hasAdmin' : 'access.noAdmin')}</Meta>
          </span>
          {user.last_admin ? (
            <Text $tone="secondary" $size={14}>
              {t('access.lastAdmin')}
            </Text>
          ) : (
            <ReasonDialog
              trigger={
                <Button variant="secondary" size="small">
                  {t(user.has_vbv_admin_access ? 'access.revoke' : 'access.grant')}
                </Button>
              }
              title={t(user.has_vbv_admin_access ? 'access.revoke' : 'access.grant')}
              description={t(user.has_vbv_admin_access ? 'access.revokeText' : 'access.grantText')}
              action={t(user.has_vbv_admin_access ? 'access.revoke' : 'access.grant')}
              onConfirm={access({ admin: !user.has_vbv_admin_access })}
            />
          )}
        </li>
      </Lines>
    </Section>
  );
}

function loginState(user: AdminUser) {
  if (user.blocked) return 'access.isBlocked' as const;
  if (user.sign_on) return 'access.bySignOn' as const;
  if (user.has_password) return 'access.byPassword' as const;
  return user.invited ? ('access.isInvited' as const) : ('access.notYet' as const);
}

function InviteAgain({ user }: { user: AdminUser }) {
  const { t } = useTexts('people');
  const { busy, done, failure, act } = useAction();
  return (
    <>
      <Done role="status">{done && t('access.invited')}</Done>
      {failure !== undefined && (
        <Notice tone="failed" role="alert">
          {failure}
        </Notice>
      )}
      <Button
        variant="secondary"
        size="small"
        icon="mail"
        loading={busy}
        onClick={() => void act(() => rest.send(endpoints.inviteUser, { params: { id: user.id } }))}
      >
        {t('access.invite')}
      </Button>
    </>
  );
}

function Devices({ user }: { user: AdminUser }) {
  const { t, language } = useTexts('people');
  const { login_sessions: sessions } = user;
  return (
    <li>
      <span>
        <b>{t('access.devices', { count: sessions.length })}</b>
        {sessions.slice(0, 5).map((session) => (
          <Meta key={`${session.device} ${session.created_at}`}>
            {session.device} · {formatDateTime(session.last_seen_at, language, 'short')}
          </Meta>
        ))}
      </span>
      {sessions.length > 0 && (
        <ConfirmedAction
          trigger={
            <Button variant="secondary" size="small" icon="logout">
              {t('access.logOut')}
            </Button>
          }
          title={t('access.logOut')}
          description={t('access.logOutText')}
          action={t('access.logOut')}
          onConfirm={() => rest.send(endpoints.endUserLogins, { params: { id: user.id } })}
        />
      )}
    </li>
  );
}
