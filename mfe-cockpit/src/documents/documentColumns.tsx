import type { CircleDocument } from '@learn/contracts';
import { extensionOf, fileSize, formatDay, type Language } from '@learn/domain';
import { Meta, TextLink, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { TableColumn } from '@learn/ui/table';
import type { TranslateText } from '../texts.ts';

/** Above the row's link. */
const Action = styled.span`
  position: relative;
  z-index: 1;
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

interface ColumnOptions {
  readonly t: TranslateText<'documents'>;
  readonly language: Language;
  readonly onDelete: (document: CircleDocument) => void;
}

export function documentColumns({
  t,
  language,
  onDelete,
}: ColumnOptions): readonly TableColumn<CircleDocument>[] {
  return [
    {
      id: 'name',
      head: t('page.name'),
      track: 'minmax(0, 2fr)',
      sortable: true,
      cell: ({ name, file_name, size }, { link }) => (
        <Name>
          {link(
            <>
              <VisuallyHidden>{t('download', { name })}</VisuallyHidden>
              <span aria-hidden>{name}</span>
            </>,
          )}
          <Meta>{[extensionOf(file_name).toUpperCase(), fileSize(size, language)].join(' · ')}</Meta>
        </Name>
      ),
    },
    {
      id: 'place',
      head: t('page.place'),
      track: 'minmax(0, 1.5fr)',
      sortable: true,
      cell: ({ circle, learning_sequence }) => (
        <span>
          {circle.title}
          <Meta>{learning_sequence.title}</Meta>
        </span>
      ),
    },
    {
      id: 'added',
      head: t('page.added'),
      track: 'minmax(0, 1.2fr)',
      sortable: true,
      cell: ({ owner, created_at }) => (
        <span>
          {formatDay(created_at, language, 'short')}
          <Meta>{owner}</Meta>
        </span>
      ),
    },
    {
      id: 'action',
      head: t('page.action'),
      track: '120px',
      card: 'plain',
      cell: (document, { tabIndex }) =>
        document.can_delete && (
          <Action>
            <TextLink
              as="button"
              direction="none"
              icon="close"
              tabIndex={tabIndex}
              aria-label={t('delete.of', { name: document.name })}
              onClick={() => onDelete(document)}
            >
              {t('delete.action')}
            </TextLink>
          </Action>
        ),
    },
  ];
}
