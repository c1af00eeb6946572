import { isAnswered } from '@learn/domain';
import type { FieldValue } from '@learn/platform/form';
import { color, Icon, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { fileSize } from '../../../parts/fileSize.ts';
import { useTexts } from '../../../texts.ts';
import type { AssignmentData, Work } from './useWork.ts';

export type Block = AssignmentData['tasks'][number]['blocks'][number];

const Written = styled.p`
  max-width: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: flex-start;
  & > svg {
    margin-top: 2px;
  }
`;

const FileLink = styled.a`
  overflow-wrap: anywhere;
`;

export interface NamedFile {
  readonly file_name: string;
  readonly size: number;
  readonly url?: string;
}

interface AnswerViewProps {
  readonly block: Block;
  readonly answer: FieldValue;
  /** what a file of an answer is called, where that is known */
  readonly file: NamedFile | undefined;
}

/** An answer to read: the text, the chosen option, what was confirmed, the file. */
export function AnswerView({ block, answer, file }: AnswerViewProps) {
  const { t } = useTexts('assignment');
  if (block.__typename === 'AssignmentConfirmation')
    return (
      <Line>
        <Icon
          name={answer === true ? 'check' : 'minus'}
          color={answer === true ? color.finished : color.ink500}
        />
        {t(answer === true ? 'answer.yes' : 'answer.no')}
      </Line>
    );
  if (!isAnswered(answer)) return <Text $tone="hint">{t('answer.empty')}</Text>;
  switch (block.__typename) {
    case 'AssignmentChoice':
      return <Written>{block.options.find(({ key }) => key === answer)?.text}</Written>;
    case 'AssignmentFileQuestion':
      return <FileView file={file} />;
    default:
      return <Written>{answer}</Written>;
  }
}

/** Name, size and link of a file. */
export function FileView({ file }: { file: NamedFile | undefined }) {
  const { t } = useTexts('assignment');
  const name = file?.file_name ?? t('file.unnamed');
  return (
    <Line>
      <Icon name="text" />
      <span>
        {file?.url ? <FileLink href={file.url}>{name}</FileLink> : name}
        {file && (
          <Text as="span" $tone="hint" $size={14}>
            {' '}
            {fileSize(file.size)}
          </Text>
        )}
      </span>
    </Line>
  );
}

/** What is known of the file that an answer names. */
export function fileOf(answer: FieldValue, work: Work | undefined): NamedFile | undefined {
  return work?.files.find(({ id }) => id === answer);
}
