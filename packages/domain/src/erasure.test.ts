import { expect, test } from 'vitest';
import { erasureDueAt } from './erasure.ts';

test('a request is due after thirty days', () => {
  expect(erasureDueAt(new Date('2026-11-25T10:00:00Z')).toISOString()).toBe('2026-12-25T10:00:00.000Z');
});
