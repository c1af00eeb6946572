/** What the person who started the server wants to know. */
export interface Started {
  /** where the platform is to be opened */
  readonly address: string;
  /** accounts of the demo world; empty where there is none */
  readonly accounts: readonly { readonly username: string; readonly who: string }[];
  /** folder that mails are written to; undefined where they leave by SMTP */
  readonly outbox: string | undefined;
}

/** The message of a successful start: the address, who may log in with the password `demo`, and where mails are. */
export function startMessage({ address, accounts, outbox }: Started): string {
  const lines = ['', `The learning platform is ready: ${address}`];
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ username }) => username.length));
    lines.push('', 'Demo accounts, everyone with the password «demo»:');
    lines.push(...accounts.map(({ username, who }) => `  ${username.padEnd(width)}  ${who}`));
  }
  if (outbox !== undefined) lines.push('', `Mails are not sent but written to the folder ${outbox}`);
  return [...lines, ''].join('\n');
}

/**
 * One sentence about why the server could not start to listen.
 * @param error what `listen` threw
 * @returns undefined when the error is of another kind and should be shown as it is
 */
export function startFailure(error: unknown, host: string, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return `This machine has no address «${host}». Correct the environment variable HOST.`;
  }
  return undefined;
}
