import { Button, Notice } from '@learn/ui';
import { useEffect, useRef } from 'react';
import { useAction } from '../person/useAction.ts';
import { useTexts } from '../texts.ts';

/** What was done with several rows. */
export interface BulkOutcome {
  readonly words: string;
  /** takes it back, where that can be */
  readonly undo?: () => Promise<unknown>;
}

/** Says what was done with the chosen rows; the keyboard comes here, for their bar is gone. */
export function Outcome({ outcome }: { outcome: BulkOutcome }) {
  const { t } = useTexts();
  const { busy, done, failure, act } = useAction();
  const place = useRef<HTMLDivElement>(null);
  const { words, undo } = outcome;
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone={failure === undefined ? 'finished' : 'failed'}
        icon={failure === undefined ? 'check' : 'warning'}
        role="status"
        action={
          undo !== undefined &&
          !done && (
            <Button variant="quiet" size="small" icon="undo" loading={busy} onClick={() => void act(undo)}>
              {t('selection.undo')}
            </Button>
          )
        }
      >
        {failure ?? (done ? t('selection.undone') : words)}
      </Notice>
    </div>
  );
}
