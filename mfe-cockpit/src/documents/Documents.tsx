import { useCourseSession } from '@learn/platform';
import { useDocuments } from '@learn/platform/form';
import { useSearchParams } from '@learn/platform/router';
import { FieldError, Heading, Stack } from '@learn/ui';
import { Done, RemovalNotice } from '@learn/ui/form';
import { useRef, useState } from 'react';
import { LoadedInSession } from '../page/LoadedInSession.tsx';
import { useTexts } from '../texts.ts';
import { AddDocument } from './AddDocument.tsx';
import { DocumentResults } from './DocumentResults.tsx';
import { type DocumentCircles, sequencesToAddTo } from './documentCircles.ts';
import { type DocumentsView, readDocumentsView, withDocumentsView } from './documentsView.ts';

/** Documents by circle, with search, to be downloaded, added and deleted. */
export function Documents({ circles }: { circles: DocumentCircles }) {
  const { t } = useTexts('documents');
  const { id: courseSessionId } = useCourseSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string>();
  const [parameters, setParameters] = useSearchParams();
  const view = readDocumentsView(parameters);
  const change = (next: Partial<DocumentsView>) =>
    setParameters((current) => withDocumentsView(current, next), { replace: true, preventScrollReset: true });
  const writable = circles.filter(({ may_write_documents }) => may_write_documents);
  const sequences = sequencesToAddTo(writable, view.circle, (words) => t('page.sequence', words));
  const { loadable, download, unreachable, removal, upload } = useDocuments({
    courseSessionId,
    sequences,
    onAdded: (name) => {
      setDone(t('added', { name }));
      heading.current?.focus();
    },
  });
  const begin = () => {
    setDone(undefined);
    removal.forget();
    upload.begin();
  };
  return (
    <Stack $gap={24}>
      {sequences.length > 0 && <AddDocument upload={upload} sequences={sequences} onBegin={begin} />}
      <Done role="status">{done}</Done>
      <RemovalNotice t={t} removal={removal} heading={heading} />
      {unreachable && <FieldError id="document-unreachable">{t('downloadFailed')}</FieldError>}
      <Stack as="section" $gap={16} aria-labelledby="documents">
        <Heading level={2} id="documents" tabIndex={-1} ref={heading}>
          {t('title')}
        </Heading>
        <LoadedInSession of={loadable} shape={[44, 320]} failed={t('failed')}>
          {(documents) => (
            <DocumentResults
              circles={circles}
              documents={documents}
              view={view}
              onChange={change}
              onDownload={download}
              onDelete={(document) => {
                setDone(undefined);
                void removal.remove(document);
              }}
              mayAdd={writable.length > 0}
            />
          )}
        </LoadedInSession>
      </Stack>
    </Stack>
  );
}
