import { Button } from '../action/Button.tsx';
import { Avatar, AvatarGroup } from '../data/Avatar.tsx';
import { CircleDiagram, type DiagramSector } from '../data/CircleDiagram.tsx';
import { ComparisonList } from '../data/ComparisonList.tsx';
import { Emblem } from '../data/Emblem.tsx';
import { Figure } from '../data/Figure.tsx';
import { GradeRing } from '../data/GradeRing.tsx';
import { GradeText } from '../data/GradeText.tsx';
import { NextPanel } from '../data/NextPanel.tsx';
import { PathDiagram, type PathDiagramCircle } from '../data/PathDiagram.tsx';
import { ProgressRing } from '../data/ProgressRing.tsx';
import { Remark } from '../data/Remark.tsx';
import { RichText } from '../data/RichText.tsx';
import { Tag } from '../feedback/StatusPill.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import type { StyleguideEntry } from './entry.ts';

const none: DiagramSector = { progress: 'none', share: 0 };
const finished: DiagramSector = { progress: 'finished', share: 1 };
const started: DiagramSector = { progress: 'in_progress', share: 0.5 };
const mixed = [finished, finished, started, none, none];
const course = [finished, finished, finished, finished, started, none, started, none, none, none, none, none];
const done: PathDiagramCircle = { ...finished, sectors: [finished, finished, finished] };
const begun: PathDiagramCircle = { ...started, sectors: mixed, here: true };
const open: PathDiagramCircle = { ...none, sectors: [none, none, none, none] };
const path = [done, done, done, done, begun, open, open, open];
const longPath = [...Array(11).fill(done), begun, ...Array(18).fill(open)];
const people = [
  { firstName: 'Sara', lastName: 'Hofer' },
  { firstName: 'Thomas', lastName: 'Meier' },
  { firstName: 'Regula', lastName: 'Ammann' },
  { firstName: 'Nina', lastName: 'Bucher' },
];

export const progressEntries: StyleguideEntry[] = [
  {
    name: 'CircleDiagram',
    render: () => (
      <Inline $gap={32}>
        <CircleDiagram sectors={mixed} size={208} numbered label="2 von 5 Sequenzen abgeschlossen" />
        <CircleDiagram sectors={mixed} ring="here" label="In Arbeit" />
        <CircleDiagram sectors={[none, none]} ring="exam" hub="award" label="Prüfung bereit" />
        <CircleDiagram sectors={[finished, finished, finished]} hub="check" label="Abgeschlossen" />
        <CircleDiagram sectors={[none, none, none, none, none, none]} hub="lock" size={88} label="Gesperrt" />
        <CircleDiagram sectors={mixed} size={64} label="In Arbeit" />
        <CircleDiagram sectors={[started]} size={64} label="In Arbeit" />
        <CircleDiagram sectors={course} size={248} label="4 von 12 Circles abgeschlossen" />
      </Inline>
    ),
  },
  {
    name: 'PathDiagram',
    module: '@learn/ui/content',
    render: () => (
      <Stack>
        <PathDiagram circles={path} label="4 von 8 Circles abgeschlossen" />
        <PathDiagram circles={path} variant="horizontalSmall" label="4 von 8 Circles abgeschlossen" />
        <PathDiagram circles={longPath} variant="horizontalSmall" label="11 von 30 Circles abgeschlossen" />
      </Stack>
    ),
  },
  {
    name: 'GradeRing',
    render: () => (
      <Inline $gap={32}>
        <GradeRing grade={5} size={128} label="Note 5.0" caption="Note" />
        <GradeRing grade={4.75} decimals={2} size={128} label="Durchschnitt 4.75" caption="Durchschnitt" />
        <GradeRing grade={3.5} label="Note 3.5" />
        <GradeRing grade={undefined} size={56} label="noch keine Note" />
      </Inline>
    ),
  },
  {
    name: 'GradeText',
    module: '@learn/ui/content',
    render: () => (
      <Inline $gap={32}>
        <GradeText grade={5} />
        <GradeText grade={3.5} insufficient="ungenügend" />
        <GradeText grade={3.75} decimals={2} />
        <GradeText grade={undefined} />
      </Inline>
    ),
  },
  {
    name: 'NextPanel',
    render: () => (
      <NextPanel
        kicker="Rechtsstreitigkeiten · Sequenz 3 von 5"
        title="Weiter mit «Deckung im Strassenverkehr»"
        meta="Video, 12 Minuten"
        metaIcon="video"
        diagram={<CircleDiagram sectors={mixed} />}
        action={
          <Button iconEnd="right" stretch="phone">
            Weiter geht’s
          </Button>
        }
      />
    ),
  },
  {
    name: 'ProgressRing',
    render: () => (
      <Inline $gap={24}>
        <ProgressRing share={0.4} label="40 %">
          40 %
        </ProgressRing>
        <ProgressRing share={1} label="100 %" />
        <ProgressRing
          label="18 Ja, 6 nochmals anschauen, 16 offen"
          parts={[
            { share: 18 / 40, tone: 'finished' },
            { share: 6 / 40, tone: 'waiting' },
          ]}
        />
        <ProgressRing share={0} size={64} thickness={12} label="0 %" />
      </Inline>
    ),
  },
  {
    name: 'Figure',
    render: () => (
      <Inline $gap={32}>
        <Figure value={24}>von 40 Kriterien eingeschätzt</Figure>
        <Figure value="5.0" size={56} />
        <Figure value="4.75" size={22}>
          Durchschnitt
        </Figure>
      </Inline>
    ),
  },
  {
    name: 'Avatar',
    shows: ['Avatar', 'AvatarGroup', 'Emblem'],
    render: () => (
      <Inline $gap={24}>
        <Emblem />
        <Emblem size={64} />
        <Avatar firstName="Lena" lastName="Keller" />
        <Avatar firstName="Lena" lastName="Keller" size={64} />
        <AvatarGroup people={people} />
        <AvatarGroup people={people} max={2} size={32}>
          4 Personen
        </AvatarGroup>
      </Inline>
    ),
  },
  {
    name: 'ComparisonList',
    module: '@learn/ui/content',
    shows: ['ComparisonList', 'Remark'],
    render: () => (
      <ComparisonList
        marked
        label="Kriterien"
        heads={{ title: 'Kriterium', first: 'Du', second: 'Sandra Huber' }}
        rows={[
          {
            key: 'waiting period',
            title: 'Ich erkläre, wann eine Wartefrist gilt und wann nicht.',
            note: 'seit 12. November, vorher «nochmals anschauen»',
            first: (
              <Tag tone="finished" icon="check">
                Kann ich
              </Tag>
            ),
            second: (
              <Tag tone="waiting" icon="eye">
                Nochmals anschauen
              </Tag>
            ),
            below: (
              <Remark firstName="Sandra" lastName="Huber" day="18. November">
                Schau dir den Mustervertrag, Seite 4, nochmals an.
              </Remark>
            ),
          },
        ]}
      />
    ),
  },
  {
    name: 'RichText',
    module: '@learn/ui/content',
    render: () => (
      <RichText html="<h3>Wartefristen</h3><p>Zwischen Abschluss und <strong>Deckung</strong> liegt eine <a href='#rich-text'>Frist</a>.</p><ul><li>Vertrag</li><li>Strafrecht</li></ul><blockquote>Wer früh fragt, streitet weniger.</blockquote>" />
    ),
  },
];
