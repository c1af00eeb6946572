import { problemOf } from '@learn/platform';
import { Notice } from '@learn/ui';
import { ConfirmDialog } from '@learn/ui/overlay';
import type { ReactElement } from 'react';
import { useTexts } from '../texts.ts';

interface ConfirmedActionProps {
  /** the button that asks */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly description: string;
  /** on the button that confirms */
  readonly action: string;
  readonly onConfirm: () => Promise<unknown>;
}

/** Asks before something that others notice, and says where it did not work. */
export function ConfirmedAction({ trigger, title, description, action, onConfirm }: ConfirmedActionProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      trigger={trigger}
      title={title}
      description={description}
      closeLabel={t('form.close')}
      cancelLabel={t('form.cancel')}
      confirmLabel={action}
      onConfirm={async () => void (await onConfirm())}
      failure={(error) => (
        <Notice tone="failed" icon="warning" role="alert">
          {problemOf(error).explanation || t('notDone')}
        </Notice>
      )}
    />
  );
}
