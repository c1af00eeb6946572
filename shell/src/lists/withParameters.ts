/** The parameters of an address with some of them changed; an empty value, or undefined, removes its parameter. */
export function withParameters(
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes))
    if (value) changed.set(name, value);
    else changed.delete(name);
  return changed;
}
