import { Button } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { useTexts } from '../texts.ts';

/** What is asked before it is done. */
export type AskedStep = 'cancelDialog' | 'handInDialog';

interface ConfirmStepProps {
  readonly step: AskedStep;
  /** day and time of the own date; of no use for handing in */
  readonly date: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a seat is given back, or an exam is handed in. */
export function ConfirmStep({ step, date, busy, onConfirm, onClose }: ConfirmStepProps) {
  const { t } = useTexts('exam');
  return (
    <Dialog
      title={t(`${step}.title`)}
      description={t(`${step}.text`, { date })}
      closeLabel={t('close')}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <Button loading={busy} onClick={onConfirm}>
          {t(`${step}.confirm`)}
        </Button>
      }
      cancelLabel={t(`${step}.keep`)}
    />
  );
}
