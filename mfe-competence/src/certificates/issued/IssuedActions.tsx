import { Button, Inline, Notice, Stack, Text } from '@learn/ui';
import { useTexts } from '../../texts.ts';
import type { IssuedCertificate } from './ownStanding.ts';
import { useCopy } from './useCopy.ts';
import { useDownload } from './useDownload.ts';

/** Downloads of the certificate, and the link for others. */
export function IssuedActions({ issued }: { issued: IssuedCertificate }) {
  const { t } = useTexts('certificates');
  const { busy, hasFailed, download } = useDownload(issued.id);
  const { outcome, copy } = useCopy(issued.verification_url);
  return (
    <Stack $gap={12}>
      <Inline $gap={12}>
        {issued.document_url !== null && (
          <Button
            icon="text"
            stretch="phone"
            loading={busy === 'document'}
            onClick={() => void download('document')}
          >
            {t('issued.document')}
          </Button>
        )}
        {issued.credential_url !== null && (
          <Button
            variant="secondary"
            icon="award"
            stretch="phone"
            loading={busy === 'credential'}
            onClick={() => void download('credential')}
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
      {hasFailed && (
        <Notice tone="failed" icon="warning" role="alert">
          {t('issued.notDownloaded')}
        </Notice>
      )}
      <Text role="status" $tone="secondary" $size={14}>
        {outcome === 'copied' && t('issued.copied')}
        {outcome === 'failed' && t('issued.notCopied')}
      </Text>
    </Stack>
  );
}
