import { expect, it } from 'vitest';
import { fileSize, fileTypeName } from './file.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) => `${values.value} ${key}`;

it.each([
  [0, '0 size.bytes'],
  [1023, '1023 size.bytes'],
  [1024, '1 size.kilobytes'],
  [24_576, '24 size.kilobytes'],
  [1_048_064, '1 size.megabytes'],
  [1_468_006, '1.4 size.megabytes'],
])('writes %i bytes for people', (bytes, words) => {
  expect(fileSize(bytes, t)).toBe(words);
});

it.each([
  ['application/pdf', 'PDF'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'],
  ['image/svg+xml', 'SVG'],
  ['application/octet-stream', undefined],
  ['', undefined],
])('names the type %s', (type, name) => {
  expect(fileTypeName(type)).toBe(name);
});
