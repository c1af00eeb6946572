import { hasThinItems } from '@learn/domain';
import { styled } from '../styled.ts';
import { color, space } from '../theme/tokens.ts';
import { type DiagramSector, outlineWidth, paint, Sectors } from './CircleDiagram.tsx';

const Row = styled.div<{ $variant: 'horizontal' | 'horizontalSmall' | 'thin' }>`
  display: flex;
  gap: ${({ $variant }) => ({ horizontal: space[12], horizontalSmall: '6px', thin: '3px' })[$variant]};
  align-items: center;
  padding: ${space[4]};
  & > * {
    flex: 0 1 ${({ $variant }) => ({ horizontal: '48px', horizontalSmall: '24px', thin: '8px' })[$variant]};
    min-width: 0;
    border-radius: ${({ $variant }) => ($variant === 'thin' ? '3px' : '50%')};
    &[data-here] {
      outline: 2px solid ${color.progress};
      outline-offset: 1px;
    }
  }
  & svg {
    display: block;
    width: 100%;
    stroke-linejoin: round;
  }
`;

const Bar = styled.span`
  box-sizing: border-box;
  height: 24px;
  border: 1px solid;
`;

/** A circle of the path: its sectors, and its progress as a whole. `label` is a tooltip, `here` marks where one is. */
export type PathDiagramCircle = DiagramSector & { sectors: readonly DiagramSector[]; here?: boolean };

/** Props of PathDiagram. */
export type PathDiagramProps = {
  /** In the order of the path. */
  circles: readonly PathDiagramCircle[];
  /** Rings of 48 px, or small ones of 24 px that become bars above 15 circles; both shrink to the width there is. */
  variant?: 'horizontal' | 'horizontalSmall';
  /** What the diagram says, for screen readers; without it the diagram is decoration and the words stand beside it. */
  label?: string;
};

/** A whole path in one line: a ring per circle, or thin bars where there are many (specification §9). */
export function PathDiagram({ circles, variant = 'horizontal', label }: PathDiagramProps) {
  const thin = variant === 'horizontalSmall' && hasThinItems(circles.length);
  return (
    <Row
      $variant={thin ? 'thin' : variant}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {circles.map((circle, index) => {
        const item = {
          title: circle.label,
          'data-progress': circle.progress,
          'data-here': circle.here || undefined,
        };
        const outline = outlineWidth(circle.sectors.length, variant === 'horizontal' ? 48 : 24);
        const key = `${index} ${circle.label}`;
        return thin ? (
          <Bar key={key} {...item} style={barStyle(circle)} />
        ) : (
          <span key={key} {...item}>
            <svg viewBox="0 0 100 100" aria-hidden="true" strokeWidth={outline}>
              <Sectors sectors={circle.sectors} outline={outline} />
            </svg>
          </span>
        );
      })}
    </Row>
  );
}

/** Filled from below by the share done. */
function barStyle({ progress, share }: DiagramSector) {
  const { fill, stroke } = paint[progress];
  const done = progress === 'in_progress' ? share * 100 : 0;
  return {
    borderColor: stroke,
    background: done > 0 ? `linear-gradient(to top, ${stroke} ${done}%, ${fill} ${done}%)` : fill,
  };
}
