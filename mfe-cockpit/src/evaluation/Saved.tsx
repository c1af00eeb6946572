import { formatTime } from '@learn/domain';
import { SavedMark } from '@learn/ui/content';
import { useTexts } from '../texts.ts';
import type { Evaluation } from './useEvaluation.ts';

interface SavedProps {
  readonly own: Evaluation;
  readonly section: string;
  readonly field: string;
}

/** How far the saving of a field is. */
export function Saved({ own, section, field }: SavedProps) {
  const { t } = useTexts('evaluation');
  const typed = own.drafts.get(section)?.[field] !== undefined;
  const savedAt = own.savedAt[`${section} ${field}`];
  if (typed && own.phase === 'saving') return <SavedMark state="saving">{t('saving')}</SavedMark>;
  if (typed && own.phase !== 'idle') return <SavedMark state="waiting">{t('onDevice')}</SavedMark>;
  return (
    <SavedMark state={savedAt && !typed ? 'saved' : undefined}>
      {savedAt && !typed && t('savedAt', { time: formatTime(savedAt) })}
    </SavedMark>
  );
}
