import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { styled } from '../styled.ts';
import { fontSize, space } from '../theme/tokens.ts';
import { floatingLayer, floatingStyle } from './floating.ts';

const Popup = styled(Base.Popup)<{ $width: number }>`
  ${floatingStyle}
  overflow-y: auto;
  width: ${({ $width }) => $width}px;
  max-height: var(--available-height);
`;

const Title = styled(Base.Title)`
  padding: ${space[8]} ${space[16]};
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

/** Props of Popover. */
export type PopoverProps = {
  /** The button that opens. */
  trigger: ReactElement;
  title: ReactNode;
  children: ReactNode;
  /** Width in pixels, 376 by default; never wider than the window. */
  width?: number;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * Button that opens an area with anything in it, for example the notifications. Children keep 16 px to the edge
 * themselves. The focus goes to the area itself, whose title is read out: what is in it may still be on its way.
 */
export function Popover({
  trigger,
  title,
  children,
  width = 376,
  align = 'end',
  open,
  onOpenChange,
}: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={16} style={{ zIndex: floatingLayer }}>
          <Popup ref={popup} $width={width} initialFocus={popup}>
            <Title>{title}</Title>
            {children}
          </Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
