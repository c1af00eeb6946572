import { createHash } from 'node:crypto';

/** What a secret token is called in the database: who reads that cannot use it. @returns SHA-256 in hexadecimal */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
