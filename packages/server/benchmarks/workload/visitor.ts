import { type LoggedIn, logIn } from '../logIn.ts';

/** How long answers took, in milliseconds, by what was asked for; and what went wrong. */
export interface Records {
  readonly times: Map<string, number[]>;
  readonly errors: string[];
}

/** What is asked for: reads and writes have limits of their own. */
export type RequestName = `${'read' | 'write'}: ${string}`;

/** A person's browser; each of its requests goes to any of the processes, as behind a load balancer. */
export interface Visitor {
  readonly read: (name: RequestName, path: string) => Promise<Response | undefined>;
  readonly post: (name: RequestName, path: string, body: object) => Promise<Response | undefined>;
  /** @returns `data`, or nothing after an error, which is recorded */
  readonly graphql: <Data>(name: RequestName, query: string, variables: object) => Promise<Data | undefined>;
}

/**
 * Logs a person in from an address of their own. @param records gets every answer
 * @returns nothing after an error, which is recorded
 */
export async function visit(
  processes: readonly string[],
  person: { readonly username: string; readonly number: number },
  records: Records,
): Promise<Visitor | undefined> {
  // Logins are counted by address.
  const address = `10.${person.number >> 16}.${(person.number >> 8) & 255}.${person.number & 255}`;
  const proxied = { 'x-forwarded-for': address };
  const began = performance.now();
  const session = await logIn(anyOf(processes), person.username, proxied).catch((error: unknown) => {
    records.errors.push(String(error));
    return undefined;
  });
  note(records, 'write: login', began);
  return session && visitorOf(processes, { headers: { ...proxied, ...headersOf(session) }, records });
}

function visitorOf(
  processes: readonly string[],
  { headers, records }: { readonly headers: Record<string, string>; readonly records: Records },
): Visitor {
  const send = async (name: RequestName, path: string, init: RequestInit = {}) => {
    const began = performance.now();
    try {
      const answer = await fetch(anyOf(processes) + path, {
        ...init,
        headers: { ...headers, ...init.headers },
      });
      // The time ends with the last byte.
      const body = await answer.arrayBuffer();
      note(records, name, began);
      if (answer.ok) return new Response(body);
      records.errors.push(`${name} ${path}: ${answer.status} ${Buffer.from(body).toString().slice(0, 200)}`);
    } catch (error) {
      records.errors.push(`${name} ${path}: ${String(error)}`);
    }
    return undefined;
  };
  const post = (name: RequestName, path: string, body: object) =>
    send(name, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    read: (name, path) => send(name, path),
    post,
    async graphql<Data>(name: RequestName, query: string, variables: object) {
      const answer = await post(name, '/server/graphql/', { query, variables });
      const result = (await answer?.json()) as { data?: Data; errors?: unknown } | undefined;
      if (result?.errors !== undefined) {
        records.errors.push(`${name}: ${JSON.stringify(result.errors).slice(0, 300)}`);
        return undefined;
      }
      return result?.data;
    },
  };
}

function headersOf({ cookie, csrf }: LoggedIn): Record<string, string> {
  return { cookie, 'x-csrftoken': csrf, accept: 'text/html, application/json' };
}

function anyOf(processes: readonly string[]): string {
  return processes[Math.floor(Math.random() * processes.length)] ?? '';
}

function note({ times }: Records, name: RequestName, began: number): void {
  const known = times.get(name) ?? [];
  known.push(performance.now() - began);
  times.set(name, known);
}
