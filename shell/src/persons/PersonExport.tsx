import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { Button, Notice, Stack } from '@learn/ui';
import type { MenuEntry } from '@learn/ui/overlay';
import { useOverlay } from '../layout/useOverlay.ts';
import { exportInput, type PersonFilters } from './personFilters.ts';
import { useTexts } from './texts.ts';

/** The same persons as a file; the choice of its format is a menu. */
export function PersonExport({ filters, leavesOut }: { filters: PersonFilters; leavesOut: boolean }) {
  const { t } = useTexts();
  const { overlay, trigger } = useOverlay();
  const { running, outcome, download } = useDownloads<'persons'>();
  const entries: MenuEntry[] = (['xlsx', 'csv'] as const).map((format) => ({
    id: format,
    icon: 'files',
    label: t(`export.${format}`),
    description: t(`export.${format}Hint`),
    onSelect: () =>
      void download('persons', () => rest.file(endpoints.exportFile, exportInput(filters, format))),
  }));
  const look = {
    variant: 'secondary',
    stretch: 'phone',
    iconEnd: 'down',
    loading: running !== undefined,
  } as const;
  const button = <Button {...look}>{t('export.button')}</Button>;
  return (
    <Stack $gap={8}>
      {overlay ? (
        <overlay.Menu
          trigger={button}
          defaultOpen
          label={t('export.button')}
          header={leavesOut ? t('export.leavesOut') : undefined}
          entries={entries}
        />
      ) : (
        <Button {...look} aria-haspopup="dialog" {...trigger}>
          {t('export.button')}
        </Button>
      )}
      {(outcome === 'failed' || outcome === 'nothing') && (
        <Notice tone="failed" role="alert">
          {t(`export.${outcome}`)}
        </Notice>
      )}
    </Stack>
  );
}
