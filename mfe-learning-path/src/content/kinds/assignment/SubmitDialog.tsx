import { type EmptyQuestion, signAfter, withdrawalMinutes } from '@learn/domain';
import { Button, Stack, Text, TextLink } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { useTexts } from '../../../texts.ts';
import { emptyIn } from './answers.ts';
import { Deadline } from './Brief.tsx';
import type { AssignmentContentData, AssignmentData, OwnWork } from './useWork.ts';

interface SubmitDialogProps {
  readonly content: AssignmentContentData;
  readonly assignment: AssignmentData;
  readonly own: OwnWork;
  readonly onGo: (question: EmptyQuestion) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks before an assignment is handed in: names what is empty, and says what happens next (domain decisions §5). */
export function SubmitDialog({ content, assignment, own, onGo, onSubmit, onClose }: SubmitDialogProps) {
  const { t, language } = useTexts('assignment');
  const empty = emptyIn(assignment.tasks, own.answers);
  const labelOf = ({ task, question }: EmptyQuestion) => {
    const block = assignment.tasks
      .find(({ key }) => key === task)
      ?.blocks.find(({ key }) => key === question);
    return block && 'label' in block ? block.label : '';
  };
  return (
    <Dialog
      title={t('handIn.title')}
      closeLabel={t('handIn.close')}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onClick={onSubmit}>{t(empty.length > 0 ? 'handIn.confirmEmpty' : 'handIn.confirm')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('handIn.cancel')}
          </Button>
        </>
      }
    >
      <Stack $gap={16}>
        {empty.length > 0 && (
          <div>
            <Text $weight="strong">{t('handIn.empty', { count: empty.length })}</Text>
            <ul>
              {empty.map((one) => (
                <li key={`${one.task} ${one.question}`}>
                  <TextLink as="button" direction="none" onClick={() => onGo(one)}>
                    <span>
                      {t('steps.task', { number: one.taskNumber })}
                      {signAfter(':', language)} <span lang={content.language}>{labelOf(one)}</span>
                    </span>
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Deadline content={content} whenPast />
        <Text>
          {t(assignment.needs_expert_evaluation ? 'handIn.next' : 'handIn.nextNoExpert', {
            minutes: withdrawalMinutes,
          })}
        </Text>
      </Stack>
    </Dialog>
  );
}
