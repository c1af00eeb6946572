import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Runs a module with the options of the render process, after the second wall. @returns what it sends */
async function confined(expression: string): Promise<unknown> {
  const script = `
    import net from 'node:net'; import http from 'node:http'; import dns from 'node:dns'; import dgram from 'node:dgram'; import tls from 'node:tls';
    import fs from 'node:fs'; import child from 'node:child_process'; import { createRequire } from 'node:module';
    import { confine } from ${JSON.stringify(path.join(import.meta.dirname, 'confine.ts'))};
    const load = createRequire('/');
    const send = process.send.bind(process);
    confine();
    const tried = await (async () => ${expression})().then((value) => 'done ' + typeof value, (error) => error.code ?? error.message);
    send(tried, () => process.exit());`;
  const child = fork('-', {
    execArgv: [
      '--permission',
      `--allow-fs-read=${import.meta.dirname}/*`,
      '--input-type=module',
      '--eval',
      script,
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [tried] = await once(child, 'message');
  return tried;
}

const wall = 'The render process has no network and no modules';

test.each([
  ['a connection', 'net.connect(80, "127.0.0.1")', wall],
  [
    'a request',
    'new Promise((resolve, reject) => http.get("http://127.0.0.1:1/").on("error", reject).on("response", resolve))',
    wall,
  ],
  ['an encrypted connection', 'tls.connect(443, "127.0.0.1")', wall],
  ['a server', 'net.createServer().listen(0)', wall],
  ['a datagram', 'dgram.createSocket("udp4").send("x", 53, "127.0.0.1")', wall],
  ['a look-up of a name', 'dns.lookup("localhost", () => {})', wall],
  ['a module', 'load("node:https")', wall],
  ['a built-in module', 'process.getBuiltinModule("node:net")', wall],
  ['a binding', 'process.binding("tcp_wrap")', wall],
  ['a signal', 'process.kill(process.ppid)', wall],
  ['fetch', 'fetch("http://127.0.0.1")', 'fetch is not defined'],
  ['WebSocket', 'new WebSocket("ws://127.0.0.1")', 'WebSocket is not defined'],
  ['a file', 'fs.readFileSync("/etc/hostname")', 'ERR_ACCESS_DENIED'],
  ['a file to write', 'fs.writeFileSync("/tmp/written", "")', 'ERR_ACCESS_DENIED'],
  ['a process', 'child.execFileSync("true")', 'ERR_ACCESS_DENIED'],
  [
    'the environment',
    '{ if (Object.keys(process.env).every((name) => name.startsWith("NODE_CHANNEL"))) throw new Error("empty") }',
    'empty',
  ],
])('code that has left its context gets no %s', async (_, expression, answer) => {
  expect(await confined(expression)).toBe(answer);
});
