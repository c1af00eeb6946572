import type { ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { screenOnly } from '../theme/print.ts';
import { color, fontSize, space } from '../theme/tokens.ts';

const Root = styled.span`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  height: 21px;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  white-space: nowrap;
  ${screenOnly}
`;

/** How far the saving of a field is: under way, kept by the server, or only on this device so far. */
export type SavedState = 'saving' | 'saved' | 'waiting';

/** Props of SavedMark. */
export type SavedMarkProps = {
  /** Undefined while there is nothing to say; the place is kept for it, so that it is announced when it comes. */
  state: SavedState | undefined;
  /** «gespeichert 14:03», «wird gespeichert», «noch nicht gespeichert». */
  children?: ReactNode;
  /** Icon only, for a narrow field; the words stay for screen readers. */
  compact?: boolean;
};

/** Beside the label of a field that saves itself (`aside` of Field). */
export function SavedMark({ state, children, compact = false }: SavedMarkProps) {
  return (
    <Root role="status">
      {state === 'saving' && <Spinner size={16} />}
      {state === 'saved' && <Icon name="check" size={16} color={color.finished} />}
      {state === 'waiting' && <Icon name="clock" size={16} color={color.waiting} />}
      {state !== undefined && (compact ? <VisuallyHidden>{children}</VisuallyHidden> : children)}
    </Root>
  );
}
