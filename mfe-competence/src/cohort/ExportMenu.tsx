import { type AddressInput, endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { Button, Notice, Stack } from '@learn/ui';
import { Menu, type MenuEntry } from '@learn/ui/overlay';
import { useTexts } from '../texts.ts';

/** Which list is wanted as a file, with its filters and its order. */
export type FileRequest = AddressInput<typeof endpoints.exportFile>;

/** What is shown as a file, in the same order; the choice of its format is a menu. */
export function ExportMenu({ file }: { file: FileRequest }) {
  const { t } = useTexts('cohort');
  const { running, outcome, download } = useDownloads<'list'>();
  const entries = (['xlsx', 'csv'] as const).map(
    (format): MenuEntry => ({
      id: format,
      icon: 'files',
      label: t(`export.${format}`),
      description: t(`export.${format}Hint`),
      onSelect: () =>
        void download('list', () =>
          rest.file(endpoints.exportFile, { ...file, query: { ...file.query, format } }),
        ),
    }),
  );
  return (
    <Stack $gap={8}>
      <Menu
        trigger={
          <Button variant="secondary" stretch="phone" iconEnd="down" loading={running !== undefined}>
            {t('export.button')}
          </Button>
        }
        label={t('export.button')}
        entries={entries}
      />
      {(outcome === 'failed' || outcome === 'nothing') && (
        <Notice tone="failed" role="alert">
          {t(`export.${outcome}`)}
        </Notice>
      )}
    </Stack>
  );
}
