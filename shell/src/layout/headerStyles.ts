import { Container, color, fontSize, media, screenOnly, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

export const HeaderBar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface0};
  ${screenOnly}
`;

export const HeaderLine = styled(Container)`
  display: flex;
  gap: ${space[4]};
  ${media.sm} {
    gap: ${space[8]};
  }
  align-items: stretch;
  height: 64px;
`;

export const Brand = styled.a`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-width: 44px;
  font-size: ${fontSize[18]};
  font-weight: 700;
  text-decoration: none;
`;

/** What must be said on every page until it is no longer so; empty where there is nothing to say. */
export const HeaderHint = styled.div`
  background: ${color.waitingTint};
  & > p {
    display: flex;
    gap: ${space[12]};
    max-width: 1248px;
    margin: 0 auto;
    padding: ${space[12]} ${space[16]};
    ${media.sm} {
      padding-inline: ${space[24]};
    }
  }
  & svg {
    margin-top: 2px;
    color: ${color.waiting};
  }
`;
