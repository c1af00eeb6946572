import { renderToString } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { createStyleSheets } from './serverStyles.ts';

const Page = createGlobalStyle<{ $colour: string }>`body { color: ${({ $colour }) => $colour}; }`;
const Bar = styled.div<{ $percent: number }>`
  width: ${({ $percent }) => $percent}%;
  &:hover { opacity: 0.5; }
`;
const Title = styled.h1`font-weight: 700;`;

function stylesWith(sheet: ServerStyleSheet, percents: readonly number[], colour: string): string {
  const bars = percents.map((percent) => <Bar key={percent} $percent={percent} />);
  renderToString(
    sheet.collectStyles(
      <>
        <Page $colour={colour} />
        <Title />
        {bars}
      </>,
    ),
  );
  const styles = sheet.getStyleTags();
  sheet.seal();
  return styles;
}

test('every render has the styles that it would have alone, whatever was rendered before', () => {
  const createSheet = createStyleSheets(6);
  const renders = [
    [[10, 20], 'red'],
    [[20], 'blue'],
    [[], 'red'],
    [[30, 10], 'red'],
    // more than are kept
    [[40, 50, 60, 70, 80, 90, 100], 'blue'],
    [[10, 20], 'blue'],
  ] as const;
  for (const [percents, colour] of renders)
    expect(stylesWith(createSheet(), percents, colour)).toBe(
      stylesWith(new ServerStyleSheet(), percents, colour),
    );
});
