import type { Localised } from '@learn/contracts';
import { Button } from '@learn/ui';
import { useState } from 'react';
import { ReasonDialog } from '../area/ReasonDialog.tsx';
import { LocalisedLines } from '../form/LocalisedLines.tsx';
import { useTexts } from '../texts.ts';
import { moveRelease } from './release.ts';

/** Switches a remote off, with what people read in its places. */
export function KillDialog({ name }: { readonly name: string }) {
  const { t } = useTexts('releases');
  const [message, setMessage] = useState<Localised>({ de: '', fr: '', it: '' });
  return (
    <ReasonDialog
      trigger={
        <Button variant="quiet" size="small" aria-label={t('actionOf', { action: t('kill'), name })}>
          {t('kill')}
        </Button>
      }
      title={t('actionOf', { action: t('kill'), name })}
      description={t('killText')}
      action={t('kill')}
      onConfirm={({ reason }) => moveRelease(name, { kind: 'kill', message, reason })}
    >
      <LocalisedLines label={t('message')} value={message} maxLength={300} onChange={setMessage} />
    </ReasonDialog>
  );
}
