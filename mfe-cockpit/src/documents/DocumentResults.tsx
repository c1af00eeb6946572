import type { CircleDocument } from '@learn/contracts';
import type { CircleDocuments } from '@learn/platform/form';
import { EmptyState, FilterPills, Text, TextLink } from '@learn/ui';
import { SearchInput, SortSelect, Table, type TableSort } from '@learn/ui/table';
import { useTexts } from '../texts.ts';
import type { DocumentCircles } from './documentCircles.ts';
import { documentColumns } from './documentColumns.tsx';
import { type DocumentsView, documentSorts, shownDocuments } from './documentsView.ts';

interface DocumentTableProps {
  readonly documents: readonly CircleDocument[];
  readonly view: DocumentsView;
  readonly onChange: (change: Partial<DocumentsView>) => void;
  readonly onDownload: CircleDocuments['download'];
  readonly onDelete: (document: CircleDocument) => void;
}

interface DocumentResultsProps extends DocumentTableProps {
  readonly circles: DocumentCircles;
  readonly mayAdd: boolean;
}

/** Search, circles to choose from, and the documents found; what to do where there are none. */
export function DocumentResults({ circles, mayAdd, documents, ...table }: DocumentResultsProps) {
  const { t } = useTexts('documents');
  const { view, onChange } = table;
  const slugs = circles.map(({ circle }) => circle.slug);
  const own = documents.filter(({ circle }) => slugs.includes(circle.slug));
  const shown = shownDocuments(own, slugs, view);
  const isEmpty = own.length === 0;
  return (
    <>
      <SearchInput label={t('page.search')} value={view.search} onSearch={(search) => onChange({ search })} />
      <FilterPills
        label={t('page.circle')}
        value={view.circle ?? ''}
        unset=""
        onChange={(circle) => onChange({ circle: circle || undefined })}
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
        <DocumentTable documents={shown} {...table} />
      ) : (
        <EmptyState
          icon="files"
          title={t(isEmpty ? 'page.none' : 'page.notFound')}
          description={isEmpty ? t(mayAdd ? 'page.noneHint' : 'page.noneRead') : undefined}
          action={
            !isEmpty && (
              <TextLink
                as="button"
                direction="none"
                onClick={() => onChange({ circle: undefined, search: '' })}
              >
                {t('page.showAll')}
              </TextLink>
            )
          }
        />
      )}
    </>
  );
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
        shown={(range) => t('page.shown', range)}
        loadingLabel={t('page.loading')}
      />
    </>
  );
}
