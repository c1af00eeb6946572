// Stands in for react-refresh in remotes: the shell's runtime, with names that two remotes never share.
const runtime = window.refreshRuntime;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = runtime;
export const register = (type, id) => runtime.register(type, `${__workspace__} ${id}`);
