import { vi } from 'vitest';

/**
 * Collects what the page puts among the downloads, in place of the browser, until mocks are restored.
 * @returns the files in their order; it grows
 */
export function savedFiles(): File[] {
  const saved: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File);
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return saved;
}
