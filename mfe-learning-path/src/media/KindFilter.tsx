import { FilterPills, media, space, Text, visuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { KindFilterState } from './useKindFilter.ts';

const Root = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  & > fieldset {
    flex: 1;
    min-width: 0;
  }
`;

/** Announced on every width, seen where there is room beside the pills. */
const Count = styled(Text)`
  flex: none;
  ${media.belowMd} {
    ${visuallyHidden}
  }
`;

const all = 'all';

/** Pills of the kinds that occur in a category, with the number of contents shown; nothing where all are of one kind. */
export function KindFilter({ filter }: { filter: KindFilterState }) {
  const { t } = useTexts('media');
  const { kinds, value, choose, total, shown } = filter;
  if (kinds.length === 0) return undefined;
  return (
    <Root>
      <FilterPills
        label={t('category.kind')}
        options={[
          { value: all, label: t('category.all'), count: total },
          ...kinds.map(({ kind, count }) => ({ value: kind, label: t(`kind.${kind}`), count })),
        ]}
        value={value ?? all}
        unset={all}
        onChange={(chosen) => choose(kinds.find(({ kind }) => kind === chosen)?.kind)}
      />
      <Count $size={14} $tone="hint" role="status">
        {t('category.shown', { count: shown.length })}
      </Count>
    </Root>
  );
}
