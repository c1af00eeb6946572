import { endpoints } from '@learn/contracts';
import {
  acceptedFiles,
  allowedTypes,
  extensionOf,
  fileProblem,
  fileSize,
  isAnswered,
  maximumFileBytes,
} from '@learn/domain';
import { rest } from '@learn/platform';
import { useTransfer, valueIn } from '@learn/platform/form';
import { color, FieldError, IconButton, Notice, radius, space, Text, TextLink } from '@learn/ui';
import { FileView } from '@learn/ui/content';
import { FileButton, ProgressBar } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { useId, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { type Block, fileOf } from './AnswerView.tsx';
import type { OwnWork } from './useWork.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  & > div {
    width: 100%;
  }
`;

const Filed = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

/** Why the server did not take a file; any other failure may work the next time. */
const reasons: Readonly<Record<string, 'content' | 'full' | 'storage'>> = {
  file_type_not_allowed: 'content',
  unsupported_media_type: 'content',
  payload_too_large: 'full',
  storage_unavailable: 'storage',
};

interface FileFieldProps {
  readonly task: string;
  readonly block: Extract<Block, { __typename: 'AssignmentFileQuestion' }>;
  readonly language: string;
  readonly own: OwnWork;
}

/** A file as answer: limits are said before and checked before anything is sent; a failed upload can be tried again. */
export function FileField({ task, block, language, own }: FileFieldProps) {
  const { t, language: screen } = useTexts('assignment');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const answer = valueIn(own.answers, task, block.key);
  const key = `${task} ${block.key}`;
  const transfer = useTransfer({ transfers: own.uploads, key });
  const { state, stop } = transfer;
  const upload = async (file: File) => {
    // the field says what is wrong with it
    if (fileProblem(file)) return own.uploads.refuse(key, file, 'file_type_not_allowed');
    const id = await transfer.upload(file, (signal) =>
      rest.send(
        endpoints.presignFile,
        { body: { file_type: file.type || extensionOf(file.name), file_name: file.name } },
        { signal },
      ),
    );
    if (id) own.autosave.change(task, block.key, id, { file_name: file.name, size: file.size });
  };
  const typed = own.drafts.get(task)?.[block.key]?.file;
  const file = fileOf(answer, own.work) ?? typed;
  const busy = state.phase === 'sending';
  const chosen = state.phase === 'failed' ? state.file : undefined;
  const reason = state.phase === 'failed' ? (reasons[state.code ?? ''] ?? 'failed') : undefined;
  const problem = chosen && fileProblem(chosen);
  const limits = { types: allowedTypes, maximum: fileSize(maximumFileBytes, screen) };
  const remove = () => {
    // the button that was pressed is about to go; the last one, which chooses another file, stays
    [...(root.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    own.autosave.change(task, block.key, null);
  };
  return (
    <Root role="group" aria-labelledby={id} ref={root}>
      <Text id={id} $size={14} $weight="strong" lang={language}>
        {block.label}
      </Text>
      <Text $size={14} $tone="hint">
        {t('file.limits', { types: limits.types, size: limits.maximum })}
      </Text>
      {isAnswered(answer) && (
        <Filed>
          <FileView file={file} unnamed={t('file.unnamed')} language={screen} />
          <IconButton
            icon="close"
            label={t('file.remove', { name: file?.file_name ?? t('file.unnamed') })}
            onClick={remove}
          />
        </Filed>
      )}
      {state.phase === 'sending' && (
        <ProgressBar
          share={state.share}
          label={t('file.sending', { name: state.file.name, percent: Math.floor(state.share * 100) })}
          action={
            <TextLink as="button" direction="none" onClick={stop}>
              {t('file.cancel')}
            </TextLink>
          }
        />
      )}
      {chosen && problem && (problem === 'type' || problem === 'size' || problem === 'empty') && (
        <FieldError id={`${id}-problem`}>
          {t(`file.${problem}`, { ...limits, size: fileSize(chosen.size, screen) })}
        </FieldError>
      )}
      {chosen && reason && !problem && (
        <Notice
          tone="failed"
          icon="error"
          role="alert"
          {...((reason === 'failed' || reason === 'storage') && { onRetry: () => void upload(chosen) })}
        >
          {t(`file.${reason}`, { name: chosen.name })}
        </Notice>
      )}
      {!busy && (
        <FileButton size="small" accept={acceptedFiles} onChoose={(file) => void upload(file)}>
          {t(isAnswered(answer) ? 'file.replace' : 'file.choose')}
        </FileButton>
      )}
    </Root>
  );
}
