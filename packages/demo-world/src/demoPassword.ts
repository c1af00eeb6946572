import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

export const demoPassword = 'demo';

/** A thirty-second of what a real password costs: everyone may know this one, and there are two hundred to make. */
const cost = 2 ** 10;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);

/** The demo password with a salt of its own, in the form that the login reads. */
export async function hashDemoPassword(): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(demoPassword, salt, 32, { N: cost, r: 8, p: 1 });
  return ['scrypt', cost, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}
