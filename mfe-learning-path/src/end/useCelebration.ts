import { useEffect, useState } from 'react';
import { useSessionState } from '../parts/useSessionState.ts';

/**
 * Whether a circle is to be celebrated now: it is closed, and was open when the person saw it earlier in this browser's
 * session. So it is celebrated once, whatever closed it, and not again on later visits.
 * @param circleId undefined while the circle is on its way
 * @param closed undefined where that is not known
 */
export function useCelebration(circleId: string | undefined, closed: boolean | undefined): boolean {
  const [wasOpen, setWasOpen] = useSessionState(`open/${circleId}`, false, (kept) =>
    typeof kept === 'boolean' ? kept : undefined,
  );
  const [celebrates, setCelebrates] = useState(false);
  useEffect(() => {
    if (circleId === undefined || closed === undefined || wasOpen === !closed) return;
    if (closed) setCelebrates(true);
    setWasOpen(!closed);
  });
  return celebrates;
}
