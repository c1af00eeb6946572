import { css, styled } from '../styled.ts';
import { color, colorDeclarations, darkColors, lightColors } from '../theme/tokens.ts';

const values = { light: lightColors, dark: darkColors };

/** A part of a page in one of the themes, whatever the device wants; what floats above the page stays in the device's. */
export const ThemeScope = styled.div<{ $theme: 'light' | 'dark' }>`
  ${({ $theme }) => css`
    color-scheme: ${$theme};
    ${colorDeclarations(values[$theme])}
    --float: 0 8px 28px ${$theme === 'dark' ? 'rgb(0 0 0 / 0.5)' : 'rgb(16 36 62 / 0.16)'};
  `}
  background: ${color.surface0};
  color: ${color.ink900};
`;
