import { Notice } from '@learn/ui';
import { useTexts } from '../../../texts.ts';
import type { OwnWork } from './useWork.ts';

/** Says when answers lie on this device only, and why. */
export function SavingNotice({ own }: { own: OwnWork }) {
  const { t } = useTexts('assignment');
  const { phase } = own;
  if (phase !== 'waiting' && phase !== 'failed' && phase !== 'refused') return undefined;
  return (
    <Notice
      tone={phase === 'refused' ? 'failed' : 'waiting'}
      icon={phase === 'waiting' ? 'offline' : 'warning'}
      role="status"
      {...(phase === 'refused' && { onRetry: () => void own.autosave.save() })}
    >
      {t(`saving.${phase}`)}
    </Notice>
  );
}
