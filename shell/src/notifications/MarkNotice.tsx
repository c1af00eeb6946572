import { Notice, TextLink } from '@learn/ui';
import { useTexts } from './texts.ts';
import type { MarkOutcome } from './useMarkAll.ts';

interface MarkNoticeProps {
  readonly outcome: MarkOutcome;
  readonly onUndo: (ids: readonly string[]) => void;
}

/** Says what came of marking all as read, with the way back. */
export function MarkNotice({ outcome, onUndo }: MarkNoticeProps) {
  const { t } = useTexts();
  const undoOf = (ids: readonly string[] = []) =>
    ids.length > 0 && (
      <TextLink as="button" direction="none" icon="undo" onClick={() => onUndo(ids)}>
        {t('undo')}
      </TextLink>
    );
  if (outcome.step === 'failed')
    return (
      <Notice tone="failed" role="alert" action={undoOf(outcome.ids)}>
        {t('markFailed')}
      </Notice>
    );
  if (outcome.step === 'undone')
    return (
      <Notice icon="undo" role="status">
        {t('undone')}
      </Notice>
    );
  const { ids } = outcome;
  return (
    <Notice tone="finished" icon="check" role="status" action={undoOf(ids)}>
      {t('allReadDone', { count: ids.length })}
    </Notice>
  );
}
