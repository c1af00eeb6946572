import { media } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';

const sized = (size: number) => css`
  & > div {
    width: ${size}px;
    height: ${size}px;
  }
`;

/** Gives the CircleDiagram inside another diameter on a phone (`$phone`) than from 768 px on (`$wide`), in pixels. */
export const ResponsiveDiagram = styled.div<{ $phone: number; $wide: number }>`
  flex: none;
  ${({ $phone }) => sized($phone)}
  ${media.md} {
    ${({ $wide }) => sized($wide)}
  }
`;
