import type { DrawingProps } from './drawingProps.ts';
import { NivoBars } from './NivoBars.tsx';
import { NivoPie } from './NivoPie.tsx';

/** Both kinds in one part, which is asked for before it is known which kind a page shows. */
export function NivoDrawing(props: DrawingProps) {
  return props.content.kind === 'pie' ? <NivoPie {...props} /> : <NivoBars {...props} />;
}
