import { expect } from '@playwright/test';
import type { Platform } from './platform.ts';

/** Lets the minute pass in which the one evaluation that was just released can be taken back. */
export async function letTheMinutePass(platform: Platform): Promise<void> {
  const rows = await platform.changeRows(
    `with told as (update notifications set created_at = now() where created_at > now())
      update assignment_completions set evaluation_withdrawable_until = now()
      where evaluation_withdrawable_until > now()`,
    [],
  );
  expect(rows).toBe(1);
}
