import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressHtml } from './compressHtml.ts';

const html = '<p>Lernkreis – l’été</p>'.repeat(50);

test.each(['br', 'gzip, deflate, br', 'gzip;q=0.5, BR;q=1.0'])('«%s» gets brotli', async (accepted) => {
  const { body, encoding } = await compressHtml(html, accepted);
  expect(encoding).toBe('br');
  expect(brotliDecompressSync(Buffer.from(body)).toString()).toBe(html);
});

test.each(['gzip', 'gzip, br;q=0'])('«%s» gets gzip', async (accepted) => {
  const { body, encoding } = await compressHtml(html, accepted);
  expect(encoding).toBe('gzip');
  expect(gunzipSync(Buffer.from(body)).toString()).toBe(html);
});

test.each([undefined, '', 'identity', 'br;q=0.0, gzip;q=0'])('«%s» gets plain text', async (accepted) => {
  expect(await compressHtml(html, accepted)).toEqual({ body: html });
});
