import { entryIntegrity } from './federationRuntime.ts';

/** Federation runtime plugin: remote entries are only run when they are the files that the registry announced. */
export function integrityPlugin() {
  return {
    name: 'integrity',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.async = true;
      const integrity = entryIntegrity(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: 20_000 };
    },
  };
}
