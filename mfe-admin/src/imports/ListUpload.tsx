import { problemOf } from '@learn/platform';
import type { UploadOptions } from '@learn/platform/form';
import { Notice, Stack } from '@learn/ui';
import { FileButton, type FileButtonProps, ProgressBar } from '@learn/ui/form';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import type { PersonImport } from './importData.ts';

interface ListUploadProps {
  readonly label: string;
  readonly variant?: FileButtonProps['variant'];
  readonly send: (file: File, options: UploadOptions) => Promise<PersonImport>;
  readonly onSent: (read: PersonImport) => void;
}

type State = 'idle' | { readonly share: number } | { readonly error: unknown };

/** Sends a list of people to be checked, and says what is wrong with the file as a whole. */
export function ListUpload({ label, variant = 'primary', send, onSent }: ListUploadProps) {
  const { t } = useTexts('imports');
  const [state, setState] = useState<State>('idle');
  const busy = typeof state === 'object' && 'share' in state;
  const choose = async (file: File) => {
    setState({ share: 0 });
    try {
      const read = await send(file, { onProgress: (share) => setState({ share }) });
      setState('idle');
      onSent(read);
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <Stack $gap={12}>
      {busy ? (
        <ProgressBar share={state.share} label={t(state.share < 1 ? 'sending' : 'checking')} />
      ) : (
        <div>
          <FileButton
            variant={variant}
            icon="files"
            stretch="phone"
            accept=".xlsx,.csv,text/csv"
            onChoose={(file) => void choose(file)}
          >
            {label}
          </FileButton>
        </div>
      )}
      {typeof state === 'object' && 'error' in state && (
        <Notice tone="failed" icon="warning" role="alert">
          {explained(state.error, t('notRead'))}{' '}
          {missingColumns(state.error, (columns) => t('missing', { columns }))}
        </Notice>
      )}
    </Stack>
  );
}

function explained(error: unknown, otherwise: string): string {
  return problemOf(error).explanation || otherwise;
}

function missingColumns(error: unknown, sentence: (columns: string) => string): string {
  const columns = problemOf(error).details?.missing_columns;
  return Array.isArray(columns) ? sentence(columns.join(', ')) : '';
}
