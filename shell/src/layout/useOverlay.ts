import { reportError } from '@learn/platform';
import { atom } from 'nanostores';
import { startTransition, useEffect, useRef, useState } from 'react';

type Overlay = typeof import('@learn/ui/overlay');

interface FailedOverlay {
  /** opens it after all, if it can be had by then */
  readonly retry: () => void;
}

/** What somebody has wanted to open and what could not be had; the header says so. */
export const $failedOverlay = atom<FailedOverlay | undefined>(undefined);

interface LazyOverlay<Part> {
  /** the components, once they have arrived and somebody has opened the thing */
  readonly overlay: Overlay | undefined;
  /** what `loadPart` gave, from the same moment on */
  readonly part: Part | undefined;
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
 * What cannot be had is said by the header, see `$failedOverlay`.
 * @param loadPart what stands in the overlay and is as little needed before, with the texts of it
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
