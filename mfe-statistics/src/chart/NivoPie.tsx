import { color } from '@learn/ui';
import { Pie, type PieCustomLayerProps } from '@nivo/pie';
import { createContext, useContext } from 'react';
import type { DrawingProps } from './drawingProps.ts';

interface Datum {
  readonly id: string;
  readonly value: number;
}

/** px, by which the slice that is read stands out */
const standsOut = 6;

/** What the layer draws; it is a component that stays the same, so that it keeps its elements. */
const Drawn = createContext<DrawingProps | undefined>(undefined);

/** A ring whose slices are the rows; what they are stands in the legend beside it. */
export function NivoPie(props: DrawingProps) {
  const { content, size } = props;
  return (
    <Drawn value={props}>
      <Pie<Datum>
        data={content.rows.map(({ id, values }) => ({ id, value: values[0] ?? 0 }))}
        width={size}
        height={size}
        margin={{ top: standsOut, right: standsOut, bottom: standsOut, left: standsOut }}
        innerRadius={0.4}
        padAngle={0.8}
        isInteractive={false}
        animate={false}
        role="presentation"
        layers={layers}
      />
    </Drawn>
  );
}

const layers = [Slices];

/** The slices, with colours of tokens, which change with the theme. */
function Slices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Datum>) {
  const props = useContext(Drawn);
  if (props === undefined) return null;
  const { content, active, onPoint } = props;
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, arc }) => {
        const row = content.rows.findIndex((one) => one.id === id);
        const point = () => onPoint(row, 0);
        const outerRadius = arc.outerRadius + (active?.row === row ? standsOut : 0);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the area around it takes the keys
          <path
            key={id}
            d={arcGenerator({ ...arc, outerRadius }) ?? undefined}
            fill={content.rows[row]?.colour ?? color.progress}
            onMouseEnter={point}
            onClick={point}
          />
        );
      })}
    </g>
  );
}
