import { isAnswered } from '@learn/domain';
import type { FieldConflict } from '@learn/platform/form';
import { Button, Card, Stack, Text } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { useTexts } from '../../../texts.ts';
import { AnswerView, fileOf } from './AnswerView.tsx';
import type { AssignmentData, OwnWork } from './useWork.ts';

interface ConflictDialogProps {
  readonly assignment: AssignmentData;
  readonly language: string;
  readonly own: OwnWork;
  readonly conflict: FieldConflict;
  readonly onClose: () => void;
}

/** Asks which of two answers to the same question counts; both are shown (domain decisions §7). */
export function ConflictDialog({ assignment, language, own, conflict, onClose }: ConflictDialogProps) {
  const { t } = useTexts('assignment');
  const block = assignment.tasks
    .find(({ key }) => key === conflict.section)
    ?.blocks.find(({ key }) => key === conflict.field);
  const typed = own.drafts.get(conflict.section)?.[conflict.field]?.file;
  if (!block) return undefined;
  const side = (answer: FieldConflict['mine'], file = fileOf(answer, own.work)) =>
    isAnswered(answer) ? (
      <AnswerView block={block} answer={answer} file={file} />
    ) : (
      <Text $tone="hint">{t('conflict.nothing')}</Text>
    );
  return (
    <Dialog
      title={t('conflict.title')}
      description={t('conflict.text')}
      closeLabel={t('conflict.later')}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onClick={() => own.autosave.resolve(conflict, 'mine')}>{t('conflict.keepMine')}</Button>
          <Button variant="secondary" onClick={() => own.autosave.resolve(conflict, 'theirs')}>
            {t('conflict.keepTheirs')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text $weight="strong" lang={language}>
          {'label' in block ? block.label : undefined}
        </Text>
        <Card as="section">
          <Text $size={14} $tone="hint">
            {t('conflict.mine')}
          </Text>
          {side(conflict.mine, typed ?? fileOf(conflict.mine, own.work))}
        </Card>
        <Card as="section">
          <Text $size={14} $tone="hint">
            {t('conflict.theirs')}
          </Text>
          {side(conflict.theirs)}
        </Card>
      </Stack>
    </Dialog>
  );
}
