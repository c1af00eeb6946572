import { endpoints } from '@learn/contracts';
import { extensionOf, fileSize, maximumFileBytes } from '@learn/domain';
import { rest } from '@learn/platform';
import { sendFile, useForm, useTransfer } from '@learn/platform/form';
import {
  Button,
  color,
  Field,
  FieldError,
  fontSize,
  Inline,
  Notice,
  Select,
  Stack,
  Text,
  TextInput,
} from '@learn/ui';
import { FileButton, ProgressBar } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import {
  acceptedFiles,
  allowedTypes,
  type DocumentDraft,
  draftProblems,
  fileProblem,
} from './uploadProblems.ts';

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

interface UploadFormProps {
  readonly courseSessionId: string;
  readonly sequences: readonly { readonly id: string; readonly title: string }[];
  readonly draft: DocumentDraft;
  readonly onChange: (change: Partial<DocumentDraft>) => void;
  readonly onChoose: (file: File) => void;
  /** Called when the sending begins and when it ends. */
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}

/** Adds a document: file, name and sequence; limits are said before, and checked before anything is sent. */
export function UploadForm(properties: UploadFormProps) {
  const { courseSessionId, sequences, draft, onChange, onChoose, onBusy, onDone, onCancel } = properties;
  const { t } = useTexts('documents');
  const { state, send, stop, clear } = useTransfer();
  const maximum = fileSize(maximumFileBytes);
  const busy = state.phase === 'sending';
  useUnloadWarning(busy);
  useEffect(() => {
    if (!busy) return;
    onBusy(true);
    return () => onBusy(false);
  }, [busy, onBusy]);
  const { formProps, errors } = useForm({
    values: draft,
    check: draftProblems,
    async submit({ file, name, sequence }) {
      if (busy || !file || !sequence) return;
      const body = {
        file_type: file.type || extensionOf(file.name),
        file_name: file.name,
        name: name.trim(),
        learning_sequence: sequence,
        course_session: courseSessionId,
      };
      const id = await send(file, (options) =>
        sendFile(file, options, (signal) => rest.send(endpoints.startDocument, { body }, { signal })),
      );
      if (id) onDone(body.name);
    },
  });
  // a file that does not fit is told at once, a missing one when the form is sent
  const wrongFile = draft.file ? fileProblem(draft.file) : errors.file;
  return (
    <Stack as="form" {...formProps} aria-label={t('form.title')}>
      <Stack
        $gap={4}
        $align="start"
        role="group"
        aria-label={t('form.file')}
        aria-describedby={wrongFile && fileErrorId}
        data-invalid={wrongFile}
      >
        <Text $size={14} $weight="strong">
          {t('form.file')}
        </Text>
        {draft.file && (
          <Chosen>
            {draft.file.name} <span>{fileSize(draft.file.size)}</span>
          </Chosen>
        )}
        <Inline $gap={12}>
          <FileButton
            size="small"
            accept={acceptedFiles}
            disabled={busy}
            onChoose={(file) => {
              clear();
              onChoose(file);
            }}
          >
            {t(draft.file ? 'form.chooseOther' : 'form.choose')}
          </FileButton>
          <Text as="span" $size={14} $tone="hint">
            {t('form.orDrop')}
          </Text>
        </Inline>
        <Text $size={14} $tone="hint">
          {t('form.limits', { types: allowedTypes, size: maximum })}
        </Text>
        {wrongFile && (
          <FieldError id={fileErrorId}>
            {t(`problem.${wrongFile}`, {
              types: allowedTypes,
              maximum,
              size: fileSize(draft.file?.size ?? 0),
            })}
          </FieldError>
        )}
      </Stack>
      <Field
        label={t('form.name')}
        hint={t('form.nameHint')}
        error={errors.name && t('problem.name')}
        required
      >
        <TextInput
          value={draft.name}
          maxLength={200}
          disabled={busy}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </Field>
      <Field label={t('form.sequence')} error={errors.sequence && t('problem.sequence')} required>
        <Select
          options={sequences.map(({ id, title }) => ({ value: id, label: title }))}
          value={draft.sequence}
          placeholder={t('form.chooseSequence')}
          disabled={busy}
          onChange={(sequence) => onChange({ sequence })}
        />
      </Field>
      {state.phase === 'stopped' && <Notice role="status">{t('form.stopped')}</Notice>}
      {state.phase === 'failed' && (
        <Notice tone="failed" icon="error" role="alert">
          {t(`uploadFailed.${failures[state.code ?? ''] ?? 'other'}`, { maximum })}
        </Notice>
      )}
      {busy ? (
        <ProgressBar
          share={state.share}
          label={
            state.share < 1
              ? t('form.sending', { name: draft.name, percent: Math.floor(state.share * 100) })
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
            {t(state.phase === 'idle' ? 'form.send' : 'form.retry')}
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The browser asks before it gives up what is being sent. */
function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
