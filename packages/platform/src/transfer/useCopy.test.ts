import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCopy } from './useCopy.ts';

afterEach(() => vi.unstubAllGlobals());

test('a text is copied, or it is said that it was not; of another text nothing is known', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { result, rerender } = renderHook(({ text }) => useCopy(text), { initialProps: { text: 'one' } });
  expect(result.current.outcome).toBeUndefined();
  await act(() => result.current.copy());
  expect(writeText).toHaveBeenCalledExactlyOnceWith('one');
  expect(result.current.outcome).toBe('copied');
  rerender({ text: 'two' });
  expect(result.current.outcome).toBeUndefined();
  writeText.mockRejectedValue(new Error('not allowed'));
  await act(() => result.current.copy());
  expect(result.current.outcome).toBe('failed');
});
