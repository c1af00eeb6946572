import { endpoints } from '@learn/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type OpenidProvider, publicUrl, startOpenidProvider } from './openidProvider.ts';
import type { TestClient } from './testClient.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** A provider and a server that uses it. */
export interface SignOnWorld extends AsyncDisposable {
  readonly provider: OpenidProvider;
  readonly server: TestServer;
  /** Lets a person log in that the platform does not know yet. @returns their address */
  expectNewcomer(): string;
  /** @returns the address at the provider that a sign-on leads to */
  begin(visitor: TestClient, next?: string): Promise<string>;
  /** The path at which the provider sends the browser back, after a new person has logged in. */
  comeBack(visitor: TestClient, next?: string): Promise<string>;
}

export async function startSignOnWorld(): Promise<SignOnWorld> {
  const provider = await startOpenidProvider();
  const server = await startTestServer({ config: provider.config });
  let count = 0;

  function expectNewcomer(): string {
    count += 1;
    const subject = `subject-${count}`;
    const email = `${subject}@example.org`;
    provider.people.set(subject, {
      email,
      email_verified: true,
      given_name: 'Nora',
      family_name: 'Neu',
    });
    provider.answer = { subject };
    return email;
  }

  async function begin(visitor: TestClient, next = '/'): Promise<string> {
    const answer = await visitor.get(`/sso/login?${new URLSearchParams({ next })}`);
    expect(answer.statusCode).toBe(302);
    return String(answer.headers.location);
  }

  return {
    provider,
    server,
    expectNewcomer,
    begin,
    async comeBack(visitor, next) {
      expectNewcomer();
      return pathOf(await provider.browse().walk(await begin(visitor, next)));
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
    },
  };
}

/** The path of an address of the platform. */
export function pathOf(address: string): string {
  return address.slice(publicUrl.length);
}

/** Asks for a page as a browser does. */
export function openPage(visitor: TestClient, path: string, language = 'de') {
  return visitor.get(path, { accept: 'text/html', 'accept-language': language });
}

export function expectPage(answer: LightMyRequestResponse, status: number, text: string): void {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(text);
}

export async function expectLoggedOut(visitor: TestClient): Promise<void> {
  expect(visitor.cookies.has('sessionid')).toBe(false);
  expect((await visitor.get(endpoints.me.path)).statusCode).toBe(401);
}
