import { formatTime, isAnswered } from '@learn/domain';
import { type FieldValue, valueIn } from '@learn/platform/form';
import { Field, FieldError, fontSize, Inline, space, Text, TextArea } from '@learn/ui';
import { Checkbox, RadioGroup, RichText, SavedMark } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../../texts.ts';
import type { Block } from './AnswerView.tsx';
import { wordCount } from './answers.ts';
import { FileField } from './FileField.tsx';
import type { OwnWork } from './useWork.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  & textarea {
    font-size: ${fontSize[16]};
  }
`;

interface AnswerFieldProps {
  readonly task: string;
  readonly block: Block;
  readonly language: string;
  readonly own: OwnWork;
  /** what is wrong with the answer, in words */
  readonly error?: string | undefined;
}

/** One question of a task, by what it asks for; it saves itself and says so. */
export function AnswerField({ task, block, language, own, error }: AnswerFieldProps) {
  const answer = valueIn(own.answers, task, block.key);
  const change = (value: FieldValue) => own.autosave.change(task, block.key, value);
  switch (block.__typename) {
    case 'AssignmentExplanation':
      return (
        <div lang={language}>
          <RichText html={block.text} />
        </div>
      );
    case 'AssignmentTextQuestion': {
      const text = typeof answer === 'string' ? answer : '';
      return (
        <Root data-question={block.key}>
          <Field label={<span lang={language}>{block.label}</span>} error={error}>
            <TextArea
              rows={4}
              maxLength={maximumAnswer}
              value={text}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          </Field>
          <FootLine task={task} block={block} own={own} text={text} />
        </Root>
      );
    }
    case 'AssignmentChoice':
      return (
        <Root data-question={block.key}>
          <RadioGroup
            label={<span lang={language}>{block.label}</span>}
            options={block.options.map(({ key, text }) => ({
              value: key,
              label: <span lang={language}>{text}</span>,
            }))}
            value={typeof answer === 'string' ? answer : undefined}
            onChange={change}
            error={error}
          />
          <FootLine task={task} block={block} own={own} />
        </Root>
      );
    case 'AssignmentConfirmation':
      return (
        <Root data-question={block.key}>
          <Checkbox
            label={<span lang={language}>{block.label}</span>}
            checked={answer === true}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
            error={error}
          />
          <FootLine task={task} block={block} own={own} />
        </Root>
      );
    case 'AssignmentFileQuestion':
      return (
        <Root data-question={block.key}>
          <FileField task={task} block={block} language={language} own={own} />
          {error && <FieldError id={`${task}-${block.key}-error`}>{error}</FieldError>}
          <FootLine task={task} block={block} own={own} />
        </Root>
      );
    default:
      return undefined;
  }
}

/** Characters that a text answer may have. */
const maximumAnswer = 50_000;

interface FootLineProps {
  readonly task: string;
  readonly block: Block;
  readonly own: OwnWork;
  /** of a text: what is written, to count its words */
  readonly text?: string;
}

/** How far the saving is, and how much is written. */
function FootLine({ task, block, own, text }: FootLineProps) {
  const { t } = useTexts('assignment');
  const given = isAnswered(valueIn(own.answers, task, block.key));
  return (
    <Inline $gap={16} $nowrap $align="stretch" $justify="space-between">
      <Saved task={task} block={block} own={own} given={given} />
      {text !== undefined && (
        <Text as="span" $size={14} $tone="hint">
          {given ? t('answer.words', { count: wordCount(text) }) : t('answer.empty')}
        </Text>
      )}
    </Inline>
  );
}

function Saved({ task, block, own, given }: Omit<FootLineProps, 'text'> & { given: boolean }) {
  const { t } = useTexts('assignment');
  if (own.drafts.get(task)?.[block.key] !== undefined) {
    if (own.phase === 'waiting') return <SavedMark state="waiting">{t('answer.waiting')}</SavedMark>;
    const asks = own.conflicts.some((one) => one.section === task && one.field === block.key);
    if (asks || own.phase === 'failed' || own.phase === 'refused')
      return <SavedMark state="waiting">{t('answer.unsaved')}</SavedMark>;
    return <SavedMark state="saving">{t('answer.saving')}</SavedMark>;
  }
  const at = own.savedAt[`${task} ${block.key}`];
  if (at !== undefined)
    return <SavedMark state="saved">{t('answer.savedAt', { time: formatTime(at) })}</SavedMark>;
  return <SavedMark state={given ? 'saved' : undefined}>{t('answer.saved')}</SavedMark>;
}
