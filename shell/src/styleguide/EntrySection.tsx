import { color, fontSize, Heading, media, radius, space } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { type PlacedEntry, ThemeScope } from '@learn/ui/styleguide';
import { useTexts } from './texts.ts';
import type { ThemeChoice } from './useStyleguide.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[12]};
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-top: 80px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  align-items: baseline;
  justify-content: space-between;
`;

const Code = styled.code`
  max-width: 100%;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

const Themes = styled.div<{ $both: boolean }>`
  display: grid;
  gap: ${space[12]};
  grid-template-columns: minmax(0, 1fr);
  ${media.xl} {
    grid-template-columns: ${({ $both }) => ($both ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  }
`;

const stageStyle = css`
  min-width: 0;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${media.sm} {
    padding: ${space[24]};
  }
`;

const Stage = styled.div`
  ${stageStyle}
`;

const ThemedStage = styled(ThemeScope)`
  ${stageStyle}
`;

/** One entry: its name, how to import it, and all its states on a stage. Examples are in German. */
export function EntrySection({ entry, theme }: { entry: PlacedEntry; theme: ThemeChoice }) {
  const { t } = useTexts();
  const themes = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  return (
    <Root id={entry.id} aria-labelledby={`${entry.id}-title`}>
      <Head>
        <Heading level={3} id={`${entry.id}-title`}>
          {entry.name}
        </Heading>
        <Code>{`import { ${entry.shows.join(', ')} } from '${entry.module}'`}</Code>
      </Head>
      <Themes data-example $both={theme === 'both'}>
        {themes.map((one) =>
          one === 'device' ? (
            <Stage key={one} lang="de">
              {entry.render()}
            </Stage>
          ) : (
            <ThemedStage
              key={one}
              $theme={one}
              lang="de"
              role={theme === 'both' ? 'group' : undefined}
              aria-label={theme === 'both' ? `${entry.name}, ${t(`theme.${one}`)}` : undefined}
            >
              {entry.render()}
            </ThemedStage>
          ),
        )}
      </Themes>
    </Root>
  );
}
