import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('downloads a file under its name and lets go of it later', () => {
  vi.useFakeTimers();
  const create = vi.fn(() => 'blob:1');
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('persons_vv_2026-11-21.xlsx');
    expect(this.href).toBe('blob:1');
    expect(this.isConnected).toBe(true);
  });
  saveFile(new File(['x'], 'persons_vv_2026-11-21.xlsx'));
  expect(clicked).toHaveBeenCalledOnce();
  expect(document.querySelector('a')).toBeNull();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
