import { Link } from '@learn/platform/router';
import { color, FilterPills, media, space, Text, TextLink, visuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { PathViewChoice } from './usePathView.ts';
import type { ProfileFilterState } from './useProfileFilter.ts';

const Root = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  padding-block: ${space[12]};
  border-block: 1px solid ${color.line};
  & > fieldset {
    flex: 1;
    min-width: 0;
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

/** At the end of the bar; a line parts it from pills that scroll below it on a phone. */
const View = styled.div`
  flex: none;
  margin-left: auto;
  font-size: 0.875rem;
  fieldset ~ & {
    padding-left: ${space[12]};
    border-left: 1px solid ${color.line};
  }
`;

interface PathToolbarProps {
  readonly filter: ProfileFilterState;
  readonly view: PathViewChoice;
  /** circles that are shown under the filter */
  readonly count: number;
}

/** Pills of the course's profiles with the number of circles they leave, where there is a choice; rings or list. */
export function PathToolbar({ filter, view, count }: PathToolbarProps) {
  const { t } = useTexts();
  const asList = view.view === 'rings';
  return (
    <Root>
      {filter.options.length > 0 && (
        <>
          <Label $size={14} $tone="hint" aria-hidden>
            {t('path.profile')}
          </Label>
          <FilterPills
            label={t('path.profile')}
            options={filter.options}
            value={filter.value}
            onChange={filter.choose}
          />
        </>
      )}
      <Count $size={14} $tone="hint" role="status">
        {t('path.circlesShown', { count })}
      </Count>
      <View>
        <TextLink
          as={Link}
          to={view.other}
          replace
          preventScrollReset
          direction="none"
          icon={asList ? 'menu' : 'ring'}
        >
          {t(asList ? 'path.asList' : 'path.asRings')}
        </TextLink>
      </View>
    </Root>
  );
}
