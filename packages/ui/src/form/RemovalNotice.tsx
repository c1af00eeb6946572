import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { Done } from '../feedback/Done.ts';
import { FieldError } from './Field.tsx';

type RemovalText = `delete.${'done' | 'restored' | 'undo' | 'failed' | 'notRestored' | 'late'}`;

/** Props of RemovalNotice. */
export type RemovalNoticeProps = {
  t: (key: RemovalText, values?: Readonly<Record<string, string | number>>) => string;
  /** `useDocuments().removal` of the platform. */
  removal: {
    readonly step:
      | 'deleting'
      | 'deleted'
      | 'notDeleted'
      | 'restoring'
      | 'restored'
      | 'notRestored'
      | 'late'
      | undefined;
    readonly document: { readonly name: string } | undefined;
    readonly restore: () => Promise<void>;
  };
  /** Takes the focus when there is nothing to restore any more. */
  heading: RefObject<HTMLElement | null>;
};

/** Says what became of the document that was deleted last, and takes it back; the keyboard is at the button at once. */
export function RemovalNotice({ t, removal: { step, document, restore }, heading }: RemovalNoticeProps) {
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
