import { endpoints } from '@learn/contracts';
import { problemOf, rest } from '@learn/platform';
import { useCopy, useDownloads } from '@learn/platform/form';
import { Button, Inline, Notice, Stack, Text } from '@learn/ui';
import { useTexts } from '../../texts.ts';
import type { IssuedCertificate } from './ownStanding.ts';

export interface IssuedActionsProps {
  readonly issued: IssuedCertificate;
  /** asks again where the person stands */
  readonly refresh: () => void;
}

const files = { document: endpoints.certificateDocument, credential: endpoints.certificateCredential };

/** Downloads of the certificate, and the link for others. */
export function IssuedActions({ issued, refresh }: IssuedActionsProps) {
  const { t } = useTexts('certificates');
  const { running, problem, download } = useDownloads<keyof typeof files>();
  const save = async (name: keyof typeof files) => {
    await download(name, () =>
      rest.file(files[name], { params: { id: issued.id } }).catch((error: unknown) => {
        // It was superseded or revoked since the page was opened.
        if (problemOf(error).status === 404) refresh();
        throw error;
      }),
    );
  };
  const { outcome, copy } = useCopy(issued.verification_url);
  return (
    <Stack $gap={12}>
      <Inline $gap={12}>
        {issued.document_url !== null && (
          <Button
            icon="text"
            stretch="phone"
            loading={running === 'document'}
            onClick={() => void save('document')}
          >
            {t('issued.document')}
          </Button>
        )}
        {issued.credential_url !== null && (
          <Button
            variant="secondary"
            icon="award"
            stretch="phone"
            loading={running === 'credential'}
            onClick={() => void save('credential')}
          >
            {t('issued.credential')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={outcome === 'copied' ? 'check' : 'files'}
          stretch="phone"
          onClick={() => void copy()}
        >
          {t('issued.copy')}
        </Button>
      </Inline>
      {issued.credential_url !== null && (
        <Text $tone="secondary" $size={14} $measure>
          {t('issued.aboutCredential')}
        </Text>
      )}
      {problem && (
        <Notice tone="failed" icon="warning" role="alert">
          {t(`issued.${wordsOf(problem)}`)}
        </Notice>
      )}
      <Text role="status" $tone="secondary" $size={14}>
        {outcome === 'copied' && t('issued.copied')}
        {outcome === 'failed' && t('issued.notCopied')}
      </Text>
    </Stack>
  );
}

function wordsOf({ status }: ReturnType<typeof problemOf>) {
  if (status === 404) return 'gone';
  return status === 429 ? 'busy' : 'notDownloaded';
}
