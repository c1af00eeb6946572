import { $history, useLinks, useStore } from '@learn/platform';
import { useNavigate } from '@learn/platform/router';

/** Leaves a page without chrome: back in history, without one to the list of persons (specification §2). */
export function useClose(): () => void {
  const navigate = useNavigate();
  const links = useLinks();
  const pushed = useStore($history).length - 1;
  return () => {
    if (placeInHistory(pushed) > 0) void navigate(-1);
    else void navigate(links.persons() ?? '/');
  };
}

/** How many pages of the platform lie before this one; the browser keeps it over a reload, the platform does not. */
function placeInHistory(pushed: number): number {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof known === 'number' ? known : pushed;
}
