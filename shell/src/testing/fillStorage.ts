import { onTestFinished, vi } from 'vitest';

/** Puts a local storage without any room in place of the browser's until the test is over. @returns what its writes throw */
export function fillStorage(): DOMException {
  const full = new DOMException('full', 'QuotaExceededError');
  vi.stubGlobal('localStorage', {
    length: 0,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw full;
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return full;
}
