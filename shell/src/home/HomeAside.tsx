import { color, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { AsideDates } from './AsideDates.tsx';
import { AsidePersons } from './AsidePersons.tsx';
import { useTexts } from './texts.ts';

const Root = styled.aside`
  display: grid;
  gap: ${space[24]};
  grid-template-columns: minmax(0, 1fr);
  & > * + * {
    padding-top: ${space[24]};
    border-top: 1px solid ${color.line};
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[48]};
    & > * + * {
      padding-top: 0;
      border-top: 0;
    }
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[24]};
    & > * + * {
      padding-top: ${space[24]};
      border-top: 1px solid ${color.line};
    }
  }
`;

/** Persons and dates beside the panels, below them on a phone (specification §2, home dashboard). */
export function HomeAside() {
  const { t } = useTexts();
  return (
    <Root aria-label={t('aside')}>
      <AsidePersons />
      <AsideDates />
    </Root>
  );
}
