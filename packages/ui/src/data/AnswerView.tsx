import { fileSize, isAnswered, type Language } from '@learn/domain';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { Text } from '../text/Text.tsx';
import { color, space } from '../theme/tokens.ts';

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

/** A part of a task of an assignment, as far as its answer is drawn. */
export type AnsweredBlock = {
  __typename: string;
  options?: readonly { key: string; text: string }[];
};

export type AnsweredFile = { file_name: string; size: number; url?: string };

export type AnswerWords = {
  /** theirs, in which sizes are written as well */
  language: Language;
  /** «bestätigt», «nicht bestätigt» */
  yes: string;
  no: string;
  empty: string;
  /** of a file whose name is not known */
  file: string;
};

/** Props of AnswerView. */
export type AnswerViewProps = {
  block: AnsweredBlock;
  /** text, option, tick or file, by the type of the block */
  answer: string | number | boolean | null;
  file: AnsweredFile | undefined;
  words: AnswerWords;
};

/** An answer to read: the text, the chosen option, what was confirmed, the file. */
export function AnswerView({ block, answer, file, words }: AnswerViewProps) {
  if (block.__typename === 'AssignmentConfirmation')
    return (
      <Line>
        <Icon
          name={answer === true ? 'check' : 'minus'}
          color={answer === true ? color.finished : color.ink500}
        />
        {answer === true ? words.yes : words.no}
      </Line>
    );
  if (!isAnswered(answer)) return <Text $tone="hint">{words.empty}</Text>;
  if (block.__typename === 'AssignmentChoice')
    return <Written>{block.options?.find(({ key }) => key === answer)?.text}</Written>;
  if (block.__typename === 'AssignmentFileQuestion')
    return <FileView file={file} unnamed={words.file} language={words.language} />;
  return <Written>{answer}</Written>;
}

type FileViewProps = { file: AnsweredFile | undefined; unnamed: string; language: Language };

/** Name, size and link of a file. */
export function FileView({ file, unnamed, language }: FileViewProps) {
  const name = file?.file_name ?? unnamed;
  return (
    <Line>
      <Icon name="text" />
      <span>
        {file?.url ? <FileLink href={file.url}>{name}</FileLink> : name}
        {file && (
          <Text as="span" $tone="hint" $size={14}>
            {' '}
            {fileSize(file.size, language)}
          </Text>
        )}
      </span>
    </Line>
  );
}
