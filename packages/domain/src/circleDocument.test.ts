import { expect, test } from 'vitest';
import { canAddCircleDocument, mayWriteCircleDocuments } from './circleDocument.ts';

test.each([
  [true, true, false, true],
  [true, false, true, true],
  [true, true, true, true],
  [true, false, false, false],
  [false, true, true, false],
])('documents in the course %s, expert %s, admin %s: %s', (enabled, isExpertOfCircle, isAdmin, allowed) => {
  expect(mayWriteCircleDocuments({ enabled, isExpertOfCircle, isAdmin })).toBe(allowed);
});

test.each([
  [true, 2, true],
  [true, 0, false],
  [false, 2, false],
])('an expert adds a document: enabled %s, %i sequences → %s', (enabled, sequences, can) => {
  expect(canAddCircleDocument({ enabled, isExpertOfCircle: true, isAdmin: false }, sequences)).toBe(can);
});
