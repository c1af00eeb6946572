import type { CircleDocuments } from '@learn/platform/form';
import { Button, Card, color, radius } from '@learn/ui';
import { DocumentForm, type DocumentFormProps } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts.ts';

const Area = styled.div<{ $over: boolean }>`
  border-radius: ${radius.card};
  outline: ${({ $over }) => ($over ? `2px dashed ${color.progress}` : 'none')};
  outline-offset: 8px;
  & > form,
  & > div {
    max-width: 720px;
  }
`;

interface AddDocumentProps {
  readonly upload: CircleDocuments['upload'];
  readonly sequences: DocumentFormProps['sequences'];
  readonly onBegin: () => void;
}

/** A button that opens the form for a document, and an area to drop one on. */
export function AddDocument({ upload, sequences, onBegin }: AddDocumentProps) {
  const { t, language } = useTexts('documents');
  const button = useRef<HTMLButtonElement>(null);
  const cancelled = useRef(false);
  useEffect(() => {
    if (upload.open || !cancelled.current) return;
    cancelled.current = false;
    button.current?.focus();
  }, [upload.open]);
  return (
    <Area $over={upload.over} {...upload.dropZone}>
      {upload.open ? (
        <Card>
          <DocumentForm
            t={t}
            language={language}
            sequences={sequences}
            upload={upload}
            onCancel={() => {
              cancelled.current = true;
              upload.cancel();
            }}
          />
        </Card>
      ) : (
        <Button ref={button} onClick={onBegin}>
          {t('add')}
        </Button>
      )}
    </Area>
  );
}
