import { Notice, TextLink } from '@learn/ui';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../texts.ts';
import type { AssignmentData, OwnWork } from './useWork.ts';

const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog.tsx')).ConflictDialog,
}));

interface ConflictsProps {
  readonly assignment: AssignmentData;
  readonly language: string;
  readonly own: OwnWork;
  /** name of the question that is asked later */
  readonly putOff: string | undefined;
  readonly onPutOff: (name: string | undefined) => void;
}

/** Questions that were answered differently elsewhere: asked one by one, or later. */
export function Conflicts({ assignment, language, own, putOff, onPutOff }: ConflictsProps) {
  const { t } = useTexts('assignment');
  const [conflict] = own.conflicts;
  const name = conflict && `${conflict.section} ${conflict.field}`;
  if (!conflict) return undefined;
  if (putOff === name)
    return (
      <Notice
        tone="waiting"
        icon="warning"
        role="status"
        action={
          <TextLink as="button" direction="none" onClick={() => onPutOff(undefined)}>
            {t('conflict.decide')}
          </TextLink>
        }
      >
        {t('conflict.pending')}
      </Notice>
    );
  return (
    <Suspense>
      <ConflictDialog
        key={name}
        assignment={assignment}
        language={language}
        own={own}
        conflict={conflict}
        onClose={() => onPutOff(name)}
      />
    </Suspense>
  );
}
