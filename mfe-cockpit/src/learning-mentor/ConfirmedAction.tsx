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
  readonly onConfirm: () => Promise<void>;
}

/** Asks before something that cannot be taken back, and says where it did not work. */
export function ConfirmedAction({ action, trigger, title, description, onConfirm }: ConfirmedActionProps) {
  const { t } = useTexts('mentor');
  return (
    <ConfirmDialog
      title={title}
      description={description}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      trigger={trigger}
      confirmLabel={action}
      onConfirm={onConfirm}
      failure={(error) => (
        <Notice tone="failed" icon="warning" role="alert">
          {problemOf(error).explanation || t('notDone')}
        </Notice>
      )}
    />
  );
}
