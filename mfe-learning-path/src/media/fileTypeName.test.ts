import { expect, it } from 'vitest';
import { fileTypeName } from './fileTypeName.ts';

it.each([
  ['application/pdf', 'PDF'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'],
  ['image/svg+xml', 'SVG'],
  ['application/octet-stream', undefined],
  ['', undefined],
])('names the type %s', (type, name) => {
  expect(fileTypeName(type)).toBe(name);
});
