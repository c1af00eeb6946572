import { endpoints } from '@learn/contracts';

/** A login session as a browser has it. */
export interface LoggedIn {
  readonly cookie: string;
  /** repeats the csrftoken cookie */
  readonly csrf: string;
}

/** Logs a person of the demo world in. @param headers of both requests @throws when the server refuses */
export async function logIn(
  url: string,
  username: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LoggedIn> {
  const visit = await fetch(`${url}/login-local`, { headers: { ...headers, accept: 'text/html' } });
  await visit.arrayBuffer();
  const cookie = cookiesOf(visit);
  const answer = await fetch(url + endpoints.login.path, {
    method: 'POST',
    headers: { ...headers, cookie, 'x-csrftoken': csrfOf(cookie), 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'demo' }),
  });
  if (!answer.ok) throw new Error(`Login of ${username} answered ${answer.status}`);
  await answer.arrayBuffer();
  const loggedIn = cookiesOf(answer);
  return { cookie: loggedIn, csrf: csrfOf(loggedIn) };
}

function csrfOf(cookie: string): string {
  return decodeURIComponent(/csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '');
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
