import dgram from 'node:dgram';
import dns from 'node:dns';
import { Module } from 'node:module';
import net from 'node:net';

/** What reaches the network, or modules that do. */
const globals = ['fetch', 'WebSocket', 'EventSource', 'navigator', 'require', 'module'];
const ofProcess = ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'kill', 'mainModule'];

/**
 * The second wall, for code that has left its context: the permission model of Node closes files, processes, workers and
 * addons, but not the network (Node 24).
 */
export function confine(): void {
  const denied = () => {
    throw new Error('The render process has no network and no modules');
  };
  const deny = (owner: object, names: readonly string[]) => {
    for (const name of names)
      Object.defineProperty(owner, name, { value: denied, writable: false, configurable: false });
  };
  deny(net.Socket.prototype, ['connect']);
  deny(net.Server.prototype, ['listen']);
  deny(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  deny(dns, ['lookup', 'resolve', 'lookupService']);
  deny(dns.Resolver.prototype, ['resolve', 'resolve4', 'resolve6', 'resolveTxt']);
  deny(Module, ['_load']);
  deny(process, ofProcess);
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
}
