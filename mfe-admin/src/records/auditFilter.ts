/** What of the log an address asks for. */
export interface AuditFilter {
  readonly action?: string;
  readonly user_id?: string;
  readonly course_session_id?: string;
  readonly from?: string;
  readonly to?: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[\da-f]{8}-[\da-f-]{27}$/i;

const patterns = {
  action: /^[a-z_.]{1,100}$/,
  user_id: id,
  course_session_id: id,
  from: day,
  to: day,
} as const satisfies Record<keyof AuditFilter, RegExp>;

/** Reads the filter; what cannot be meant is left out. */
export function filterOf(parameters: URLSearchParams): AuditFilter {
  const entries = Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = parameters.get(name);
    return value !== null && pattern.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The parameters with other values; one without a value is left out. */
export function withFilter(
  parameters: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
