import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as components from '../index.ts';
import * as overlays from '../overlay/index.ts';
import { styleguideEntries } from './index.ts';

it.each(styleguideEntries)('draws $name', ({ render: draw }) => {
  const { container } = render(draw());
  expect(container).not.toBeEmptyDOMElement();
});

it('names each entry once and shows every overlay', () => {
  const names = styleguideEntries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(Object.keys(overlays)));
});

it('keeps the overlays out of the main entry', () => {
  expect(Object.keys(components)).not.toEqual(expect.arrayContaining(['Menu']));
  expect(Object.keys(components)).toEqual(expect.arrayContaining(['CircleDiagram', 'GlobalStyle']));
});
