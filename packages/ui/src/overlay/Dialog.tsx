import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { css, styled } from '../styled.ts';
import { color, floatShadow, fontSize, media, motion, radius, space } from '../theme/tokens.ts';
import { floatingLayer } from './floating.ts';

/** Ground behind a dialog or drawer. */
export const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${floatingLayer};
  background: rgb(16 36 62 / 0.48);
  transition: opacity ${motion};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Common part of the dialog's and the drawer's area. */
export const modalStyle = css`
  position: fixed;
  z-index: ${floatingLayer};
  display: flex;
  flex-direction: column;
  background: ${color.surface0};
  color: ${color.ink900};
  box-shadow: ${floatShadow};
  transition: opacity ${motion}, translate ${motion};
  &:focus-visible {
    outline: none;
  }
`;

const Popup = styled(Base.Popup)`
  ${modalStyle}
  right: 0;
  bottom: 0;
  left: 0;
  max-height: calc(100dvh - 32px);
  border-radius: ${radius.card} ${radius.card} 0 0;
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 16px;
  }
  ${media.sm} {
    top: 0;
    width: min(560px, calc(100vw - 64px));
    height: fit-content;
    max-height: calc(100dvh - 64px);
    margin: auto;
    border-radius: ${radius.card};
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${space[12]} ${space[12]} 0 ${space[24]};
`;

const Title = styled(Base.Title)`
  padding-top: ${space[8]};
  font-size: ${fontSize[22]};
  font-weight: 700;
  line-height: 1.25;
`;

const Body = styled.div`
  overflow-y: auto;
  padding: ${space[8]} ${space[24]} ${space[24]};
`;

const Description = styled(Base.Description)`
  color: ${color.ink700};
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding: ${space[16]} ${space[24]} max(${space[16]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  ${media.sm} {
    flex-direction: row-reverse;
  }
`;

/** Props of Dialog. */
export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Name of the cross that closes. */
  closeLabel: string;
  /** The button that opens; without it the dialog is controlled by `open`. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
  /** Buttons at the end, the primary one first; it comes to stand at the right. */
  actions?: ReactNode;
  /** Label of a button after `actions` that closes. */
  cancelLabel?: ReactNode;
};

const field = 'textarea:not(:disabled), select:not(:disabled), input:not(:disabled):not([aria-hidden])';

/** The first field that can be filled in; of a group of radio buttons the one that is chosen. */
function firstField(body: HTMLElement | null): HTMLElement | undefined {
  const first = body?.querySelector<HTMLElement>(field) ?? undefined;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = [...(body?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  return group.find(({ name, checked }) => checked && name === first.name) ?? first;
}

/**
 * Modal question or form; at the lower edge on a phone, in the middle elsewhere. Focus begins in the first field, stays inside and
 * returns; after a touch it begins on the dialog itself, so that no keyboard hides it.
 */
export function Dialog({
  title,
  description,
  closeLabel,
  trigger,
  open,
  onOpenChange,
  children,
  actions,
  cancelLabel,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Backdrop />
        <Popup initialFocus={(opening) => opening === 'touch' || (firstField(body.current) ?? true)}>
          <Head>
            <Title>{title}</Title>
            <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
          </Head>
          <Body ref={body}>
            {description !== undefined && <Description>{description}</Description>}
            {children}
          </Body>
          {actions !== undefined && (
            <Actions>
              {actions}
              {cancelLabel !== undefined && (
                <Base.Close render={<Button variant="secondary">{cancelLabel}</Button>} />
              )}
            </Actions>
          )}
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
