import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, trustProxyOption } from './trustedProxies.ts';

describe('parseTrustedProxies', () => {
  it.each([
    ['false', false],
    ['1', 1],
    ['12', 12],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('reads %s', (value, proxies) => {
    expect(parseTrustedProxies(value)).toEqual(proxies);
  });

  it.each([
    'true',
    'yes',
    '0',
    '-1',
    '1.5',
    '100',
    '*',
    'proxy.example',
    '10.0.0.1,',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    'fe80::1%eth0',
  ])('refuses %s', (value) => {
    expect(parseTrustedProxies(value)).toBeUndefined();
  });
});

describe('the address of a request', () => {
  const forged = '203.0.113.66';
  const client = '198.51.100.7';

  it.each([
    ['false', `${forged}, ${client}`, '10.0.0.2'],
    ['1', `${forged}, ${client}`, client],
    ['2', `${forged}, ${client}, 10.0.0.1`, client],
    ['10.0.0.0/8', `${forged}, ${client}, 10.0.0.1`, client],
    ['10.0.0.1, 10.0.0.2', `${forged}, ${client}, 10.0.0.1`, client],
    ['10.0.0.1', `${forged}, ${client}`, '10.0.0.2'],
    ['1', '', '10.0.0.2'],
  ])('with TRUST_PROXY=%s and X-Forwarded-For «%s» is %s', async (value, forwarded, address) => {
    const proxies = parseTrustedProxies(value);
    if (proxies === undefined) throw new Error(`${value} was refused`);
    await using app = fastify({ trustProxy: trustProxyOption(proxies) });
    app.get('/', async (request) => request.ip);
    const headers = { 'x-forwarded-for': forwarded };
    expect((await app.inject({ url: '/', remoteAddress: '10.0.0.2', headers })).body).toBe(address);
  });
});
