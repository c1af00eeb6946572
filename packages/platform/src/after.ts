/** Resolves after some milliseconds, to end waiting for something else. */
export function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
