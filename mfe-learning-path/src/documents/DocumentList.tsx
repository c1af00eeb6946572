import type { CircleDocument } from '@learn/contracts';
import type { CircleDocuments } from '@learn/platform/form';
import { FieldError, Heading, Notice, SkeletonText, Stack, Text } from '@learn/ui';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../texts.ts';
import { DocumentRow } from './DocumentRow.tsx';

interface DocumentListProps {
  readonly circleId: string;
  readonly documents: CircleDocuments;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** something else stands in the place of an empty list */
  readonly quietWhenEmpty?: boolean;
  readonly onDelete?: (document: CircleDocument) => void;
  /** below the list */
  readonly children?: ReactNode;
}

/** The documents of a circle, the newest first, each to be downloaded. */
export function DocumentList({
  circleId,
  documents,
  headingRef,
  quietWhenEmpty = false,
  onDelete,
  children,
}: DocumentListProps) {
  const { t } = useTexts('documents');
  const { loadable, download, unreachable } = documents;
  if (loadable.state === 'missing') return undefined;
  const own =
    loadable.state === 'ready' ? loadable.data.filter(({ circle }) => circle.id === circleId) : undefined;
  return (
    <Stack $gap={12}>
      <Heading level={2} size={18} tabIndex={-1} ref={headingRef}>
        {t('title')}
      </Heading>
      {loadable.state === 'loading' && <SkeletonText lines={3} />}
      {loadable.state === 'failed' && (
        <Notice tone="failed" icon="warning" role="alert" onRetry={loadable.reload}>
          {t('failed')}
        </Notice>
      )}
      {own?.length === 0 && !quietWhenEmpty && <Text $tone="secondary">{t('empty')}</Text>}
      {own !== undefined && own.length > 0 && (
        <ul aria-label={t('count', { count: own.length })}>
          {own.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onDownload={(event) => void download(event, document)}
              onDelete={onDelete && (() => onDelete(document))}
            />
          ))}
        </ul>
      )}
      {unreachable && <FieldError id="document-unreachable">{t('downloadFailed')}</FieldError>}
      {children}
    </Stack>
  );
}
