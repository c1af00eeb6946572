/**
 * Something that was asked for. missing: it does not exist, or the person may not see it · failed: it could not be had, which another
 * try may change; `part` names which of several.
 */
export type Loadable<Data> = { readonly reload: () => void } & (
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly error: unknown; readonly part?: string | undefined }
  | { readonly state: 'ready'; readonly data: Data }
);
