import type { CircleDocument } from '@learn/contracts';
import { useDocuments } from '@learn/platform/form';
import { FieldError, Heading, Notice, SkeletonText, Stack, Text } from '@learn/ui';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../texts.ts';
import { DocumentRow } from './DocumentRow.tsx';
import type { DocumentsSectionProps } from './DocumentsSectionProps.ts';

interface DocumentListProps extends DocumentsSectionProps {
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** an older list may still have it */
  readonly goneId?: string | undefined;
  /** something else stands in the place of an empty list */
  readonly quietWhenEmpty?: boolean;
  readonly onDelete?: (document: CircleDocument) => void;
  /** below the list */
  readonly children?: ReactNode;
}

/** The documents of a circle, the newest first, each to be downloaded. */
export function DocumentList({
  courseSessionId,
  circle,
  headingRef,
  goneId,
  quietWhenEmpty = false,
  onDelete,
  children,
}: DocumentListProps) {
  const { t } = useTexts('documents');
  const { loadable, download, unreachable } = useDocuments(courseSessionId);
  if (loadable.state === 'missing') return undefined;
  const own =
    loadable.state === 'ready'
      ? loadable.data.filter(({ id, circle: of }) => of.id === circle.id && id !== goneId)
      : undefined;
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
