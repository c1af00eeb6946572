import { describe, expect, it } from 'vitest';
import { type ColorName, color, darkColors, lightColors } from './tokens.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const tints = ['progressTint', 'finishedTint', 'failedTint', 'waitingTint'] as const;
const meanings = ['progress', 'finished', 'failed', 'waiting'] as const;
const accents = ['accentVv', 'accentUk', 'accentAg', 'accentEt'] as const;
const grounds = ['surface0', 'surface1', 'surface2', ...tints] as const;

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('contrast in the %s theme', (_name, colors: Readonly<Record<ColorName, string>>) => {
  it.each(grounds.flatMap((ground) => [['ink900', ground] as const, ['ink700', ground] as const]))(
    '%s reads on %s',
    (ink, ground) => {
      expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['surface0', 'surface1', 'surface2'] as const)('hints read on %s', (ground) => {
    expect(contrast(colors.ink500, colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...meanings, ...accents])('%s reads as text on the page', (name) => {
    expect(contrast(colors[name], colors.surface0)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(meanings)('the icon of %s shows on its tint', (name) => {
    expect(contrast(colors[name], colors[`${name}Tint`])).toBeGreaterThanOrEqual(3);
  });

  it('outlines of controls show, and dark buttons and the preview bar are legible', () => {
    expect(contrast(colors.edge, colors.surface0)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.surface0, colors.ink900)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.surface0, colors.ink700)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.previewInk, colors.preview)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.surface0, colors.finished)).toBeGreaterThanOrEqual(4.5);
  });
});

it('refers to custom properties, so that the theme can change without a new render', () => {
  expect(color.ink900).toBe('var(--ink900)');
});
