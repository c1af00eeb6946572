import { describe, expect, it } from 'vitest';
import { errorCodes } from './errorCodes.ts';

const entries = Object.entries(errorCodes);

describe('errorCodes', () => {
  it.each(entries)('%s is a word of its own and has an error status', (code, { status }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it.each(entries)('%s is reported exactly if the fault is the server’s own', (code, entry) => {
    // an orderly end is no fault
    expect(entry.reported).toBe(entry.status >= 500 && code !== 'shutting_down');
  });

  it('tells an ended session from a wrong password, which share a status', () => {
    expect(errorCodes.not_logged_in.status).toBe(401);
    expect(errorCodes.login_failed.status).toBe(401);
  });
});
