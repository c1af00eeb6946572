import { useStore } from '@learn/platform';
import { Button, Icon } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { useLocation } from 'react-router';
import { HeaderHint } from '../layout/headerStyles.ts';
import { $endedSession, postponeLogin } from './endedSession.ts';
import { $leaving, leaveAnyway, stay } from './leaving.ts';
import { loginAddress } from './loginAddress.ts';
import { useTexts } from './texts.ts';

/** What a session has to ask or to say; fetched when there is something. */
export function SessionDialogs() {
  return (
    <>
      <LeaveQuestion />
      <EndedSession />
    </>
  );
}

/** Before a logout on purpose throws away what was typed and not sent. */
function LeaveQuestion() {
  const { t } = useTexts();
  const leaving = useStore($leaving);
  return (
    <Dialog
      title={t('leaveTitle')}
      description={t('leaveDescription')}
      closeLabel={t('close')}
      open={leaving === 'asking'}
      onOpenChange={(open) => open || stay()}
      actions={<Button onClick={() => void leaveAnyway()}>{t('leaveAnyway')}</Button>}
      cancelLabel={t('stay')}
    />
  );
}

/**
 * The login ended in the middle of the work: nothing is lost, and the login leads back to this place. A person who puts it
 * off is reminded of it, and asked again only when they do something that needs the login.
 */
function EndedSession() {
  const { t } = useTexts();
  const ended = useStore($endedSession);
  const { pathname, search, hash } = useLocation();
  const login = loginAddress(pathname + search + hash);
  return (
    <>
      <HeaderHint role="status">
        {ended === 'postponed' && (
          <p>
            <Icon name="lock" />
            <span>
              <b>{t('endedTitle')}.</b> {t('postponed')} <a href={login}>{t('logIn')}</a>
            </span>
          </p>
        )}
      </HeaderHint>
      <Dialog
        title={t('endedTitle')}
        description={t('endedDescription')}
        closeLabel={t('close')}
        open={ended === 'asking'}
        onOpenChange={(open) => open || postponeLogin()}
        actions={<Button href={login}>{t('logInAgain')}</Button>}
        cancelLabel={t('later')}
      />
    </>
  );
}
