import { Button, color, Inline, media, radius, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { Selected, Selection } from './useSelection.ts';

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  position: sticky;
  bottom: ${space[8]};
  z-index: 3;
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.surface0};
  & > p {
    font-weight: 600;
  }
  ${media.md} {
    bottom: ${space[16]};
    & > :last-child {
      margin-left: auto;
    }
  }
`;

interface SelectionBarProps<Row extends Selected> {
  readonly selection: Selection<Row>;
  /** all rows of the list, where all have arrived and can be changed at once */
  readonly all: readonly Row[] | undefined;
  readonly children: ReactNode;
}

/** How many rows are chosen, and what can be done with all of them; it stays in sight while the list is scrolled. */
export function SelectionBar<Row extends Selected>({ selection, all, children }: SelectionBarProps<Row>) {
  const { t } = useTexts();
  const { rows, set } = selection;
  return (
    <Bar aria-label={t('selection.label')}>
      <p role="status">{t('selection.count', { count: rows.length })}</p>
      <Button variant="quiet" size="small" icon="close" onClick={() => set([])}>
        {t('selection.clear')}
      </Button>
      {all !== undefined && rows.length < all.length && (
        <Button variant="quiet" size="small" onClick={() => set(all)}>
          {t('selection.all', { count: all.length })}
        </Button>
      )}
      <Inline $gap={8}>{children}</Inline>
    </Bar>
  );
}
