/**
 * The parameters of an address with other values, others as they are.
 * @param values a list stands there once for each; an empty one is left out, as what is undefined or empty
 */
export function withParameters(
  parameters: URLSearchParams,
  values: Readonly<Record<string, string | readonly string[] | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(values)) {
    const [first, ...others] = [value ?? []].flat().filter(Boolean);
    if (first === undefined) next.delete(name);
    // in the place of the former one
    else next.set(name, first);
    for (const other of others) next.append(name, other);
  }
  return next;
}
