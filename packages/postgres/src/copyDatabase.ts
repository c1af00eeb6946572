import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own; dropped when it is disposed of, whoever is connected. */
export interface DatabaseCopy extends AsyncDisposable {
  /** its address */
  readonly url: string;
}

/** Copies a database beside itself. @param url of a database to which nobody is connected */
export async function copyDatabase(url: string): Promise<DatabaseCopy> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(url, (client) =>
    client.query(`create database ${name} template ${databaseOf(url)} strategy file_copy`),
  );
  return {
    url: addressOf(url, name),
    [Symbol.asyncDispose]: () =>
      asAdministrator(url, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

/** The address of another database of the same PostgreSQL. */
export function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Runs statements in the database `postgres` of the same server. */
export async function asAdministrator(
  url: string,
  run: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(url, 'postgres') });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
