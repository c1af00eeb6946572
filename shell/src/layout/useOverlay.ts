import { reportError } from '@learn/platform';
import { atom } from 'nanostores';
import { startTransition, useEffect, useRef, useState } from 'react';

type Overlay = typeof import('@learn/ui/overlay');

interface FailedOverlay {
  /** loads and opens it again */
  readonly retry: () => void;
}

/** The overlay that could not be loaded when its button was pressed; the header says so. */
export const $failedOverlay = atom<FailedOverlay | undefined>(undefined);

interface LazyOverlay<Part> {
  /** the components, once they are loaded and the button was pressed */
  readonly overlay: Overlay | undefined;
  /** what `loadPart` gave, from the same moment on */
  readonly part: Part | undefined;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** for the plain button that is shown until then */
  readonly trigger: {
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: () => void;
    'aria-expanded': boolean;
  };
}

/**
 * Menus and drawers are a fifth of the shell's bytes and the first screen does not need them. They are fetched when the
 * pointer is over their button, and replace it when it is pressed; not before, or the button would lose the focus.
 * The header shows a failure, see `$failedOverlay`.
 * @param loadPart loads the content of the overlay and its texts
 */
export function useOverlay<Part = undefined>(loadPart?: () => Promise<Part>): LazyOverlay<Part> {
  const [loaded, setLoaded] = useState<{ readonly overlay: Overlay; readonly part: Part | undefined }>();
  const [open, setOpen] = useState(false);
  const failure = useRef<FailedOverlay>(undefined);
  useEffect(() => () => forget(failure.current), []);
  const load = () => Promise.all([import('@learn/ui/overlay'), loadPart?.()]);
  const preload = () => void load().catch(() => undefined);
  const show = async () => {
    try {
      const [overlay, part] = await load();
      await nextFrame();
      forget(failure.current);
      startTransition(() => {
        setLoaded({ overlay, part });
        setOpen(true);
      });
    } catch (error) {
      reportError(error, { area: 'overlay' });
      failure.current = { retry: () => void show() };
      $failedOverlay.set(failure.current);
    }
  };
  return {
    overlay: loaded?.overlay,
    part: loaded?.part,
    open,
    // drawing may be interrupted: the press itself is answered in the next frame
    setOpen: (next) => (next ? startTransition(() => setOpen(true)) : setOpen(false)),
    trigger: { onPointerEnter: preload, onFocus: preload, onClick: () => void show(), 'aria-expanded': open },
  };
}

function forget(failure: FailedOverlay | undefined): void {
  if ($failedOverlay.get() === failure) $failedOverlay.set(undefined);
}

/** On a slow device the first drawing of a menu takes longer than a press may wait for its answer. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
