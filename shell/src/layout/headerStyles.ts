import { color, fontSize, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

export const HeaderBar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface0};
`;

export const HeaderLine = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: stretch;
  max-width: 1248px;
  height: 64px;
  margin: 0 auto;
  padding: 0 ${space[16]};
  ${media.md} {
    padding: 0 ${space[24]};
  }
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
