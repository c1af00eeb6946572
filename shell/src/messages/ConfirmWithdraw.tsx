import { endpoints } from '@learn/contracts';
import { problemOf, rest } from '@learn/platform';
import { Notice } from '@learn/ui';
import { ConfirmDialog } from '@learn/ui/overlay';
import type { ReactElement } from 'react';
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
  return (
    <ConfirmDialog
      title={t(`withdraw.${kind}.title`)}
      description={t(`withdraw.${kind}.text`)}
      closeLabel={t('close')}
      trigger={trigger}
      confirmLabel={t('withdraw.do')}
      cancelLabel={t('cancel')}
      onConfirm={async () => {
        await withdrawMessage(id);
        onWithdrawn?.();
      }}
      failure={(error) => (
        <Notice tone="failed" role="alert">
          {problemOf(error).explanation || t('sendFailed')}
        </Notice>
      )}
    />
  );
}

/** @param id of an own announcement or message */
export function withdrawMessage(id: string): Promise<void> {
  return rest.send(endpoints.withdrawMessage, { params: { id } });
}
