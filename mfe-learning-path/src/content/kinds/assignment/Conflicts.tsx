import { Notice, TextLink } from '@learn/ui';
import { lazy, Suspense, useState } from 'react';
import { useAssignmentTexts } from './texts.ts';
import type { AssignmentData, OwnWork } from './useWork.ts';

const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog.tsx')).ConflictDialog,
}));

interface ConflictsProps {
  readonly assignment: AssignmentData;
  readonly language: string;
  readonly own: OwnWork;
}

/** Questions that were answered differently elsewhere: asked one by one, or later. */
export function Conflicts({ assignment, language, own }: ConflictsProps) {
  const { t } = useAssignmentTexts();
  const [conflict] = own.conflicts;
  const name = conflict && `${conflict.task} ${conflict.block}`;
  const [putOff, setPutOff] = useState<string>();
  if (!conflict) return undefined;
  if (putOff === name)
    return (
      <Notice
        tone="waiting"
        icon="warning"
        role="status"
        action={
          <TextLink as="button" direction="none" onClick={() => setPutOff(undefined)}>
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
        onClose={() => setPutOff(name)}
      />
    </Suspense>
  );
}
