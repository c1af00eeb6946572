import { Link } from '@learn/platform/router';
import { Button } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { useState } from 'react';
import { useTexts } from './texts.ts';

interface DiscardButtonProps {
  /** there is something that would be lost */
  readonly asks: boolean;
  /** query of the address of the list */
  readonly backQuery: string;
  readonly onDiscard: () => void;
}

/** Leaves what is being written for the list, after a question where a text would be lost. */
export function DiscardButton({ asks, backQuery, onDiscard }: DiscardButtonProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const back = { search: backQuery };
  if (!asks && !open) {
    return (
      <Button as={Link} variant="quiet" stretch="phone" to={back} onClick={onDiscard}>
        {t('compose.discard')}
      </Button>
    );
  }
  return (
    <Dialog
      title={t('discard.title')}
      description={t('discard.text')}
      closeLabel={t('close')}
      trigger={
        <Button variant="quiet" stretch="phone">
          {t('compose.discard')}
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      actions={
        <Button as={Link} to={back} onClick={onDiscard}>
          {t('discard.do')}
        </Button>
      }
      cancelLabel={t('discard.back')}
    />
  );
}
