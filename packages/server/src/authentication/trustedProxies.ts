import { isIP } from 'node:net';

/** Which proxies' `X-Forwarded-For` is believed: none, the nearest so many, or those with these addresses. */
export type TrustedProxies = false | number | readonly string[];

/**
 * Reads `false`, a number of proxies from 1 to 99, or addresses and networks (`10.0.0.0/8`) separated by commas.
 * @returns undefined for anything else; nothing stands for «everybody», who could then write any address of their own
 */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (value === 'false') return false;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const networks = value.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** The same in the words of Fastify, which refuses to count proxies by itself. */
export function trustProxyOption(proxies: TrustedProxies) {
  if (proxies === false) return false;
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies;
  return [...proxies];
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
