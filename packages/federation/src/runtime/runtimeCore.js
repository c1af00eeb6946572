// Stands in for all of the runtime's core that the shell would give to remotes, of which the start of a remote takes these.
export {
  CurrentGlobal,
  Global,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
