import { atom } from 'nanostores';
import { problemOf } from '../problemOf.ts';

/** Whether an administrator sees the platform as the person of this page, and can change nothing. */
export const $isViewing = atom(false);

/** How often something was refused or not kept for this reason: the page says so. */
export const $viewingRefusals = atom(0);

export function tellViewingRefusal(): void {
  $viewingRefusals.set($viewingRefusals.get() + 1);
}

/** Hears of every write that failed. */
export function noteFailedWrite(error: unknown): void {
  if (isViewingRefusal(error)) tellViewingRefusal();
}

/** Whether a write was refused for this reason. */
export function isViewingRefusal(error: unknown): boolean {
  return problemOf(error).code === 'read_only';
}
