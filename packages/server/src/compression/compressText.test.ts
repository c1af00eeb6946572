import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressText } from './compressText.ts';

const text = '<p>Lernkreis – l’été</p>'.repeat(50);

test.each(['br', 'gzip, deflate, br', 'gzip;q=0.5, BR;q=1.0'])('«%s» gets brotli', async (accepted) => {
  const { body, encoding } = await compressText(text, accepted);
  expect(encoding).toBe('br');
  expect(brotliDecompressSync(Buffer.from(body)).toString()).toBe(text);
});

test.each(['gzip', 'gzip, br;q=0'])('«%s» gets gzip', async (accepted) => {
  const { body, encoding } = await compressText(text, accepted);
  expect(encoding).toBe('gzip');
  expect(gunzipSync(Buffer.from(body)).toString()).toBe(text);
});

test.each([undefined, '', 'identity', 'br;q=0.0, gzip;q=0'])('«%s» gets plain text', async (accepted) => {
  expect(await compressText(text, accepted)).toEqual({ body: text });
});
