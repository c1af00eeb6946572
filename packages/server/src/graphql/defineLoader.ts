import DataLoader from 'dataloader';
import type { GraphqlContext } from './context.ts';

/**
 * A loader that every operation has once, so that all resolvers of an operation ask the database together. The one way in
 * which the server batches reads.
 * @param read the values of all keys that were asked for in one round, in their order
 */
export function defineLoader<Key, Value, CacheKey = Key>(
  read: (keys: readonly Key[], context: GraphqlContext) => Promise<readonly (Value | Error)[]>,
  options?: Pick<DataLoader.Options<Key, Value, CacheKey>, 'cache' | 'cacheKeyFn'>,
): (context: GraphqlContext) => DataLoader<Key, Value, CacheKey> {
  const loaders = new WeakMap<object, DataLoader<Key, Value, CacheKey>>();
  return (context) => {
    const loader =
      loaders.get(context.operation) ??
      new DataLoader<Key, Value, CacheKey>((keys) => read(keys, context), options);
    loaders.set(context.operation, loader);
    return loader;
  };
}

/**
 * As `defineLoader`, for what is read key by key; a key that fails leaves the others alone.
 * @param read the value of one key
 */
export function defineSingleLoader<Key, Value, CacheKey = Key>(
  read: (key: Key, context: GraphqlContext) => Promise<Value>,
  options?: Pick<DataLoader.Options<Key, Value, CacheKey>, 'cacheKeyFn'>,
): (context: GraphqlContext) => DataLoader<Key, Value, CacheKey> {
  const settle = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
  return defineLoader(
    (keys, context) => Promise.all(keys.map((key) => read(key, context).catch(settle))),
    options,
  );
}
