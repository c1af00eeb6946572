import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { styled } from '../styled.ts';
import { color, fontSize, space } from '../theme/tokens.ts';
import { Backdrop, modalStyle } from './Dialog.tsx';

const Popup = styled(Base.Popup)<{ $side: 'left' | 'right' }>`
  ${modalStyle}
  top: 0;
  bottom: 0;
  ${({ $side }) => $side}: 0;
  width: min(360px, calc(100vw - 48px));
  &[data-starting-style],
  &[data-ending-style] {
    translate: ${({ $side }) => ($side === 'right' ? '100%' : '-100%')} 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[24]};
  border-bottom: 1px solid ${color.line};
`;

const Title = styled(Base.Title)`
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  padding: ${space[8]} 0 max(${space[16]}, env(safe-area-inset-bottom));
`;

/** Props of Drawer. */
export type DrawerProps = {
  title: ReactNode;
  /** Name of the cross that closes. */
  closeLabel: string;
  /** The button that opens; without it the drawer is controlled by `open`. */
  trigger?: ReactElement;
  /** Set to false after navigation. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Edge from which it comes, right by default. */
  side?: 'left' | 'right';
  children: ReactNode;
};

/** Panel over the page from an edge, for the menu on a phone. Focus stays inside and returns. */
export function Drawer({
  title,
  closeLabel,
  trigger,
  open,
  onOpenChange,
  side = 'right',
  children,
}: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Backdrop />
        <Popup $side={side}>
          <Head>
            <Title>{title}</Title>
            <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
          </Head>
          <Body>{children}</Body>
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
