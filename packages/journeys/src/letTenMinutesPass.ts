import { expect } from '@playwright/test';
import type { Platform } from './platform.ts';

/** Lets the ten minutes pass in which the one assignment that was just submitted can be taken back. */
export async function letTenMinutesPass(platform: Platform): Promise<void> {
  const rows = await platform.changeRows(
    `update assignment_completions set submitted_at = submitted_at - interval '10 minutes'
      where completion_status = 'SUBMITTED' and submitted_at > now() - interval '10 minutes'`,
    [],
  );
  expect(rows).toBe(1);
}
