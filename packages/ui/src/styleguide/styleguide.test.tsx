import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as contents from '../content.ts';
import * as forms from '../form/index.ts';
import * as passwords from '../form/PasswordInput.tsx';
import * as components from '../index.ts';
import * as overlays from '../overlay/index.ts';
import * as tables from '../table/index.ts';
import { darkColors, lightColors } from '../theme/tokens.ts';
import { styleguideEntries, styleguideGroups, ThemeScope } from './index.ts';

it.each(styleguideEntries)('draws $name', ({ render: draw }) => {
  const { container } = render(draw());
  expect(container).not.toBeEmptyDOMElement();
});

it('names each entry once, and its anchor too', () => {
  for (const key of ['name', 'id'] as const) {
    const values = styleguideEntries.map((entry) => entry[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

it('stands in the order of its chapters', () => {
  const groups = [...new Set(styleguideEntries.map(({ group }) => group))];
  expect(groups).toEqual(styleguideGroups);
});

/** Names of components begin with a capital; hooks, tokens and functions do not. */
function componentsOf(module: object): string[] {
  return Object.keys(module).filter((name) => /^[A-Z]/.test(name));
}

describe.each([
  ['@learn/ui', components],
  ['@learn/ui/content', contents],
  ['@learn/ui/form', forms],
  ['@learn/ui/overlay', overlays],
  ['@learn/ui/password', passwords],
  ['@learn/ui/table', tables],
] as const)('%s', (name, module) => {
  it('has each of its components in the styleguide', () => {
    const shown = new Set(styleguideEntries.flatMap((entry) => entry.shows));
    expect(componentsOf(module).filter((component) => !shown.has(component))).toEqual([]);
  });

  it('is where the entries say that their components are', () => {
    const claimed = styleguideEntries.filter((entry) => entry.module === name).flatMap(({ shows }) => shows);
    expect(claimed.filter((component) => !(component in module))).toEqual([]);
  });
});

it('keeps heavy parts out of the main entry', () => {
  expect(Object.keys(components)).not.toEqual(expect.arrayContaining(['Menu']));
  expect(Object.keys(components)).not.toEqual(expect.arrayContaining(['Combobox']));
  expect(Object.keys(components)).toEqual(expect.arrayContaining(['CircleDiagram', 'GlobalStyle']));
});

it.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('shows a part of the page in the %s theme', (theme, colors) => {
  const { container } = render(<ThemeScope $theme={theme}>Text</ThemeScope>);
  const style = getComputedStyle(container.firstElementChild as Element);
  expect(style.getPropertyValue('--ink900')).toBe(colors.ink900);
});
