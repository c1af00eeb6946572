import { useCourseSession } from '@learn/platform';
import { useDocumentUpload } from '@learn/platform/form';
import { Button, Card, color, radius } from '@learn/ui';
import { DocumentForm, Done } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { type RefObject, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import type { DocumentCircles } from './documentCircles.ts';

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
  /** to which the person adds documents */
  readonly circles: DocumentCircles;
  /** slug of the one that is shown; undefined: all */
  readonly circle: string | undefined;
  /** takes the focus once a document is added */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onOpen: () => void;
}

/** Adds a document to a sequence of the circle that is shown, else of any. */
export function AddDocument({ circles, circle, heading, onOpen }: AddDocumentProps) {
  const { t } = useTexts('documents');
  const session = useCourseSession();
  const [done, setDone] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const shown = circles.filter((one) => circle === undefined || one.circle.slug === circle);
  const sequences = shown.flatMap(({ circle: { title }, learning_sequences }) =>
    learning_sequences.map((sequence) => ({
      id: sequence.id,
      title:
        shown.length === 1 ? sequence.title : t('page.sequence', { circle: title, sequence: sequence.title }),
    })),
  );
  const upload = useDocumentUpload({
    courseSessionId: session.id,
    sequences,
    onDone: (name) => {
      setDone(t('added', { name }));
      heading.current?.focus();
    },
  });
  if (sequences.length === 0) return undefined;
  return (
    <Area $over={upload.over} {...upload.dropZone}>
      {upload.open ? (
        <Card>
          <DocumentForm
            t={t}
            sequences={sequences}
            upload={upload}
            onCancel={() => {
              upload.cancel();
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
        </Card>
      ) : (
        <Button
          ref={button}
          onClick={() => {
            setDone(undefined);
            onOpen();
            upload.begin();
          }}
        >
          {t('add')}
        </Button>
      )}
      <Done role="status">{done}</Done>
    </Area>
  );
}
