import { createGlobalStyle } from '../styled.ts';
import { color, colorDeclarations, darkColors, fontFamily, fontSize, lightColors, radius } from './tokens.ts';

/** Reset, colour tokens of both themes, body type, the focus ring and paper. Rendered once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${colorDeclarations(lightColors)}
    --float: 0 8px 28px rgb(16 36 62 / 0.16);
  }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${colorDeclarations(darkColors)}
      --float: 0 8px 28px rgb(0 0 0 / 0.5);
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 80px; }
  body {
    margin: 0;
    background: ${color.surface0};
    color: ${color.ink900};
    font: 400 ${fontSize[16]}/1.5 ${fontFamily};
    font-variant-numeric: tabular-nums;
    hyphens: manual;
  }
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  fieldset { min-width: 0; padding: 0; border: 0; }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; overflow-wrap: break-word; }
  b, strong { font-weight: 600; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 3px; }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; }
  img, svg, video { max-width: 100%; }
  svg { flex: none; vertical-align: -0.2em; }
  :focus-visible { outline: 2px solid ${color.progress}; outline-offset: 2px; }
  :where(:focus-visible) { border-radius: ${radius.control}; }
  [tabindex="-1"]:focus-visible { outline: none; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @page { size: A4; margin: 16mm 14mm; }
  @media print {
    :root { color-scheme: light; font-size: 13px; }
    h1, h2, h3, h4, h5, h6 { break-after: avoid; }
    li, tr, dt, figure { break-inside: avoid; }
    :focus-visible { outline: none; }
  }
`;
