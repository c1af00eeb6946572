import { endpoints } from '@learn/contracts';
import { formatTime } from '@learn/domain';
import { reportError, rest } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { pageData } from '@learn/platform/shell';
import { Button, FieldError, Heading, Notice, Stack, Text } from '@learn/ui';
import { FormSection } from '@learn/ui/form';
import { ConfirmDialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useTexts } from './texts.ts';

const Points = styled.ul`
  margin-block: 12px;
  padding-left: 20px;
  list-style: disc;
`;

/** A copy of everything that is stored, and the request to erase it (domain decisions §17). */
export function OwnDataSection() {
  const { t } = useTexts();
  return (
    <FormSection id="data" title={t('data.title')} lead={t('data.lead')}>
      <Download />
      <Erasure />
    </FormSection>
  );
}

function Download() {
  const { t } = useTexts();
  const { running, outcome, download } = useDownloads<'own-data'>();
  return (
    <Stack $align="start">
      <Heading level={3}>{t('data.downloadTitle')}</Heading>
      <Text>{t('data.downloadText')}</Text>
      <Button
        variant="secondary"
        icon="files"
        loading={running !== undefined}
        onClick={() => void download('own-data', () => rest.file(endpoints.dataDownload))}
      >
        {t('data.download')}
      </Button>
      {(outcome === 'failed' || outcome === 'nothing') && (
        <FieldError id="download-failed">{t('data.downloadFailed')}</FieldError>
      )}
      <Text role="status" $size={14} $tone="secondary">
        {outcome === 'saved' && t('data.downloaded')}
      </Text>
    </Stack>
  );
}

function Erasure() {
  const { t } = useTexts();
  const [askedAt, setAskedAt] = useState<Date>();
  const support = pageData().contact.email;
  const ask = async () => {
    try {
      await rest.send(endpoints.requestErasure);
      setAskedAt(new Date());
    } catch (error) {
      reportError(error, { area: 'erasure' });
      throw error;
    }
  };
  return (
    <Stack $align="start">
      <Heading level={3}>{t('erasure.title')}</Heading>
      <Text>{t('erasure.text')}</Text>
      <ConfirmDialog
        title={t('erasure.question')}
        closeLabel={t('close')}
        trigger={<Button variant="secondary">{t('erasure.button')}</Button>}
        confirmLabel={t('erasure.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={ask}
        failure={() => <FieldError id="erasure-failed">{t('erasure.failed')}</FieldError>}
      >
        <Text>{t('erasure.whatHappens')}</Text>
        <Points>
          <li>{t('erasure.supportDecides', { support })}</li>
          <li>{t('erasure.kept')}</li>
          <li>{t('erasure.untilThen')}</li>
        </Points>
      </ConfirmDialog>
      <div role="status">
        {askedAt && (
          <Notice tone="finished" icon="check">
            {t('erasure.asked', { time: formatTime(askedAt), support })}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
