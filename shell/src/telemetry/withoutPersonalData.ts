const query = /(?<=[\w/])\?[^\s"'`)<>]*/g;
const email = /[^\s"'`(<>]+@[\w-]+(?:\.[\w-]+)+/g;

/** Parts of a report that hold texts of ours; the rest is the sender's own. */
const parts = ['message', 'exception', 'request', 'transaction', 'spans', 'extra', 'tags'] as const;

/**
 * Takes possible personal data out of a report: queries of addresses (people search for names) and e-mail addresses.
 * @param report is changed
 */
export function withoutPersonalData<Report extends object>(report: Report): Report {
  const entries = parts
    .filter((part) => part in report)
    .map((part) => [part, cleaned(Reflect.get(report, part))]);
  return Object.assign(report, Object.fromEntries(entries));
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(query, '').replace(email, '…');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]));
}
