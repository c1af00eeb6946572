import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** Props of ConfirmDialog. */
export type ConfirmDialogProps = Pick<
  DialogProps,
  'title' | 'description' | 'closeLabel' | 'cancelLabel' | 'children'
> & {
  /** The button that asks. */
  trigger: ReactElement;
  confirmLabel: ReactNode;
  /** Does it; the dialog is busy meanwhile, and closes when it is done. */
  onConfirm: () => Promise<void>;
  /** What is shown below the content after a rejection. */
  failure: (error: unknown) => ReactNode;
};

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, onConfirm, failure, children, ...dialog } = props;
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: unknown }>('idle');
  const change = (next: boolean) => {
    setOpen(next);
    if (typeof state === 'object') setState('idle');
  };
  const confirm = async () => {
    setState('busy');
    try {
      await onConfirm();
      setOpen(false);
      setState('idle');
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={change}
      actions={
        <Button loading={state === 'busy'} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      }
    >
      {children}
      {typeof state === 'object' && failure(state.error)}
    </Dialog>
  );
}
