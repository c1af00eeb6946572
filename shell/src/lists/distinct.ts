/** Each of them once, at its first place: what has come in meanwhile moves the others into the next part. */
export function distinct<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
