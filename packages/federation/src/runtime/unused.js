// Stands in for functions of the federation runtime that this platform never calls: preloading by manifest, modules of
// remotes that are named at build time, and copies of shared modules in remotes. The loader of the platform preloads and
// names remotes at run time.
const unused = () => {
  throw new Error('This part of the federation runtime is left out of the build');
};

export {
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as getSharedFallbackGetter,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
  unused as remotes,
};
