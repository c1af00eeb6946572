import { matchPath } from '@learn/contracts';
import { mountOfAddress } from '@learn/platform';
import { shell } from '../shell.ts';

/** Whether somebody answers the path; what a notification leads to may be gone, or its remote not there. */
export function canOpen(target: string): boolean {
  if (!target.startsWith('/')) return false;
  const { pathname } = new URL(target, 'http://page.invalid');
  const own = shell.mounts.some((mount) => matchPath(mount.path, pathname) !== undefined);
  return own || mountOfAddress(pathname) !== undefined;
}
