import {
  acceptedFiles,
  allowedTypes,
  type DocumentDraft,
  type DocumentProblems,
  fileSize,
  type Language,
  maximumFileBytes,
} from '@learn/domain';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { styled } from '../styled.ts';
import { Text } from '../text/Text.tsx';
import { color, fontSize } from '../theme/tokens.ts';
import { Field, FieldError } from './Field.tsx';
import { FileButton } from './FileButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

const Chosen = styled.p`
  overflow-wrap: anywhere;
  & > span {
    color: ${color.ink500};
    font-size: ${fontSize[14]};
  }
`;

const fileErrorId = 'document-file-error';

/** Why a document was not taken, by its words. */
const failures: Readonly<Record<string, 'content' | 'size' | 'expired' | 'storage' | 'forbidden'>> = {
  file_type_not_allowed: 'content',
  unsupported_media_type: 'content',
  payload_too_large: 'size',
  upload_expired: 'expired',
  upload_missing: 'expired',
  storage_unavailable: 'storage',
  forbidden: 'forbidden',
  not_found: 'forbidden',
};

/** What the form says, by key; a remote's `t` of its documents. */
type DocumentFormText =
  | `form.${
      | 'title'
      | 'file'
      | 'choose'
      | 'chooseOther'
      | 'orDrop'
      | 'limits'
      | 'name'
      | 'nameHint'
      | 'sequence'
      | 'chooseSequence'
      | 'send'
      | 'cancel'
      | 'retry'
      | 'sending'
      | 'checking'
      | 'stopped'}`
  | `problem.${NonNullable<DocumentProblems['file']> | 'name' | 'sequence'}`
  | `uploadFailed.${(typeof failures)[string] | 'other'}`;

/** Props of DocumentForm. */
export type DocumentFormProps = {
  t: (key: DocumentFormText, values?: Readonly<Record<string, string | number>>) => string;
  /** of the texts, in which sizes are written as well */
  language: Language;
  sequences: readonly { readonly id: string; readonly title: string }[];
  /** `useDocuments().upload` of the platform. */
  upload: {
    readonly draft: DocumentDraft<File>;
    readonly problems: DocumentProblems;
    readonly busy: boolean;
    readonly transfer:
      | { readonly phase: 'idle' | 'stopped' }
      | { readonly phase: 'sending'; readonly share: number }
      | { readonly phase: 'failed'; readonly code: string | undefined };
    readonly change: (change: Partial<DocumentDraft<File>>) => void;
    readonly choose: (file: File) => void;
    readonly stop: () => void;
    readonly formProps: ComponentPropsWithRef<'form'>;
  };
  onCancel: () => void;
};

/** Adds a document: file, name and sequence; says the limits, what is wrong, how far it is, and why it failed. */
export function DocumentForm({ t, language, sequences, upload, onCancel }: DocumentFormProps) {
  const { draft, problems, busy, transfer, change, choose, stop, formProps } = upload;
  const maximum = fileSize(maximumFileBytes, language);
  return (
    <Stack as="form" {...formProps} aria-label={t('form.title')}>
      <Stack
        $gap={4}
        $align="start"
        role="group"
        aria-label={t('form.file')}
        aria-describedby={problems.file && fileErrorId}
        data-invalid={problems.file}
      >
        <Text $size={14} $weight="strong">
          {t('form.file')}
        </Text>
        {draft.file && (
          <Chosen>
            {draft.file.name} <span>{fileSize(draft.file.size, language)}</span>
          </Chosen>
        )}
        <Inline $gap={12}>
          <FileButton size="small" accept={acceptedFiles} disabled={busy} onChoose={choose}>
            {t(draft.file ? 'form.chooseOther' : 'form.choose')}
          </FileButton>
          <Text as="span" $size={14} $tone="hint">
            {t('form.orDrop')}
          </Text>
        </Inline>
        <Text $size={14} $tone="hint">
          {t('form.limits', { types: allowedTypes, size: maximum })}
        </Text>
        {problems.file && (
          <FieldError id={fileErrorId}>
            {t(`problem.${problems.file}`, {
              types: allowedTypes,
              maximum,
              size: fileSize(draft.file?.size ?? 0, language),
            })}
          </FieldError>
        )}
      </Stack>
      <Field
        label={t('form.name')}
        hint={t('form.nameHint')}
        error={problems.name && t('problem.name')}
        required
      >
        <TextInput
          value={draft.name}
          maxLength={200}
          disabled={busy}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Field>
      <Field label={t('form.sequence')} error={problems.sequence && t('problem.sequence')} required>
        <Select
          options={sequences.map(({ id, title }) => ({ value: id, label: title }))}
          value={draft.sequence}
          placeholder={t('form.chooseSequence')}
          disabled={busy}
          onChange={(sequence) => change({ sequence })}
        />
      </Field>
      {transfer.phase === 'stopped' && <Notice role="status">{t('form.stopped')}</Notice>}
      {transfer.phase === 'failed' && (
        <Notice tone="failed" icon="error" role="alert">
          {t(`uploadFailed.${failures[transfer.code ?? ''] ?? 'other'}`, { maximum })}
        </Notice>
      )}
      {transfer.phase === 'sending' ? (
        <ProgressBar
          share={transfer.share}
          label={
            transfer.share < 1
              ? t('form.sending', { name: draft.name, percent: Math.floor(transfer.share * 100) })
              : t('form.checking', { name: draft.name })
          }
          action={
            <Button variant="quiet" size="small" icon="close" onClick={stop}>
              {t('form.cancel')}
            </Button>
          }
        />
      ) : (
        <Inline $gap={12}>
          <Button type="submit" size="small">
            {t(transfer.phase === 'idle' ? 'form.send' : 'form.retry')}
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
