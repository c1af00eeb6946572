import { Counts } from '../area/Counts.tsx';
import { useTexts } from '../texts.ts';
import type { PersonImport } from './importData.ts';

/** How many rows there are of each kind. */
export function ImportCounts({ found }: { found: PersonImport }) {
  const { t } = useTexts('imports');
  return (
    <Counts
      counts={[
        [t('count.rows'), found.rows],
        [t('count.new'), found.new_people],
        [t('count.known'), found.known_people],
        [t('count.faulty'), found.faulty],
        [t('count.taken'), found.taken],
      ]}
    />
  );
}
