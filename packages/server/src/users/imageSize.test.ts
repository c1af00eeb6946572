import { Jimp } from 'jimp';
import { describe, expect, it } from 'vitest';
import { fixtureFiles, png } from '../../test/fixtureFiles.ts';
import { imageSize } from './imageSize.ts';

describe('imageSize', () => {
  it('reads what the header says, without decoding', () => {
    expect(imageSize(png(3, 2))).toEqual({ kind: 'png', width: 3, height: 2 });
    expect(imageSize(png(1, 1, { width: 60_000, height: 50_000 }))).toEqual({
      kind: 'png',
      width: 60_000,
      height: 50_000,
    });
  });

  it('finds the frame of a jpg behind other parts', async () => {
    const jpg = await new Jimp({ width: 40, height: 30, color: 0x336699ff }).getBuffer('image/jpeg');
    expect(imageSize(jpg)).toEqual({ kind: 'jpg', width: 40, height: 30 });
    const comment = Buffer.concat([
      jpg.subarray(0, 2),
      Buffer.from('fffe000668616c6c', 'hex'),
      jpg.subarray(2),
    ]);
    expect(imageSize(comment)).toEqual({ kind: 'jpg', width: 40, height: 30 });
  });

  it.each(['pdf', 'html', 'svg', 'exe', 'jpg', 'mp4'] as const)('knows no size of %s', (kind) => {
    expect(imageSize(fixtureFiles[kind])).toBeUndefined();
  });

  it('ends with whatever is cut off', async () => {
    const jpg = await new Jimp({ width: 40, height: 30, color: 0x336699ff }).getBuffer('image/jpeg');
    for (const whole of [jpg, png(3, 2)]) {
      for (let length = 0; length < Math.min(whole.length, 200); length += 1) {
        expect(() => imageSize(whole.subarray(0, length))).not.toThrow();
      }
    }
  });
});
