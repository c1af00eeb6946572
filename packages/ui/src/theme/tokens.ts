import type { CourseType } from '@learn/domain';

/** Colours of the light theme by token name. Every value is used through `color`, never directly. */
export const lightColors = {
  ink900: '#10243e',
  ink700: '#3b4a60',
  ink500: '#5f6d80',
  line: '#dde3ea',
  edge: '#8592a1',
  surface0: '#ffffff',
  surface1: '#f5f7fa',
  surface2: '#eaeff5',
  none: '#b6c0cc',
  progress: '#1f5fd6',
  progressTint: '#e3ecfb',
  finished: '#1a7f4b',
  finishedTint: '#e0f3e9',
  failed: '#c5283d',
  failedTint: '#fbe7ea',
  waiting: '#9a5b00',
  waitingTint: '#fdf0da',
  preview: '#ffd84d',
  previewInk: '#10243e',
  accentVv: '#1f5fd6',
  accentUk: '#0b7a75',
  accentAg: '#a8480f',
  accentEt: '#5b6f0a',
} as const;

/** Name of a colour token. */
export type ColorName = keyof typeof lightColors;

/** The same tokens for dark surroundings; text on its ground keeps a contrast of at least 4.5:1. */
export const darkColors: Readonly<Record<ColorName, string>> = {
  ink900: '#eaf0f8',
  ink700: '#bcc8d8',
  ink500: '#9aa8bb',
  line: '#2a3a52',
  edge: '#6b7b92',
  surface0: '#0f1a2b',
  surface1: '#142338',
  surface2: '#1d2b41',
  none: '#56657b',
  progress: '#82aeff',
  progressTint: '#17294d',
  finished: '#62cb98',
  finishedTint: '#10362a',
  failed: '#ff8a99',
  failedTint: '#452029',
  waiting: '#f2b950',
  waitingTint: '#3b2d12',
  preview: '#ffd84d',
  previewInk: '#10243e',
  accentVv: '#82aeff',
  accentUk: '#4fc4bd',
  accentAg: '#f09a63',
  accentEt: '#b3cc5a',
};

/** Custom property that carries a colour token, for example `--ink900`. */
function colorVariable(name: string): string {
  return `--${name}`;
}

/** The declarations that set every colour token to the given values; text for a style rule. */
export function colorDeclarations(values: Readonly<Record<ColorName, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${colorVariable(name)}:${value};`)
    .join('');
}

/** Colour tokens for use in styles: each is a reference to its custom property, so dark mode needs no re-render. */
export const color = Object.fromEntries(
  Object.keys(lightColors).map((name) => [name, `var(${colorVariable(name)})`]),
) as Readonly<Record<ColorName, string>>;

/** Course family that gives a page its accent. */
export type Accent = CourseType;

/** Colour of a course family's accent: an edge, a tag or the active mark, never a whole area. */
export const accentColor: Readonly<Record<Accent, string>> = {
  vv: color.accentVv,
  uk: color.accentUk,
  ag: color.accentAg,
  et: color.accentEt,
};

/** Meaning of a state; each has a colour, a tint, and an icon in StatusPill. */
export type Tone = 'none' | 'progress' | 'finished' | 'failed' | 'waiting';

/** Ground for each tone. Text on it is ink 900 or 700; only the icon takes the tone's colour. */
export const toneTint: Readonly<Record<Tone, string>> = {
  none: color.surface2,
  progress: color.progressTint,
  finished: color.finishedTint,
  failed: color.failedTint,
  waiting: color.waitingTint,
};

/** Icon colour for each tone; «none» takes the hint's ink because its grey is too light for a thin line. */
export const toneColor: Readonly<Record<Tone, string>> = {
  none: color.ink500,
  progress: color.progress,
  finished: color.finished,
  failed: color.failed,
  waiting: color.waiting,
};

/** Distances in pixels. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
} as const;

/** A step of the spacing scale, in pixels. */
export type Space = keyof typeof space;

/** Type sizes by their pixels at the browser's default size. */
export const fontSize = {
  14: '.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
} as const;

/** A step of the type scale, in pixels. */
export type FontSize = keyof typeof fontSize;

/** The three weights in use. */
export const fontWeight = { regular: 400, strong: 600, bold: 700 } as const;

/** System sans-serif faces by name first: a bare Linux would take its widest font for `system-ui`. */
export const fontFamily =
  '-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",system-ui,sans-serif';

/** Corner radii: controls, cards, and fully round. */
export const radius = { control: '8px', card: '12px', full: '999px' } as const;

/** The one shadow, for what floats above the page. */
export const floatShadow = 'var(--float)';

/** Widths from which a larger layout applies, in pixels. */
export const breakpoint = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

const from = (width: number) => `@media (min-width: ${width}px)`;
const below = (width: number) => `@media (max-width: ${width - 0.02}px)`;

/** Media queries for a width and above, and below it for what only a phone or a tablet gets. */
export const media = {
  sm: from(breakpoint.sm),
  md: from(breakpoint.md),
  lg: from(breakpoint.lg),
  xl: from(breakpoint.xl),
  '2xl': from(breakpoint['2xl']),
  belowSm: below(breakpoint.sm),
  belowMd: below(breakpoint.md),
  belowLg: below(breakpoint.lg),
  /** for what keeps its wide layout on paper, which is narrower than a desktop */
  lgOrPaper: `@media not screen and (max-width: ${breakpoint.lg - 0.02}px)`,
  belowLgOnScreen: `@media screen and (max-width: ${breakpoint.lg - 0.02}px)`,
} as const;

/** Duration and easing of every transition. */
export const motion = '150ms ease-out';
