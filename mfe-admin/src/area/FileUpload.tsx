import { problemOf } from '@learn/platform';
import type { UploadOptions } from '@learn/platform/form';
import { Notice, Stack } from '@learn/ui';
import { FileButton, type FileButtonProps, ProgressBar } from '@learn/ui/form';
import { useState } from 'react';

interface FileUploadProps<Answer> {
  readonly label: string;
  readonly variant?: FileButtonProps['variant'];
  /** kinds of files, as an input of files takes them */
  readonly accept: string;
  /** while the file is sent, and once it has arrived */
  readonly steps: { readonly sending: string; readonly checking: string };
  /** where the server says nothing better */
  readonly notRead: string;
  /** what the server says beside its sentence, in words */
  readonly more?: (details: Readonly<Record<string, unknown>>) => string;
  readonly send: (file: File, options: UploadOptions) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
}

type State = 'idle' | { readonly share: number } | { readonly error: unknown };

/** Sends a file to be read, and says what is wrong with it as a whole. */
export function FileUpload<Answer>(props: FileUploadProps<Answer>) {
  const { label, variant = 'primary', accept, steps, send, onSent } = props;
  const [state, setState] = useState<State>('idle');
  const busy = typeof state === 'object' && 'share' in state;
  const choose = async (file: File) => {
    setState({ share: 0 });
    try {
      const answer = await send(file, { onProgress: (share) => setState({ share }) });
      setState('idle');
      onSent(answer);
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <Stack $gap={12}>
      {busy ? (
        <ProgressBar share={state.share} label={state.share < 1 ? steps.sending : steps.checking} />
      ) : (
        <div>
          <FileButton
            variant={variant}
            icon="files"
            stretch="phone"
            accept={accept}
            onChoose={(file) => void choose(file)}
          >
            {label}
          </FileButton>
        </div>
      )}
      {typeof state === 'object' && 'error' in state && (
        <Notice tone="failed" icon="warning" role="alert">
          {explained(state.error, props)}
        </Notice>
      )}
    </Stack>
  );
}

function explained<Answer>(
  error: unknown,
  { notRead, more }: Pick<FileUploadProps<Answer>, 'notRead' | 'more'>,
): string {
  const { explanation, details } = problemOf(error);
  const added = details === undefined ? '' : (more?.(details) ?? '');
  return [explanation || notRead, added].filter(Boolean).join(' ');
}
