import { type CircleDocument, fillPath, restPaths } from '@learn/contracts';
import { errorCodeOf, reportError, rest } from '@learn/platform';
import { Button, FieldError } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { useState } from 'react';
import { useDocumentTexts } from './texts.ts';

interface DeleteDialogProps {
  readonly document: CircleDocument;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a document goes for everybody; one that is gone already counts as deleted. */
export function DeleteDialog({ document, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useDocumentTexts();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await rest.delete(fillPath(restPaths.document, { id: document.id }) ?? '');
      onDeleted();
    } catch (error) {
      if (errorCodeOf(error) === 'not_found') return onDeleted();
      reportError(error, { area: 'documents' });
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('delete.title')}
      description={t('delete.text', { name: document.name })}
      closeLabel={t('delete.close')}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button loading={busy} onClick={() => void remove()}>
            {t('delete.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('delete.cancel')}
          </Button>
        </>
      }
    >
      {failed && <FieldError id="document-delete-failed">{t('delete.failed')}</FieldError>}
    </Dialog>
  );
}
