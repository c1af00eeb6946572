import type { CircleDocument } from '@learn/contracts';
import { useDocumentRemoval, type useDocuments } from '@learn/platform/form';
import { useSearchParams } from '@learn/platform/router';
import { EmptyState, FieldError, FilterPills, Heading, Stack, Text, TextLink } from '@learn/ui';
import { RemovalNotice } from '@learn/ui/form';
import { SearchInput, SortSelect, Table, type TableSort } from '@learn/ui/table';
import { useRef } from 'react';
import { useTexts } from '../texts.ts';
import { AddDocument } from './AddDocument.tsx';
import type { DocumentCircles } from './documentCircles.ts';
import { documentColumns } from './documentColumns.tsx';
import {
  type DocumentsView,
  documentSorts,
  readDocumentsView,
  shownDocuments,
  withDocumentsView,
} from './documentsView.ts';

interface DocumentsProps {
  readonly circles: DocumentCircles;
  /** of the session, the newest first */
  readonly documents: readonly CircleDocument[];
  readonly list: Pick<ReturnType<typeof useDocuments>, 'refresh' | 'download' | 'unreachable'>;
}

/** Documents by circle, with search, to be downloaded, added and deleted. */
export function Documents({ circles, documents, list }: DocumentsProps) {
  const { t } = useTexts('documents');
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const view = readDocumentsView(parameters);
  const change = (next: Partial<DocumentsView>) =>
    setParameters((current) => withDocumentsView(current, next), { replace: true, preventScrollReset: true });
  const removal = useDocumentRemoval(() => void list.refresh());
  const slugs = circles.map(({ circle }) => circle.slug);
  const own = documents.filter(
    ({ id, circle }) => slugs.includes(circle.slug) && !(removal.isGone && removal.document?.id === id),
  );
  const shown = shownDocuments(own, slugs, view);
  const writable = circles.filter(({ may_write_documents }) => may_write_documents);
  return (
    <Stack $gap={24}>
      {writable.length > 0 && (
        <AddDocument circles={writable} circle={view.circle} heading={heading} onOpen={removal.forget} />
      )}
      <RemovalNotice t={t} removal={removal} heading={heading} />
      {list.unreachable && <FieldError id="document-unreachable">{t('downloadFailed')}</FieldError>}
      <Stack as="section" $gap={16} aria-labelledby="documents">
        <Heading level={2} id="documents" tabIndex={-1} ref={heading}>
          {t('title')}
        </Heading>
        <SearchInput label={t('page.search')} value={view.search} onSearch={(search) => change({ search })} />
        <FilterPills
          label={t('page.circle')}
          value={view.circle ?? ''}
          onChange={(circle) => change({ circle: circle || undefined })}
          options={[
            { value: '', label: t('page.all'), count: own.length },
            ...circles.map(({ circle: { slug, title } }) => ({
              value: slug,
              label: title,
              count: own.filter(({ circle }) => circle.slug === slug).length,
            })),
          ]}
        />
        {shown.length > 0 ? (
          <DocumentTable
            documents={shown}
            view={view}
            onChange={change}
            onDownload={list.download}
            onDelete={(document) => void removal.remove(document)}
          />
        ) : (
          <EmptyState
            icon="files"
            title={t(own.length === 0 ? 'page.none' : 'page.notFound')}
            description={
              own.length === 0 ? t(writable.length > 0 ? 'page.noneHint' : 'page.noneRead') : undefined
            }
            action={
              own.length > 0 && (
                <TextLink
                  as="button"
                  direction="none"
                  onClick={() => change({ circle: undefined, search: '' })}
                >
                  {t('page.showAll')}
                </TextLink>
              )
            }
          />
        )}
      </Stack>
    </Stack>
  );
}

interface DocumentTableProps {
  readonly documents: readonly CircleDocument[];
  readonly view: DocumentsView;
  readonly onChange: (change: Partial<DocumentsView>) => void;
  readonly onDownload: DocumentsProps['list']['download'];
  readonly onDelete: (document: CircleDocument) => void;
}

function DocumentTable({ documents, view, onChange, onDownload, onDelete }: DocumentTableProps) {
  const { t, language } = useTexts('documents');
  const columns = documentColumns({ t, language, onDelete });
  const sort: TableSort = { column: view.sort, descending: view.descending };
  const sortBy = ({ column, descending }: TableSort) =>
    onChange({ sort: documentSorts.find((one) => one === column) ?? 'added', descending });
  return (
    <>
      <SortSelect
        label={t('page.sort')}
        columns={columns}
        sort={sort}
        onSort={sortBy}
        describe={(head, descending) => t(descending ? 'page.sortDown' : 'page.sortUp', { head })}
      />
      <Text $tone="hint" $size={14} role="status">
        {t('page.found', { count: documents.length })}
      </Text>
      <Table
        label={t('title')}
        columns={columns}
        count={documents.length}
        rowAt={(index) => documents[index]}
        rowLink={(document) => (
          // biome-ignore lint/a11y/useAnchorContent: the table gives it its words
          <a
            href={document.url}
            download={document.file_name}
            onClick={(event) => void onDownload(event, document)}
          />
        )}
        sort={sort}
        onSort={sortBy}
        shown={(first, last, count) => t('page.shown', { first, last, count })}
        loadingLabel={t('page.loading')}
      />
    </>
  );
}
