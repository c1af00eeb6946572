import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { Link, useNavigate } from '@learn/platform/router';
import { Button, Card, Heading, Stack, Text } from '@learn/ui';
import { paths } from '../area/addresses.ts';
import { ConfirmedAction } from '../form/ConfirmedAction.tsx';
import { useTexts } from '../texts.ts';
import type { AdminSession } from './sessionData.ts';

/** Copies, archives or deletes the session; one in which people take part is archived only, and that can be taken back. */
export function SessionEnd({ session }: { session: AdminSession }) {
  const { t } = useTexts('session');
  const { t: own } = useTexts();
  const navigate = useNavigate();
  const params = { courseSessionId: session.id };
  const archived = session.state === 'archived';
  const archive = async (wanted: boolean) => {
    await rest.send(endpoints.archiveSession, { params, body: { archived: wanted } });
  };
  return (
    <Card as="section" aria-labelledby="session-end">
      <Stack $gap={12} $align="start">
        <Heading level={2} size={18} id="session-end">
          {t('end.title')}
        </Heading>
        <Button
          as={Link}
          to={`${paths.newSession}?copy=${session.id}`}
          variant="secondary"
          size="small"
          icon="files"
        >
          {t('end.copy')}
        </Button>
        {archived ? (
          <Button variant="secondary" size="small" icon="undo" onClick={() => void archive(false)}>
            {t('end.restore')}
          </Button>
        ) : (
          <ConfirmedAction
            title={t('end.archiveTitle', { title: session.title })}
            description={t('end.archiveText')}
            action={t('end.archive')}
            trigger={
              <Button variant="secondary" size="small">
                {t('end.archive')}
              </Button>
            }
            onConfirm={() => archive(true)}
          />
        )}
        {session.can_delete ? (
          <ConfirmedAction
            title={t('end.deleteTitle', { title: session.title })}
            description={t('end.deleteText')}
            action={own('form.delete')}
            trigger={
              <Button variant="quiet" size="small" icon="close">
                {t('end.delete')}
              </Button>
            }
            onConfirm={async () => {
              await rest.send(endpoints.deleteSession, { params });
              void navigate(paths.sessions, { replace: true });
            }}
          />
        ) : (
          <Text $tone="hint" $size={14}>
            {t('end.cannotDelete')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
