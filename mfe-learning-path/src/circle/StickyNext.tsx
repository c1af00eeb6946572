import { Link } from '@learn/platform/router';
import { Button, color, ellipsis, fontSize, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { durationText } from '../parts/duration.ts';
import { kindOf } from '../parts/kind.ts';
import { useTexts } from '../texts.ts';
import type { CircleContent } from './circleData.ts';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 4;
  display: flex;
  gap: ${space[16]};
  align-items: center;
  justify-content: space-between;
  margin: ${space[24]} -${space[16]} 0;
  padding: 10px ${space[16]} calc(10px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface0};
  font-size: ${fontSize[14]};
  & > a {
    flex: none;
    padding-inline: 20px;
  }
  ${media.md} {
    display: none;
  }
`;

const What = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.4;
  color: ${color.ink500};
  & > strong {
    ${ellipsis}
    color: ${color.ink900};
  }
`;

/** The next content at the lower edge of a phone, where its button in the list may be off the screen. */
export function StickyNext({ content, address }: { content: CircleContent; address: string }) {
  const { t } = useTexts();
  const words = [
    t(kindOf(content).label),
    ...(content.minutes > 0 ? [durationText(content.minutes, t)] : []),
  ];
  return (
    <Bar>
      <What>
        <strong>{content.title}</strong>
        {words.join(', ')}
      </What>
      <Button as={Link} to={address}>
        {t('next.go')}
      </Button>
    </Bar>
  );
}
