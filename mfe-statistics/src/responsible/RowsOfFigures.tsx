import { EmptyState, Heading, type IconName, Inline, Stack } from '@learn/ui';
import { type ReactNode, useId } from 'react';
import { Downloads, type ExportOf } from '../chart/Downloads.tsx';
import { useTexts } from '../texts.ts';

interface RowsOfFiguresProps {
  readonly title: string;
  /** of an empty list */
  readonly icon: IconName;
  readonly count: number;
  /** the rows as a spreadsheet */
  readonly exportOf: ExportOf;
  /** their table */
  readonly children?: ReactNode;
}

/** The rows that figures are made of, below their charts, with their download. */
export function RowsOfFigures({ title, icon, count, exportOf, children }: RowsOfFiguresProps) {
  const { t } = useTexts('responsible');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack $gap={16}>
        <Inline $justify="space-between">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {count > 0 && <Downloads title={title} exportOf={exportOf} />}
        </Inline>
        {count === 0 ? (
          <EmptyState icon={icon} title={t('noRows')} description={t('noRowsHint')} />
        ) : (
          children
        )}
      </Stack>
    </section>
  );
}
