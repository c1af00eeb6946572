import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { GlobalStyle } from './GlobalStyle.tsx';

it('sets the tokens of both themes and the focus ring, and stills motion on request', () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  const css = sheet.getStyleTags();
  sheet.seal();
  expect(css).toContain('--ink900:#10243e');
  expect(css).toMatch(/prefers-color-scheme: ?dark\)\{:root\{--ink900:#eaf0f8/u);
  expect(css).toContain(':focus-visible{outline:2px solid var(--progress)');
  expect(css).toMatch(/prefers-reduced-motion: ?reduce/u);
  // paper is light whatever the screen is
  expect(css).toMatch(/@media screen and \(prefers-color-scheme/u);
});
