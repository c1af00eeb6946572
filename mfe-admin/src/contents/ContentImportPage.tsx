import { endpoints } from '@learn/contracts';
import { fileSize, formatDateTime } from '@learn/domain';
import { loadableOf, rest, useRest } from '@learn/platform';
import { Link, useNavigate, useParams } from '@learn/platform/router';
import { Button, Notice, Stack, Text, TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { ConfirmedAction } from '../form/ConfirmedAction.tsx';
import { useWhileRunning } from '../imports/useWhileRunning.ts';
import { useTexts } from '../texts.ts';
import { Changes } from './Changes.tsx';
import { Conflicts } from './Conflicts.tsx';
import { ContentState } from './ContentState.tsx';
import { ContentSteps } from './ContentSteps.tsx';
import type { ContentImport } from './contentData.ts';
import { Problems } from './Problems.tsx';

/** A folder of contents: what is wrong in it, or what its import changes, and how far that is. */
export function ContentImportPage() {
  const { t } = useTexts('contents');
  const { contentImportId = '' } = useParams();
  const query = useRest(endpoints.contentImport, { params: { id: contentImportId } });
  const found = query.data;
  useWhileRunning(found?.state === 'checking' || found?.state === 'running', query.refresh);
  const back = (
    <TextLink as={Link} to={paths.contents} direction="back">
      {t('title')}
    </TextLink>
  );
  return (
    <AdminPage
      entry="contents"
      title={found === undefined ? t('one') : found.file_name || t('unnamed')}
      lead={found?.courses.join(', ')}
      back={back}
      meta={found && <ContentState state={found.state} />}
    >
      <LoadedPart
        of={loadableOf(query, (answer) => answer)}
        shape={[140, 360]}
        failed={t('failed')}
        otherwise={back}
      >
        {(one) => (
          <Stack $gap={24}>
            {one.changed_since && (
              <Notice tone="waiting" icon="info" role="status">
                {t('changedSince')}
              </Notice>
            )}
            <ContentSteps found={one} />
            {one.problem_count > 0 && <Problems found={one} />}
            {one.refused.length > 0 && <Refused sentences={one.refused} />}
            {one.conflicts.length > 0 && one.state !== 'done' && <Conflicts found={one} />}
            {one.state !== 'checking' && one.problem_count === 0 && <Changes found={one} />}
            <About found={one} />
          </Stack>
        )}
      </LoadedPart>
    </AdminPage>
  );
}

function Refused({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTexts('contents');
  return (
    <Notice tone="failed" icon="warning">
      {t('refused')} {sentences.join(' ')}
    </Notice>
  );
}

/** Who brought it, what it is known by, and until when it is kept. */
function About({ found }: { found: ContentImport }) {
  const { t, language } = useTexts('contents');
  const navigate = useNavigate();
  const resting = !['checking', 'running', 'done'].includes(found.state);
  const lines = [
    t('uploaded', {
      name: found.created_by,
      day: formatDateTime(found.created_at, language),
      size: fileSize(found.size, language),
    }),
    found.fingerprint && t('fingerprint', { print: found.fingerprint }),
    found.expires_at && t('expires', { day: formatDateTime(found.expires_at, language) }),
  ].filter((line) => line !== null);
  return (
    <Stack $gap={12} $align="start">
      <Stack $gap={4}>
        {lines.map((line) => (
          <Text key={line} $tone="hint" $size={14} style={{ overflowWrap: 'anywhere' }}>
            {line}
          </Text>
        ))}
      </Stack>
      {resting && (
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
            await rest.send(endpoints.deleteContentImport, { params: { id: found.id } });
            navigate(paths.contents, { replace: true });
          }}
        />
      )}
    </Stack>
  );
}
