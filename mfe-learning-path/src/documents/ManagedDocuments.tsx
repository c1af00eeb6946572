import { useDocuments } from '@learn/platform/form';
import { Button, color, radius, space } from '@learn/ui';
import { DocumentForm, Done, RemovalNotice } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import { DocumentList } from './DocumentList.tsx';
import type { DocumentsSectionProps } from './DocumentsSectionProps.ts';

const Root = styled.div<{ $over: boolean }>`
  border-radius: ${radius.control};
  outline: ${({ $over }) => ($over ? `2px dashed ${color.progress}` : 'none')};
  outline-offset: ${space[12]};
  & button {
    justify-self: start;
  }
`;

/** The documents of a circle for those who add and delete them, by choosing or dropping a file. */
export function ManagedDocuments({ courseSessionId, circle }: DocumentsSectionProps) {
  const { t, language } = useTexts('documents');
  const [done, setDone] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const sequences = circle.learning_sequences;
  const documents = useDocuments({
    courseSessionId,
    sequences,
    onAdded: (name) => {
      setDone(t('added', { name }));
      heading.current?.focus();
    },
  });
  const { removal, upload } = documents;
  return (
    <Root $over={upload.over} {...upload.dropZone}>
      <DocumentList
        circleId={circle.id}
        documents={documents}
        headingRef={heading}
        quietWhenEmpty={upload.open}
        onDelete={(document) => {
          setDone(undefined);
          void removal.remove(document);
        }}
      >
        <Done role="status">{done}</Done>
        <RemovalNotice t={t} removal={removal} heading={heading} />
        <Button
          ref={add}
          variant="secondary"
          size="small"
          aria-expanded={upload.open}
          disabled={upload.busy}
          onClick={() => {
            setDone(undefined);
            removal.forget();
            if (upload.open) upload.cancel();
            else upload.begin();
          }}
        >
          {t('add')}
        </Button>
        {upload.open && (
          <DocumentForm
            t={t}
            language={language}
            sequences={sequences}
            upload={upload}
            onCancel={() => {
              upload.cancel();
              add.current?.focus();
            }}
          />
        )}
      </DocumentList>
    </Root>
  );
}
