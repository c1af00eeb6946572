import { createElement } from 'react';
import { expect, test } from 'vitest';
import { withoutOwnerStacks } from './withoutOwnerStacks.ts';

const stackOf = (type: string) =>
  (createElement(type) as unknown as { readonly _debugStack: Error })._debugStack;

test('React takes no stack trace of an element any more', () => {
  expect(stackOf('i')).not.toBe(stackOf('b'));
  withoutOwnerStacks();
  expect(stackOf('i')).toBeInstanceOf(Error);
  expect(stackOf('i')).toBe(stackOf('b'));
});
