import type { CircleDocument } from '@learn/contracts';
import { Button, color, FieldError, Heading, Notice, radius, SkeletonText, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import type { CircleData } from '../circle/circleData.ts';
import { useTexts } from '../texts.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { Done } from './Done.ts';
import { RemovalNotice } from './RemovalNotice.tsx';
import { useAdding } from './useAdding.ts';
import { useDocuments } from './useDocuments.ts';
import { useRemoval } from './useRemoval.ts';

const UploadForm = lazy(async () => ({ default: (await import('./UploadForm.tsx')).UploadForm }));

const Root = styled.div<{ $over: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  border-radius: ${radius.control};
  outline: ${({ $over }) => ($over ? `2px dashed ${color.progress}` : 'none')};
  outline-offset: ${space[12]};
  & > button {
    justify-self: start;
  }
`;

interface DocumentsSectionProps {
  readonly courseSessionId: string;
  readonly circle: CircleData;
}

/** The documents of a circle, the newest first; its experts and admins add and delete them (domain decisions §4, §13). */
export function DocumentsSection({ courseSessionId, circle }: DocumentsSectionProps) {
  const { t } = useTexts('documents');
  const { loadable, refresh, isOutdated } = useDocuments(courseSessionId);
  const adding = useAdding(circle);
  const [done, setDone] = useState<string>();
  const [unreachable, setUnreachable] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const removal = useRemoval(() => void refresh());
  if (loadable.state === 'missing') return undefined;
  const own =
    loadable.state === 'ready'
      ? loadable.data.filter(
          ({ id, circle: of }) => of.id === circle.id && !(removal.isGone && removal.document?.id === id),
        )
      : undefined;
  const download = async (event: MouseEvent, { id }: CircleDocument) => {
    setUnreachable(false);
    if (!isOutdated()) return;
    event.preventDefault();
    const list = await refresh();
    const found = list?.find((document) => document.id === id);
    if (found) window.location.assign(found.url);
    setUnreachable(list === undefined);
  };
  return (
    <Root $over={adding.over} {...(adding.allowed ? adding.dropZone : {})}>
      <Heading level={2} size={18} tabIndex={-1} ref={heading}>
        {t('title')}
      </Heading>
      {loadable.state === 'loading' && <SkeletonText lines={3} />}
      {loadable.state === 'failed' && (
        <Notice tone="failed" icon="warning" role="alert" onRetry={loadable.reload}>
          {t('failed')}
        </Notice>
      )}
      {own?.length === 0 && !adding.open && <Text $tone="secondary">{t('empty')}</Text>}
      {own !== undefined && own.length > 0 && (
        <ul aria-label={t('count', { count: own.length })}>
          {own.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onDownload={(event) => void download(event, document)}
              onDelete={() => {
                setDone(undefined);
                void removal.remove(document);
              }}
            />
          ))}
        </ul>
      )}
      {unreachable && <FieldError id="document-unreachable">{t('downloadFailed')}</FieldError>}
      <Done role="status">{done}</Done>
      <RemovalNotice removal={removal} heading={heading} />
      {adding.allowed && (
        <Button
          ref={add}
          variant="secondary"
          size="small"
          aria-expanded={adding.open}
          disabled={adding.busy}
          onClick={() => {
            setDone(undefined);
            removal.forget();
            adding.setOpen(!adding.open);
          }}
        >
          {t('add')}
        </Button>
      )}
      {adding.open && (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <UploadForm
            courseSessionId={courseSessionId}
            sequences={circle.learning_sequences}
            draft={adding.draft}
            onChange={adding.change}
            onChoose={adding.choose}
            onBusy={adding.setBusy}
            onDone={(name) => {
              adding.finish();
              setDone(t('added', { name }));
              heading.current?.focus();
            }}
            onCancel={() => {
              adding.finish();
              add.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
