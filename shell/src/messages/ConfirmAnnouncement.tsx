import { Button, color, Heading, radius, space, Text } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { LinkedText } from './LinkedText.tsx';
import type { ComposeDraft } from './messageDraft.ts';
import type { Target } from './targets.ts';
import { useTexts } from './texts.ts';

const Preview = styled.section`
  display: grid;
  gap: ${space[8]};
  margin-block: ${space[16]} ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

interface ConfirmAnnouncementProps {
  readonly open: boolean;
  readonly busy: boolean;
  readonly target: Target;
  readonly draft: ComposeDraft;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Before many people get something: how many, who, and what exactly. */
export function ConfirmAnnouncement({
  open,
  busy,
  target,
  draft,
  onClose,
  onConfirm,
}: ConfirmAnnouncementProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('confirm.title', { count: target.count })}
      description={target.label}
      closeLabel={t('close')}
      open={open}
      onOpenChange={(wanted) => !wanted && !busy && onClose()}
      actions={
        <Button loading={busy} onClick={onConfirm}>
          {t('confirm.send')}
        </Button>
      }
      cancelLabel={t('confirm.back')}
    >
      <Preview aria-label={t('confirm.preview')}>
        <Heading level={3} size={18}>
          {draft.title}
        </Heading>
        <LinkedText text={draft.text} />
      </Preview>
      <Text $tone="hint" $size={14}>
        {t('confirm.hint')}
      </Text>
    </Dialog>
  );
}
