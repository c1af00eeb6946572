import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('are salted and carry their cost', async () => {
    const [first, second] = await Promise.all([hashPassword('demo'), hashPassword('demo')]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^scrypt\$32768\$8\$1\$/);
    expect(await verifyPassword('demo', first)).toBe(true);
    expect(await verifyPassword('Demo', first)).toBe(false);
  });

  it('are the same however the keyboard composed an accent', async () => {
    expect(await verifyPassword('caf\u0065\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });

  it.each([undefined, null, '', 'demo', 'scrypt$32768$8$1$x'])('never fit the hash %j', async (hash) => {
    expect(await verifyPassword('demo', hash)).toBe(false);
  });

  it('take as much work for an unknown person as for a known one', async () => {
    const hash = await hashPassword('demo');
    // time of the processor, which other work on the machine leaves alone
    const work = async (known: string | undefined) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 5; round += 1) await verifyPassword('falsch', known);
      return process.cpuUsage(before).user;
    };
    const [known, unknown] = [await work(hash), await work(undefined)];
    expect(unknown).toBeGreaterThan(known * 0.5);
  });
});
