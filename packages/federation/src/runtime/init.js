/** Stands in for the start that takes copies of shared modules in remotes into account: there are none. */
export function init({ webpackRequire }) {
  return webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);
}
