/** What is there already, for React's `lazy`: it is then drawn without waiting, also on a server that cannot wait. */
export function immediate<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React calls nothing else
  return { then: (take: (value: Value) => void) => take(value) } as Promise<Value>;
}
