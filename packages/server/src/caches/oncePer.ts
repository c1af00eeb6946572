/**
 * Makes a value once per object and keeps it as long as the object lives: what is derived from a tree, statements that are
 * prepared once per database, loaders of an operation.
 * @param create is called the first time that an object is seen
 */
export function oncePer<Owner extends object, Value>(
  create: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const known = new WeakMap<Owner, { readonly value: Value }>();
  return (owner) => {
    const entry = known.get(owner) ?? { value: create(owner) };
    known.set(owner, entry);
    return entry.value;
  };
}
