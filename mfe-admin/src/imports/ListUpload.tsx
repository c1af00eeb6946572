import type { UploadOptions } from '@learn/platform/form';
import type { FileButtonProps } from '@learn/ui/form';
import { FileUpload } from '../area/FileUpload.tsx';
import { useTexts } from '../texts.ts';
import type { PersonImport } from './importData.ts';

interface ListUploadProps {
  readonly label: string;
  readonly variant?: FileButtonProps['variant'];
  readonly send: (file: File, options: UploadOptions) => Promise<PersonImport>;
  readonly onSent: (read: PersonImport) => void;
}

/** Sends a list of people to be checked. */
export function ListUpload(props: ListUploadProps) {
  const { t } = useTexts('imports');
  return (
    <FileUpload
      {...props}
      accept=".xlsx,.csv,text/csv"
      steps={{ sending: t('sending'), checking: t('checking') }}
      notRead={t('notRead')}
      more={({ missing_columns: columns }) =>
        Array.isArray(columns) ? t('missing', { columns: columns.join(', ') }) : ''
      }
    />
  );
}
