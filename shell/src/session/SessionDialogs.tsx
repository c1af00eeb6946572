import { useStore } from '@learn/platform';
import { Button } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { useLocation } from 'react-router';
import { $sessionEnded, postponeLogin } from './endedSession.ts';
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
      actions={
        <>
          <Button onClick={() => void leaveAnyway()}>{t('leaveAnyway')}</Button>
          <Button variant="secondary" onClick={stay}>
            {t('stay')}
          </Button>
        </>
      }
    />
  );
}

/** The login ended in the middle of the work: nothing is thrown away, and the login leads back to this place. */
function EndedSession() {
  const { t } = useTexts();
  const ended = useStore($sessionEnded);
  const { pathname, search, hash } = useLocation();
  return (
    <Dialog
      title={t('endedTitle')}
      description={t('endedDescription')}
      closeLabel={t('close')}
      open={ended}
      onOpenChange={(open) => open || postponeLogin()}
      actions={
        <>
          <Button href={loginAddress(pathname + search + hash)}>{t('logInAgain')}</Button>
          <Button variant="secondary" onClick={postponeLogin}>
            {t('later')}
          </Button>
        </>
      }
    />
  );
}
