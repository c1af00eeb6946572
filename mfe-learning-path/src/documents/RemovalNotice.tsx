import { Button, FieldError } from '@learn/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { Done } from './Done.ts';
import type { Removal } from './useRemoval.ts';

interface RemovalNoticeProps {
  readonly removal: Removal;
  /** takes the focus when there is nothing to restore any more */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Says what became of the document that was deleted last, and takes it back; the keyboard is at the button at once. */
export function RemovalNotice({ removal: { step, document, restore }, heading }: RemovalNoticeProps) {
  const { t } = useTexts('documents');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'deleted') button.current?.focus();
    if (step === 'restored' || step === 'late') heading.current?.focus();
  }, [step, heading]);
  const name = document?.name ?? '';
  const undoable = step === 'deleted' || step === 'restoring' || step === 'notRestored';
  return (
    <>
      <Done role="status">
        {undoable && t('delete.done', { name })}
        {step === 'restored' && t('delete.restored', { name })}
        {undoable && (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            icon="undo"
            loading={step === 'restoring'}
            onClick={() => void restore()}
          >
            {t('delete.undo')}
          </Button>
        )}
      </Done>
      {step === 'notDeleted' && <FieldError id="document-not-deleted">{t('delete.failed')}</FieldError>}
      {step === 'notRestored' && (
        <FieldError id="document-not-restored">{t('delete.notRestored')}</FieldError>
      )}
      {step === 'late' && <FieldError id="document-late">{t('delete.late')}</FieldError>}
    </>
  );
}
