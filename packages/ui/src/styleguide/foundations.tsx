import { TextLink } from '../action/TextLink.tsx';
import { CircleDiagram } from '../data/CircleDiagram.tsx';
import { StatusPill } from '../feedback/StatusPill.tsx';
import { Card, Panel } from '../layout/Card.tsx';
import { Disclosure } from '../layout/Disclosure.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { styled } from '../styled.ts';
import { Heading } from '../text/Heading.tsx';
import { PageHeader } from '../text/PageHeader.tsx';
import { Meta, Text } from '../text/Text.tsx';
import { type ColorName, color, lightColors, radius } from '../theme/tokens.ts';
import type { StyleguideEntry } from './entry.ts';

const Swatch = styled.span<{ $color: ColorName }>`
  width: 96px;
  height: 48px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${({ $color }) => color[$color]};
`;

export const foundationEntries: StyleguideEntry[] = [
  {
    name: 'Colours',
    shows: ['color', 'GlobalStyle'],
    render: () => (
      <Inline $gap={16}>
        {(Object.keys(lightColors) as ColorName[]).map((name) => (
          <Stack key={name} $gap={4}>
            <Swatch $color={name} />
            <Text $size={14}>{name}</Text>
          </Stack>
        ))}
      </Inline>
    ),
  },
  {
    name: 'Heading and Text',
    shows: ['Heading', 'Text', 'Meta'],
    render: () => (
      <Stack>
        <Heading level={1}>Überschrift erster Stufe</Heading>
        <Heading level={2}>Überschrift zweiter Stufe</Heading>
        <Heading level={3}>Überschrift dritter Stufe</Heading>
        <Heading level={4}>Überschrift vierter Stufe</Heading>
        <Text $measure>
          Laufender Text hat höchstens 68 Zeichen in einer Zeile, damit das Auge sie findet.
        </Text>
        <Text $tone="secondary">Zweitrangiger Text</Text>
        <Meta>Angaben unter einem Namen</Meta>
        <Text $tone="hint" $size={14}>
          Hinweis
        </Text>
      </Stack>
    ),
  },
  {
    name: 'Card and Panel',
    shows: ['Card', 'Panel'],
    render: () => (
      <Grid $columns={4} $columnsMd={2}>
        <Card>Karte</Card>
        <Panel $accent="uk">Überbetriebliche Kurse</Panel>
        <Panel $accent="ag">Autogewerbe</Panel>
        <Panel $accent="et">Ernteausfall</Panel>
      </Grid>
    ),
  },
  {
    name: 'Disclosure',
    render: () => (
      <div>
        <Disclosure
          level={2}
          title="Starten"
          meta="3 von 3 Inhalten erledigt"
          status={<StatusPill status="finished" label="Abgeschlossen" />}
        >
          <Text>Inhalt</Text>
        </Disclosure>
        <Disclosure level={2} title="Deckungen erklären" meta="2 von 5 Inhalten erledigt" defaultOpen>
          <Text>Inhalt</Text>
        </Disclosure>
      </div>
    ),
  },
];

/** Stands last in its chapter: its h1 would make the titles of what follows skip a rank. */
export const pageHeaderEntry: StyleguideEntry = {
  name: 'PageHeader',
  render: () => (
    <PageHeader
      courseSession={{
        title: 'Zürich, Frühling 2026',
        course: { title: 'Versicherungsvermittler/-in', course_type: 'vv' },
      }}
      back={
        <TextLink href="#page-header" direction="back">
          Lernpfad
        </TextLink>
      }
      title="Rechtsstreitigkeiten"
      lead="Wann hilft eine Rechtsschutzversicherung, und wann nicht? Du lernst, Streitfälle aus Alltag und Verkehr einzuordnen."
      aside={<CircleDiagram size={136} sectors={[{ progress: 'finished', share: 1 }]} />}
    />
  ),
};
