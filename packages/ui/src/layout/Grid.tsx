import { styled } from '../styled.ts';
import { media, type Space, space } from '../theme/tokens.ts';

/**
 * Equal columns that never grow beyond their share. `$columns` applies from 1024 px, `$columnsMd` from 768 px (1 by default),
 * `$columnsPhone` below (1 by default); `$gap` is a step of the spacing scale (24 by default).
 */
export const Grid = styled.div<{
  $columns: number;
  $columnsMd?: number;
  $columnsPhone?: number;
  $gap?: Space;
}>`
  display: grid;
  gap: ${({ $gap = 24 }) => space[$gap]};
  grid-template-columns: repeat(${({ $columnsPhone = 1 }) => $columnsPhone}, minmax(0, 1fr));
  ${media.md} {
    grid-template-columns: repeat(${({ $columnsMd = 1 }) => $columnsMd}, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** Main column with a narrower one beside it from 1024 px on; `$aside` is the width of the second in pixels (336 by default). */
export const WithAside = styled.div<{ $aside?: number; $gap?: Space }>`
  display: grid;
  gap: ${space[32]} ${({ $gap = 48 }) => space[$gap]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${({ $aside = 336 }) => $aside}px;
  }
`;
