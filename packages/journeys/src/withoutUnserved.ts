interface ApiDescription {
  /** by path, with `{name}` for its parameters */
  readonly paths: Readonly<Record<string, unknown>>;
}

/**
 * Errors in the console without those about calls that the server does not serve yet: Chromium reports the answer of an older server
 * whatever the page makes of it.
 * @param problems of a `ConsoleGuard`
 * @param url of the server, which describes what it serves
 */
export async function withoutUnserved(problems: readonly string[], url: string): Promise<readonly string[]> {
  if (problems.length === 0) return problems;
  const answer = await fetch(new URL('/api/openapi.json', url));
  const { paths } = (await answer.json()) as ApiDescription;
  const served = Object.keys(paths).map((path) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`));
  return problems.filter((problem) => {
    const [, address] = /status of 404 .*\((http[^)]+)\)$/.exec(problem) ?? [];
    if (address === undefined) return true;
    const { pathname } = new URL(address);
    return !pathname.startsWith('/api/') || served.some((path) => path.test(pathname));
  });
}
