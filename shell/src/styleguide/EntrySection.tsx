import { Card, color, fontSize, Heading, Inline, media, Stack, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type PlacedEntry, ThemeScope } from '@learn/ui/styleguide';
import { useTexts } from './texts.ts';
import type { ThemeChoice } from './useStyleguide.ts';

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

/** One entry: its name, how to import it, and all its states on a stage. Examples are in German. */
export function EntrySection({ entry, theme }: { entry: PlacedEntry; theme: ThemeChoice }) {
  const { t } = useTexts();
  const themes = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  return (
    <Stack
      as="section"
      $gap={12}
      id={entry.id}
      aria-labelledby={`${entry.id}-title`}
      style={{ scrollMarginTop: 80 }}
    >
      <Inline $gap={16} $align="baseline" $justify="space-between">
        <Heading level={3} id={`${entry.id}-title`}>
          {entry.name}
        </Heading>
        <Code>{`import { ${entry.shows.join(', ')} } from '${entry.module}'`}</Code>
      </Inline>
      <Themes data-example $both={theme === 'both'}>
        {themes.map((one) =>
          one === 'device' ? (
            <Card key={one} lang="de">
              {entry.render()}
            </Card>
          ) : (
            <ThemeScope
              as={Card}
              key={one}
              $theme={one}
              lang="de"
              role={theme === 'both' ? 'group' : undefined}
              aria-label={theme === 'both' ? `${entry.name}, ${t(`theme.${one}`)}` : undefined}
            >
              {entry.render()}
            </ThemeScope>
          ),
        )}
      </Themes>
    </Stack>
  );
}
