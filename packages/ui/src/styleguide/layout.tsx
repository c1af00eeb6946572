import { Icon } from '../icon/Icon.tsx';
import { CloseBar } from '../layout/CloseBar.tsx';
import { Container } from '../layout/Container.tsx';
import { Grid, WithAside } from '../layout/Grid.tsx';
import { Ground } from '../layout/Ground.ts';
import { Hidden } from '../layout/Hidden.ts';
import { PageBox } from '../layout/PageBox.ts';
import { Inline, Stack } from '../layout/Stack.tsx';
import { styled } from '../styled.ts';
import { Heading } from '../text/Heading.tsx';
import { IconLine } from '../text/IconLine.ts';
import { PersonHead } from '../text/PersonHead.tsx';
import { Text } from '../text/Text.tsx';
import { color, type FontSize, fontSize, fontWeight, radius, type Space, space } from '../theme/tokens.ts';
import type { StyleguideEntry } from './entry.ts';

const Box = styled.div`
  padding: ${space[12]};
  border: 1px dashed ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface1};
`;

const Bar = styled.span<{ $width: Space }>`
  display: block;
  width: ${({ $width }) => space[$width]};
  height: 16px;
  background: ${color.progress};
`;

const Sample = styled.span<{ $size: FontSize; $weight: number }>`
  font-size: ${({ $size }) => fontSize[$size]};
  font-weight: ${({ $weight }) => $weight};
  line-height: 1.35;
`;

const sizes = Object.keys(fontSize).map(Number) as FontSize[];
const spaces = Object.keys(space).map(Number) as Space[];

/** Scales and the primitives that place things. */
export const layoutEntries: StyleguideEntry[] = [
  {
    name: 'Type scale',
    shows: ['fontSize', 'fontWeight'],
    render: () => (
      <Stack $gap={8}>
        {sizes.map((size) => (
          <Sample key={size} $size={size} $weight={size >= 22 ? fontWeight.bold : fontWeight.regular}>
            {size}: Der Lernpfad in zwölf Circles
          </Sample>
        ))}
      </Stack>
    ),
  },
  {
    name: 'Space',
    shows: ['space'],
    render: () => (
      <Stack $gap={8}>
        {spaces.map((step) => (
          <Inline key={step} $gap={16}>
            <Bar $width={step} />
            <Text $size={14}>{step}</Text>
          </Inline>
        ))}
      </Stack>
    ),
  },
  {
    name: 'Stack and Inline',
    shows: ['Stack', 'Inline'],
    render: () => (
      <Stack>
        <Inline>
          <Box>Eins</Box>
          <Box>Zwei</Box>
          <Box>Drei</Box>
        </Inline>
        <Inline $justify="space-between" $nowrap>
          <Box>Anfang</Box>
          <Box>Ende</Box>
        </Inline>
      </Stack>
    ),
  },
  {
    name: 'IconLine',
    module: '@learn/ui/content',
    render: () => (
      <Stack as="ul">
        <IconLine>
          <Icon name="check" />
          Ein Zeichen, und daneben Worte, die auf einer schmalen Seite umbrechen
        </IconLine>
      </Stack>
    ),
  },
  {
    name: 'Grid',
    shows: ['Grid', 'WithAside', 'Container', 'PageBox', 'Ground', 'Hidden'],
    render: () => (
      <Stack>
        <Grid $columns={3} $columnsMd={2}>
          <Box>Eins</Box>
          <Box>Zwei</Box>
          <Box>Drei</Box>
        </Grid>
        <WithAside $aside={240} $gap={24}>
          <Box>Hauptspalte</Box>
          <Box>Randspalte</Box>
        </WithAside>
        <Container>
          <Box>Höchstens 1200 Pixel, in der Mitte</Box>
        </Container>
        <Ground style={{ marginBottom: 0, paddingBottom: 0 }}>
          <Box>Getönter Grund</Box>
        </Ground>
        <PageBox>
          <Box>Eine Seite ohne Kopf, mit seinem Abstand</Box>
        </PageBox>
        <Hidden $at="md">
          <Box>Nur unter 768 Pixeln</Box>
        </Hidden>
        <Hidden $at="belowMd">
          <Box>Nur ab 768 Pixeln</Box>
        </Hidden>
      </Stack>
    ),
  },
  {
    name: 'PersonHead',
    shows: ['CloseBar', 'PersonHead'],
    module: '@learn/ui/content',
    render: () => (
      <>
        <CloseBar label="Schliessen" onClose={() => undefined} />
        <Container>
          <PersonHead
            firstName="Lena"
            lastName="Keller"
            avatarUrl=""
            viewsLabel="Ansichten von Lena Keller"
            views={[
              { label: 'Lernpfad', link: <a href="#personhead">Lernpfad</a>, current: true },
              { label: 'Kompetenzprofil', link: <a href="#personhead">Kompetenzprofil</a>, current: false },
            ]}
          >
            Teilnehmerin
          </PersonHead>
          <Heading level={2}>Lernpfad</Heading>
        </Container>
      </>
    ),
  },
];
