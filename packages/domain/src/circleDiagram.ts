/** The diagram's square is 100 by 100 with its centre at 50, 50 (specification §9). */
export const diagramSize = 100;
/** Outer radius of a ring. */
export const outerRadius = 50;
/** Inner radius, a fifth of the outer. */
export const innerRadius = 10;
/** Gap between two sectors, in degrees. */
export const padAngle = 12;

const centre = diagramSize / 2;
/** The gap takes at most this share of a sector's place, so that many sectors stay visible. */
const largestPadShare = 0.4;

/** Up to so many circles the small row of a path draws a ring for each, above it thinner items (specification §9). */
const mostRingsInRow = 15;

/** Whether the items of a small row are thin (specification §9, horizontalSmall). @param count circles in the row */
export function hasThinItems(count: number): boolean {
  return count > mostRingsInRow;
}

/** A sector of the ring; angles in degrees, clockwise from twelve o'clock. */
export interface Sector {
  readonly startAngle: number;
  readonly endAngle: number;
}

export interface SectorShape {
  readonly outer?: number;
  readonly inner?: number;
  /** Radius of the rounded corners; shrinks where the sector is too narrow for it. */
  readonly cornerRadius?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sectors of a ring, clockwise from twelve o'clock; half a gap at either end, none when there is only one. */
export function circleSectors(count: number): Sector[] {
  const step = 360 / count;
  const pad = count > 1 ? Math.min(padAngle, step * largestPadShare) : 0;
  return Array.from({ length: Math.max(Math.floor(count), 0) }, (_, index) => ({
    startAngle: index * step + pad / 2,
    endAngle: (index + 1) * step - pad / 2,
  }));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

function pointAt(angle: number, radius: number): Point {
  return { x: centre + radius * Math.sin(radians(angle)), y: centre - radius * Math.cos(radians(angle)) };
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function at(angle: number, radius: number): string {
  const { x, y } = pointAt(angle, radius);
  return `${number(x)} ${number(y)}`;
}

function arc(radius: number, large: boolean, clockwise: boolean, angle: number, distance: number): string {
  return `A${number(radius)} ${number(radius)} 0 ${large ? 1 : 0} ${clockwise ? 1 : 0} ${at(angle, distance)}`;
}

function ringPath(outer: number, inner: number): string {
  const outside = `M${at(0, outer)}${arc(outer, false, true, 180, outer)}${arc(outer, false, true, 360, outer)}Z`;
  if (inner <= 0) return outside;
  return `${outside}M${at(0, inner)}${arc(inner, false, false, 180, inner)}${arc(inner, false, false, 0, inner)}Z`;
}

/** A corner circle touches an arc and a radial edge: how far along the arc (degrees) and along the edge it begins. */
function corner(arcRadius: number, centreRadius: number, radius: number) {
  const angle = centreRadius > 0 ? degrees(Math.asin(Math.min(radius / centreRadius, 1))) : 0;
  return { arcRadius, radius, angle, edge: Math.sqrt(Math.max(centreRadius ** 2 - radius ** 2, 0)) };
}

/**
 * The outline of a sector as an SVG path: two radial edges, an outer and an inner arc, rounded corners. A sector of 360
 * degrees is a closed ring. Empty when the shape has no extent.
 */
export function sectorPath(sector: Sector, shape: SectorShape = {}): string {
  const { outer = outerRadius, inner = innerRadius, cornerRadius = 2 } = shape;
  const { startAngle, endAngle } = sector;
  const span = endAngle - startAngle;
  if (span <= 0 || outer <= inner) return '';
  if (span >= 360) return ringPath(outer, inner);
  const half = Math.sin(radians(Math.min(span / 2, 90)));
  const widest = Math.min(Math.max(cornerRadius, 0), (outer - inner) / 2);
  const outerCornerRadius = Math.min(widest, (outer * half) / (1 + half));
  const innerCornerRadius = half < 1 ? Math.min(widest, (inner * half) / (1 - half)) : widest;
  const out = corner(outer, outer - outerCornerRadius, outerCornerRadius);
  const into = corner(inner, inner + innerCornerRadius, innerCornerRadius);
  return [
    `M${at(startAngle, out.edge)}`,
    arc(out.radius, false, true, startAngle + out.angle, outer),
    arc(outer, span - 2 * out.angle > 180, true, endAngle - out.angle, outer),
    arc(out.radius, false, true, endAngle, out.edge),
    `L${at(endAngle, into.edge)}`,
    arc(into.radius, false, true, endAngle - into.angle, inner),
    arc(inner, span - 2 * into.angle > 180, false, startAngle + into.angle, inner),
    arc(into.radius, false, true, startAngle, into.edge),
    'Z',
  ].join('');
}

/**
 * A solid wedge inside a sector that grows outwards from the inner arc by the share done.
 * @param share 0 to 1, held within; at 0 the path is empty, at 1 it is the whole sector.
 */
export function wedgePath(sector: Sector, share: number, shape: SectorShape = {}): string {
  const { outer = outerRadius, inner = innerRadius } = shape;
  const reach = inner + (outer - inner) * Math.min(Math.max(share, 0), 1);
  return sectorPath(sector, { ...shape, outer: reach });
}

/** Where a sector's label has its centre: half-way between the arcs, in the middle of the sector. */
export function sectorLabelPoint(sector: Sector, shape: Pick<SectorShape, 'outer' | 'inner'> = {}): Point {
  const { outer = outerRadius, inner = innerRadius } = shape;
  return pointAt((sector.startAngle + sector.endAngle) / 2, (outer + inner) / 2);
}
