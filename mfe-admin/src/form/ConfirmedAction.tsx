import { problemOf } from '@learn/platform';
import { Notice } from '@learn/ui';
import { ConfirmDialog } from '@learn/ui/overlay';
import type { ReactElement } from 'react';
import { useTexts } from '../texts.ts';

interface ConfirmedActionProps {
  /** on the button that confirms */
  readonly action: string;
  /** the button that asks */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly description: string;
  readonly onConfirm: () => Promise<unknown>;
}

/** Asks before something that others notice or that cannot be taken back, and says where it did not work. */
export function ConfirmedAction({ action, onConfirm, ...dialog }: ConfirmedActionProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      {...dialog}
      closeLabel={t('form.close')}
      cancelLabel={t('form.cancel')}
      confirmLabel={action}
      onConfirm={async () => void (await onConfirm())}
      failure={(error) => (
        <Notice tone="failed" icon="warning" role="alert">
          {problemOf(error).explanation || t('form.failed')}
        </Notice>
      )}
    />
  );
}
