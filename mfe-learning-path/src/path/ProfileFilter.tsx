import { color, FilterPills, media, space, Text } from '@learn/ui';
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
  & > p {
    flex: none;
  }
  & > p:first-child {
    display: none;
  }
  ${media.lg} {
    & > p:first-child {
      display: block;
    }
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
      <Text $size={14} $tone="hint" aria-hidden>
        {t('path.profile')}
      </Text>
      <FilterPills
        label={t('path.profile')}
        options={filter.options}
        value={filter.value}
        onChange={filter.choose}
      />
      <Text $size={14} $tone="hint" role="status">
        {t('path.circlesShown', { count })}
      </Text>
    </Root>
  );
}
