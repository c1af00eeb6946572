import { endpoints } from '@learn/contracts';
import { problemOf, rest } from '@learn/platform';
import { Button, Notice } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { type ReactElement, useState } from 'react';
import { useTexts } from './texts.ts';

interface ConfirmWithdrawProps {
  /** of the announcement or the message */
  readonly id: string;
  readonly kind: 'announcement' | 'message';
  /** the button that asks */
  readonly trigger: ReactElement;
  readonly onWithdrawn?: () => void;
}

/** Asks before something that others may have read disappears for them, and withdraws it. */
export function ConfirmWithdraw({ id, kind, trigger, onWithdrawn }: ConfirmWithdrawProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | { readonly failed: string }>('idle');
  const withdraw = async () => {
    setState('busy');
    try {
      await withdrawMessage(id);
      setOpen(false);
      setState('idle');
      onWithdrawn?.();
    } catch (error) {
      setState({ failed: problemOf(error).explanation || t('sendFailed') });
    }
  };
  return (
    <Dialog
      title={t(`withdraw.${kind}.title`)}
      description={t(`withdraw.${kind}.text`)}
      closeLabel={t('close')}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      actions={
        <>
          <Button loading={state === 'busy'} onClick={() => void withdraw()}>
            {t('withdraw.do')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {typeof state === 'object' && (
        <Notice tone="failed" role="alert">
          {state.failed}
        </Notice>
      )}
    </Dialog>
  );
}

/** @param id of an own announcement or message */
export function withdrawMessage(id: string): Promise<void> {
  return rest.send(endpoints.withdrawMessage, { params: { id } });
}
