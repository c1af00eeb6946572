import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  /** CPU and memory cost, a power of two */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

const cost: Cost = { n: 2 ** 15, r: 8, p: 1 };
const saltBytes = 16;
const keyBytes = 32;
const encoded = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** A salted scrypt hash with its own parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Compares a password with a hash of `hashPassword`.
 * @param hash undefined or null for a person who does not exist or has no password: false after the same time
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, n, r, p, salt, key] = encoded.exec(hash ?? '') ?? [];
  if (salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(saltBytes), cost);
    return false;
  }
  const known = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    n: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return known.length === given.length && timingSafeEqual(known, given);
}

function derive(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: n, r, p, maxmem: 256 * n * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
