/** Stands in for the handler of manifests and snapshots: remotes are registered with the address of their entry. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
