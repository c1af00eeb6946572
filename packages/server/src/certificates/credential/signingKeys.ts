import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints, fillPath } from '@learn/contracts';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, importPKCS8 } from 'jose';
import type { Config } from '../../config.ts';
import { pemBlocks } from './pemBlocks.ts';

/** The algorithm that every verifier of Open Badges knows (Open Badges 3.0, JSON Web Token Proof Format). */
export const algorithm = 'RS256';

export interface PublicKey {
  readonly kty: string;
  readonly n: string;
  readonly e: string;
  readonly alg: string;
  readonly use: string;
  /** its address */
  readonly kid: string;
}

export interface SigningKeys {
  /** undefined: credentials are not offered */
  readonly current: { readonly kid: string; readonly key: CryptoKey } | undefined;
  /** those that verify, the current one first; by the last part of their address */
  readonly published: ReadonlyMap<string, PublicKey>;
}

/**
 * Reads the keys of the issuer: the first signs, the others still verify what they have signed. In local mode without any,
 * one is made at first use and kept in the data folder.
 */
export async function readSigningKeys(config: Config): Promise<SigningKeys> {
  const pem = config.CREDENTIAL_KEYS ?? (config.APP_MODE === 'local' ? await developmentKey(config) : '');
  const keys = await Promise.all(pemBlocks(pem).map((block) => readKey(config, block)));
  const [first] = keys;
  return {
    current: first && { kid: first.published.kid, key: first.key },
    published: new Map(keys.map(({ id, published }) => [id, published])),
  };
}

async function readKey({ PUBLIC_URL }: Config, pem: string) {
  const key = await importPKCS8(pem, algorithm, { extractable: true });
  const { n = '', e = '', kty = '' } = await exportJWK(key);
  const id = await calculateJwkThumbprint({ n, e, kty });
  const kid = `${PUBLIC_URL}${fillPath(endpoints.credentialKey.path, { keyId: id })}`;
  return { id, key, published: { kty, n, e, alg: algorithm, use: 'sig', kid } };
}

async function developmentKey({ DATA_DIR }: Config): Promise<string> {
  const file = path.join(DATA_DIR, 'credential-key.pem');
  await mkdir(DATA_DIR, { recursive: true });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made = privateKey.export({ type: 'pkcs8', format: 'pem' });
  // Of two that start at once, both take what the first has written.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
