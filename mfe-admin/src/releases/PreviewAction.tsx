import { type AnswerOf, endpoints } from '@learn/contracts';
import { formatDateTime } from '@learn/domain';
import { rest } from '@learn/platform';
import { useCopy } from '@learn/platform/form';
import { Button, Notice } from '@learn/ui';
import { useState } from 'react';
import { useAction } from '../person/useAction.ts';
import { useTexts } from '../texts.ts';

interface PreviewActionProps {
  readonly name: string;
  readonly version: string;
}

/** Makes a link that shows a version which is not live. */
export function PreviewAction({ name, version }: PreviewActionProps) {
  const { t, language } = useTexts('releases');
  const [made, setMade] = useState<AnswerOf<typeof endpoints.previewRelease>>();
  const { busy, failure, act } = useAction();
  const make = async () =>
    setMade(await rest.send(endpoints.previewRelease, { params: { name }, body: { version } }));
  const url = made ? new URL(made.address, window.location.origin).href : '';
  const { outcome, copy } = useCopy(url);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        loading={busy}
        aria-label={t('previewOf', { name, version })}
        onClick={() => void act(make)}
      >
        {t('preview')}
      </Button>
      {made && (
        <Notice role="status" icon="eye">
          {t('previewReady', { version, when: formatDateTime(made.until, language, 'short') })}{' '}
          <a href={url}>{url}</a>{' '}
          <Button variant="quiet" size="small" onClick={() => void copy()}>
            {t(outcome === 'copied' ? 'copied' : 'copy')}
          </Button>
          {outcome === 'failed' && t('notCopied')}
        </Notice>
      )}
      {failure !== undefined && (
        <Notice tone="failed" role="alert">
          {failure}
        </Notice>
      )}
    </>
  );
}
