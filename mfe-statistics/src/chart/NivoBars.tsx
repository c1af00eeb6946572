import { color } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { createContext, useContext } from 'react';
import { barGeometry } from './barGeometry.ts';
import { greatestOf } from './content.ts';
import type { DrawingProps } from './drawingProps.ts';

interface Datum {
  readonly [key: string]: string | number;
  readonly row: number;
}

/** What the layers draw; a layer is a component that stays the same, so that it keeps its elements. */
const Drawn = createContext<DrawingProps | undefined>(undefined);

/** Nothing measures the paper: there the drawing is as wide as its place, and all in it are shares of that width. */
const Cut = styled.div`
  overflow: hidden;
  @media print {
    & svg {
      width: 100%;
    }
  }
`;

/** Horizontal bars, with room above each for its `BarLines`. */
export function NivoBars(props: DrawingProps) {
  const { content, size } = props;
  const { kind, rows, series } = content;
  const { step, bars, height, padding } = barGeometry(content, size);
  return (
    <Drawn value={props}>
      <Cut style={{ height }}>
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
      </Cut>
    </Drawn>
  );
}

const layers = [Tracks, Bars];

/** Room for a line around what is as wide as the drawing. */
const inset = { x: '1px', width: 'calc(100% - 2px)' };

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
            width="100%"
            height={bars - 2}
            rx={3}
            style={inset}
            fill="none"
            stroke={color.edge}
            strokeDasharray="4 3"
          />
        ) : (
          <rect y={y} width="100%" height={bars} rx={3} fill={color.surface2} />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the area around it takes the keys */}
        <rect
          y={step * index}
          width="100%"
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
function Bars({ bars, innerWidth }: BarCustomLayerProps<Datum>) {
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
    const share = (length: number) => `${(length * 100) / Math.max(1, innerWidth)}%`;
    const isActive = active?.row === row && active.series === at;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the area around it takes the keys
      <rect
        key={key}
        x={share(x)}
        y={isActive ? y + 1 : y}
        width={share(width)}
        height={isActive ? height - 2 : height}
        rx={3}
        // room for the line around it
        style={
          isActive ? { x: `calc(${share(x)} + 1px)`, width: `max(0px, ${share(width)} - 2px)` } : undefined
        }
        fill={series[at]?.colour}
        stroke={isActive ? color.ink900 : 'none'}
        strokeWidth={2}
        onMouseEnter={point}
        onClick={point}
      />
    );
  });
}
