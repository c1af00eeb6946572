import { Jimp } from 'jimp';
import { fillsMemory } from './fillsMemory.ts';
import { imageSize } from './imageSize.ts';

/** A square of the upright picture, in its pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface AvatarRequest {
  readonly bytes: Uint8Array;
  /** without it the largest square in the middle */
  readonly crop: Crop | undefined;
}

export type MadeAvatar = { readonly picture: Uint8Array } | { readonly fault: 'unreadable' | 'crop_outside' };

/** Width and height of a photo, in pixels. */
export const avatarPixels = 256;

/**
 * Makes a photo out of a picture: turned upright, cut to a square, small, on white, and a jpg without anything that its camera
 * wrote into it.
 */
export async function makeAvatar({ bytes: given, crop }: AvatarRequest): Promise<MadeAvatar> {
  const bytes = Buffer.from(given);
  if (imageSize(bytes)?.kind === 'png' && fillsMemory(bytes)) return { fault: 'unreadable' };
  const image = await Jimp.fromBuffer(bytes).catch(() => undefined);
  if (image === undefined) return { fault: 'unreadable' };
  const { width, height } = image;
  const largest = Math.min(width, height);
  const { x, y, size } = crop ?? {
    x: Math.floor((width - largest) / 2),
    y: Math.floor((height - largest) / 2),
    size: largest,
  };
  if (x + size > width || y + size > height) return { fault: 'crop_outside' };
  image.crop({ x, y, w: size, h: size }).resize({ w: avatarPixels, h: avatarPixels });
  const paper = new Jimp({ width: avatarPixels, height: avatarPixels, color: 0xffffffff });
  return { picture: await paper.composite(image).getBuffer('image/jpeg', { quality: 85 }) };
}
