import { type AnswerOf, endpoints } from '@learn/contracts';
import { formatDateTime } from '@learn/domain';
import { rest } from '@learn/platform';
import { useCopy } from '@learn/platform/form';
import { Button, Meta, Notice, Spinner, Stack, space } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useAction } from '../person/useAction.ts';
import { useTexts } from '../texts.ts';

const Link = styled.a`
  overflow-wrap: anywhere;
`;

interface PreviewDialogProps {
  readonly name: string;
  readonly version: string;
}

/** Makes a link that shows a version which is not live, each time that it is opened. */
export function PreviewDialog({ name, version }: PreviewDialogProps) {
  const { t: common } = useTexts();
  const { t, language } = useTexts('releases');
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<AnswerOf<typeof endpoints.previewRelease>>();
  const { failure, act } = useAction();
  const url = made ? new URL(made.address, window.location.origin).href : '';
  const { outcome, copy } = useCopy(url);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) return;
    setMade(undefined);
    void act(async () =>
      setMade(await rest.send(endpoints.previewRelease, { params: { name }, body: { version } })),
    );
  };
  return (
    <Dialog
      trigger={
        <Button variant="quiet" size="small" aria-label={t('previewOf', { name, version })}>
          {t('preview')}
        </Button>
      }
      title={t('previewOf', { name, version })}
      description={t('previewText')}
      closeLabel={common('form.close')}
      cancelLabel={common('form.close')}
      open={open}
      onOpenChange={change}
      actions={
        made && <Button onClick={() => void copy()}>{t(outcome === 'copied' ? 'copied' : 'copy')}</Button>
      }
    >
      <Stack $gap={8} style={{ marginTop: space[24] }}>
        {failure !== undefined && (
          <Notice tone="failed" icon="warning" role="alert">
            {failure}
          </Notice>
        )}
        {made === undefined && failure === undefined && <Spinner />}
        {made && (
          <>
            <Link href={url}>{url}</Link>
            <Meta>{t('previewUntil', { when: formatDateTime(made.until, language, 'short') })}</Meta>
            {outcome === 'failed' && (
              <Notice tone="failed" role="alert">
                {t('notCopied')}
              </Notice>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
