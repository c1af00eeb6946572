// Part of every live workspace: by this the shell's page knows which build of it runs, and brings it up to date.
window.liveWorkspaces ??= {};
window.liveWorkspaces[__workspace__] = {
  build: () => __webpack_hash__,
  pretend: (build) => {
    __webpack_require__.h = () => build;
  },
  update: () => import.meta.webpackHot.check(true),
};
