// Stands in for the part of the federation runtime that reads manifests and keeps what they say. Remotes are named by
// the address of their entry, and the page preloads their files: nobody would ask it anything.
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
