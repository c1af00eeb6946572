import { expectTypeOf, it } from 'vitest';

/** Names of what can be written: a store with `set`. */
type Writable<Entry> = {
  [Name in keyof Entry]: Entry[Name] extends { readonly set: unknown } ? Name : never;
}[keyof Entry];

it('remotes can read the stores and not write them', () => {
  expectTypeOf<Writable<typeof import('./index.ts')>>().toEqualTypeOf<never>();
});
