import { color, fontFamily } from '@learn/ui';
import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { createContext, useContext } from 'react';
import { barGeometry, lineHeight } from './barGeometry.ts';
import { greatestOf, rowText } from './content.ts';
import type { DrawingProps } from './drawingProps.ts';

interface Datum {
  readonly [key: string]: string | number;
  readonly row: number;
}

/** What the layers draw; a layer is a component that stays the same, so that it keeps its elements. */
const Drawn = createContext<DrawingProps | undefined>(undefined);

/** Horizontal bars, each row with its label and values above it, so that long names have room on a phone as well. */
export function NivoBars(props: DrawingProps) {
  const { content, size } = props;
  const { kind, rows, series } = content;
  const { step, bars, height, padding } = barGeometry(content, size);
  return (
    <Drawn value={props}>
      <div style={{ height, overflow: 'hidden' }}>
        <Bar<Datum>
          // the scale begins at the foot
          data={rows
            .map((row, index) => ({
              row: index,
              ...Object.fromEntries(series.map(({ id }, at) => [id, row.values[at] ?? 0])),
            }))
            .reverse()}
          keys={series.map(({ id }) => id)}
          indexBy={({ row }) => String(row)}
          layout="horizontal"
          groupMode={kind === 'stacked' ? 'stacked' : 'grouped'}
          width={size}
          // the scale leaves a gap at either end: the one at the foot is cut off by the height of the drawing
          height={height + step - bars}
          padding={padding}
          valueScale={{ type: 'linear', min: 0, max: greatestOf(content) }}
          enableLabel={false}
          isInteractive={false}
          animate={false}
          role="presentation"
          layers={layers}
        />
      </div>
    </Drawn>
  );
}

const layers = [Tracks, Bars, Lines];

/** The ground on which bars lie, dashed where there is no value to show; a whole row can be pointed at. */
function Tracks({ innerWidth: width }: BarCustomLayerProps<Datum>) {
  const props = useContext(Drawn);
  if (props === undefined) return null;
  const { content, onPoint } = props;
  const { step, bars } = barGeometry(content, width);
  return content.rows.map((row, index) => {
    const y = step * (index + 1) - bars;
    const point = () => onPoint(index, 0);
    return (
      <g key={row.id}>
        {row.values.every((value) => value === null) ? (
          <rect
            x={1}
            y={y + 1}
            width={Math.max(0, width - 2)}
            height={bars - 2}
            rx={3}
            fill="none"
            stroke={color.edge}
            strokeDasharray="4 3"
          />
        ) : (
          <rect y={y} width={width} height={bars} rx={3} fill={color.surface2} />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the area around it takes the keys */}
        <rect
          y={step * index}
          width={width}
          height={step}
          fill="transparent"
          onMouseEnter={point}
          onClick={point}
        />
      </g>
    );
  });
}

/** The bars themselves, with colours of tokens, which change with the theme. */
function Bars({ bars }: BarCustomLayerProps<Datum>) {
  const props = useContext(Drawn);
  if (props === undefined) return null;
  const {
    content: { series },
    active,
    onPoint,
  } = props;
  return bars.map(({ key, x, y, width, height, data: { id, indexValue } }) => {
    const row = Number(indexValue);
    const at = series.findIndex((one) => one.id === id);
    const point = () => onPoint(row, at);
    const isActive = active?.row === row && active.series === at;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the area around it takes the keys
      <rect
        key={key}
        x={isActive ? x + 1 : x}
        y={isActive ? y + 1 : y}
        width={Math.max(0, isActive ? width - 2 : width)}
        height={isActive ? height - 2 : height}
        rx={3}
        fill={series[at]?.colour}
        stroke={isActive ? color.ink900 : 'none'}
        strokeWidth={2}
        onMouseEnter={point}
        onClick={point}
      />
    );
  });
}

/** Label and values above the bars of each row. */
function Lines({ innerWidth: width }: BarCustomLayerProps<Datum>) {
  const content = useContext(Drawn)?.content;
  if (content === undefined) return null;
  const { step, bars, twoLines, letters, lettersOfLine } = barGeometry(content, width);
  return content.rows.map((row, index) => {
    const y = step * (index + 1) - bars - lineHeight / 3;
    return (
      <g key={row.id} fontFamily={fontFamily} fontSize={14} pointerEvents="none">
        <text y={twoLines ? y - lineHeight * 0.75 : y} fill={color.ink900} fontWeight={600}>
          {shortened(row.label, letters(row))}
        </text>
        <text x={twoLines ? 0 : width} y={y} fill={color.ink700} textAnchor={twoLines ? 'start' : 'end'}>
          {shortened(rowText(content, row), lettersOfLine)}
        </text>
      </g>
    );
  });
}

/** A text as far as it fits; the reading line and the table have all of it. */
function shortened(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(3, letters - 1)).trimEnd()}…`;
}
