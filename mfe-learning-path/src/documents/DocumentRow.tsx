import type { CircleDocument } from '@learn/contracts';
import { extensionOf, fileSize, formatDay } from '@learn/domain';
import { color, coveringLink, fontSize, Meta, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { MouseEvent } from 'react';
import { useTexts } from '../texts.ts';
import { DownloadIcon } from './DownloadIcon.tsx';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 ${space[12]};
  padding-block: ${space[12]};
  line-height: 1.4;
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > svg {
    margin-top: 2px;
  }
`;

const Name = styled.a`
  overflow-wrap: anywhere;
  ${coveringLink()}
`;

/** Above the row's link. */
const Delete = styled.span`
  position: relative;
  grid-column: 2;
  width: fit-content;
  font-size: ${fontSize[14]};
`;

interface DocumentRowProps {
  readonly document: CircleDocument;
  /** a click when the address may have stopped working; prevents the browser's own way */
  readonly onDownload: (event: MouseEvent) => void;
  /** undefined where nothing is deleted */
  readonly onDelete: (() => void) | undefined;
}

/** A document with type, size, sequence, and who added it when; the whole row downloads it. */
export function DocumentRow({ document, onDownload, onDelete }: DocumentRowProps) {
  const { t, language } = useTexts('documents');
  const { name, size, owner, created_at, learning_sequence } = document;
  const type = extensionOf(document.file_name).toUpperCase();
  return (
    <Row>
      <DownloadIcon />
      <span>
        <Name
          href={document.url}
          download={document.file_name}
          aria-label={t('download', { name })}
          onClick={onDownload}
        >
          {name}
        </Name>
        <Meta>{[type, fileSize(size, language), learning_sequence.title].filter(Boolean).join(' · ')}</Meta>
        <Meta>{t('addedBy', { owner, day: formatDay(created_at, language, 'short') })}</Meta>
      </span>
      {document.can_delete && onDelete && (
        <Delete>
          <TextLink
            as="button"
            direction="none"
            icon="close"
            aria-label={t('delete.of', { name })}
            onClick={onDelete}
          >
            {t('delete.action')}
          </TextLink>
        </Delete>
      )}
    </Row>
  );
}
