import { endpoints, fillPath } from '@learn/contracts';
import { formatDateTime } from '@learn/domain';
import { loadableOf, rest, useRest } from '@learn/platform';
import { Link, useNavigate, useParams } from '@learn/platform/router';
import { Button, Stack, Text, TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { ConfirmedAction } from '../form/ConfirmedAction.tsx';
import { useTexts } from '../texts.ts';
import { FaultyRows } from './FaultyRows.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportState } from './ImportState.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import type { PersonImport } from './importData.ts';
import { useWhileRunning } from './useWhileRunning.ts';

/** An import: what was found, what to do about it, how far it is. */
export function ImportPage() {
  const { t, language } = useTexts('imports');
  const { importId = '' } = useParams();
  const query = useRest(endpoints.personImport, { params: { id: importId } });
  const found = query.data;
  useWhileRunning(found?.state === 'running', query.refresh);
  const back = (
    <TextLink as={Link} to={paths.imports} direction="back">
      {t('title')}
    </TextLink>
  );
  return (
    <AdminPage
      entry="imports"
      title={found === undefined ? t('one') : found.file_name || t('unnamed')}
      back={back}
      meta={found && <Whereabouts found={found} />}
    >
      <LoadedPart
        of={loadableOf(query, (answer) => answer)}
        shape={[140, 360]}
        failed={t('failed')}
        otherwise={back}
      >
        {(one) => (
          <Stack $gap={24}>
            <ImportCounts found={one} />
            <ImportSteps found={one} />
            {one.faulty > 0 && one.state !== 'running' && <FaultyRows found={one} />}
            <Text $tone="hint" $size={14}>
              {t('expires', { day: formatDateTime(one.expires_at, language) })}
            </Text>
            {one.state !== 'running' && <Forget importId={one.id} />}
          </Stack>
        )}
      </LoadedPart>
    </AdminPage>
  );
}

/** The session into which the list leads, and how far the import is. */
function Whereabouts({ found }: { found: PersonImport }) {
  const session = found.course_session_id;
  return (
    <Stack $gap={12} $align="start">
      {session !== null && (
        <TextLink as={Link} to={fillPath(paths.session, { courseSessionId: session })}>
          {found.course_session_title}
        </TextLink>
      )}
      <ImportState state={found.state} />
    </Stack>
  );
}

function Forget({ importId }: { importId: string }) {
  const { t } = useTexts('imports');
  const navigate = useNavigate();
  return (
    <div>
      <ConfirmedAction
        trigger={
          <Button variant="quiet" size="small">
            {t('forget')}
          </Button>
        }
        title={t('forget')}
        description={t('forgetText')}
        action={t('forget')}
        onConfirm={async () => {
          await rest.send(endpoints.deletePersonImport, { params: { id: importId } });
          navigate(paths.imports, { replace: true });
        }}
      />
    </div>
  );
}
