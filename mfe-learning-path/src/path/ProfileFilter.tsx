import { color, FilterPills, media, space, Text, visuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { ProfileFilterState } from './useProfileFilter.ts';

const Root = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  padding-block: ${space[12]};
  border-block: 1px solid ${color.line};
  & > fieldset {
    flex: 1;
  }
`;

const Label = styled(Text)`
  display: none;
  ${media.lg} {
    display: block;
    flex: none;
  }
`;

/** Announced on every width, seen where there is room beside the pills. */
const Count = styled(Text)`
  flex: none;
  ${media.belowMd} {
    ${visuallyHidden}
  }
`;

interface ProfileFilterProps {
  readonly filter: ProfileFilterState;
  /** circles that are shown under it */
  readonly count: number;
}

/** Pills of the course's profiles, with the number of circles they leave; nothing for a course without a choice. */
export function ProfileFilter({ filter, count }: ProfileFilterProps) {
  const { t } = useTexts();
  if (filter.options.length === 0) return undefined;
  return (
    <Root>
      <Label $size={14} $tone="hint" aria-hidden>
        {t('path.profile')}
      </Label>
      <FilterPills
        label={t('path.profile')}
        options={filter.options}
        value={filter.value}
        onChange={filter.choose}
      />
      <Count $size={14} $tone="hint" role="status">
        {t('path.circlesShown', { count })}
      </Count>
    </Root>
  );
}
