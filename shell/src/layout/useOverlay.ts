import { reportError } from '@learn/platform';
import { useState } from 'react';

type Overlay = typeof import('@learn/ui/overlay');

interface LazyOverlay {
  /** the components, once they have arrived and somebody has opened the thing */
  readonly overlay: Overlay | undefined;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** for the plain button that stands there until then */
  readonly trigger: {
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: () => void;
    'aria-expanded': boolean;
  };
}

/**
 * Menus and drawers are a fifth of the shell's bytes and nobody needs them to see the page. So they are fetched when
 * somebody points at their button, and take its place when he presses it; not before, or the button would lose the focus.
 */
export function useOverlay(): LazyOverlay {
  const [overlay, setOverlay] = useState<Overlay>();
  const [open, setOpen] = useState(false);
  const preload = () => void import('@learn/ui/overlay').catch(() => undefined);
  const show = async () => {
    try {
      setOverlay(await import('@learn/ui/overlay'));
      setOpen(true);
    } catch (error) {
      reportError(error, { area: 'overlay' });
    }
  };
  return {
    overlay,
    open,
    setOpen,
    trigger: { onPointerEnter: preload, onFocus: preload, onClick: () => void show(), 'aria-expanded': open },
  };
}
