import { type AddressInput, endpoints } from '@learn/contracts';
import { problemOf, rest, saveFile } from '@learn/platform';
import { Button, Notice, Stack } from '@learn/ui';
import { Menu, type MenuEntry } from '@learn/ui/overlay';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

/** Which list is wanted as a file, with its filters and its order. */
export type FileRequest = AddressInput<typeof endpoints.exportFile>;

type Outcome = 'running' | 'failed' | 'nothing';

/** What is shown as a file, in the same order; the choice of its format is a menu. */
export function ExportMenu({ file }: { file: FileRequest }) {
  const { t } = useTexts('cohort');
  const [outcome, setOutcome] = useState<Outcome>();
  const download = async (format: 'xlsx' | 'csv') => {
    setOutcome('running');
    try {
      saveFile(await rest.file(endpoints.exportFile, { ...file, query: { ...file.query, format } }));
      setOutcome(undefined);
    } catch (error) {
      setOutcome(problemOf(error).status === 404 ? 'nothing' : 'failed');
    }
  };
  const entries = (['xlsx', 'csv'] as const).map(
    (format): MenuEntry => ({
      id: format,
      icon: 'files',
      label: t(`export.${format}`),
      description: t(`export.${format}Hint`),
      onSelect: () => void download(format),
    }),
  );
  return (
    <Stack $gap={8}>
      <Menu
        trigger={
          <Button variant="secondary" stretch="phone" iconEnd="down" loading={outcome === 'running'}>
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
