import type DataLoader from 'dataloader';
import type { GraphqlContext } from './context.ts';

/**
 * A loader that every operation has once, so that all resolvers of an operation ask the database together.
 * @param create makes the loader for an operation; it is called when the first resolver wants it
 */
export function defineLoader<Key, Value, CacheKey = Key>(
  create: (context: GraphqlContext) => DataLoader<Key, Value, CacheKey>,
): (context: GraphqlContext) => DataLoader<Key, Value, CacheKey> {
  const known = new WeakMap<object, DataLoader<Key, Value, CacheKey>>();
  return (context) => {
    const loader = known.get(context.loaders) ?? create(context);
    known.set(context.loaders, loader);
    return loader;
  };
}
