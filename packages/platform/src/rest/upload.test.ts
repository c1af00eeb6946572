import { endpoints } from '@learn/contracts';
import { afterEach, expect, it, vi } from 'vitest';

const sendForm = vi.fn(async () => 'answer');

afterEach(() => {
  vi.doUnmock('./sendForm.ts');
  vi.resetModules();
});

it('sends with what it loads for that', async () => {
  vi.doMock('./sendForm.ts', () => ({ sendForm }));
  const { upload } = await import('./upload.ts');
  const form = new FormData();
  const options = { onProgress: () => undefined };
  await expect(upload(endpoints.changeAvatar, form, options)).resolves.toBe('answer');
  expect(sendForm).toHaveBeenCalledExactlyOnceWith('/api/core/avatar/', form, {
    ...options,
    changes: ['profile'],
  });
});

it('fails as without network where that cannot be loaded', async () => {
  vi.doMock('./sendForm.ts', () => {
    throw new Error('Loading chunk failed');
  });
  const { upload } = await import('./upload.ts');
  await expect(upload(endpoints.changeAvatar, new FormData())).rejects.toBeInstanceOf(TypeError);
});
