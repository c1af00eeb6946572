import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion, type RemoteDescriptor } from '@learn/contracts';
import { course } from '@learn/journeys';

/** Name of the remote, and the address of its only page. */
export const trialName = 'mfe-trial';
export const trialPath = `/course/${course.slug}/trial`;

/** How a release differs from the sound one. */
export interface TrialRelease {
  readonly version: string;
  readonly descriptor?: Readonly<Partial<Record<keyof RemoteDescriptor, unknown>>>;
  /** bodies of functions as code; `react`, `platform` and `apollo` are the shared modules */
  readonly page?: string;
  readonly widget?: string;
  /** changes `manifest` before the shell gets it */
  readonly manifest?: string;
}

/**
 * Writes a release of a small remote into a store, without asking the gate and without a build: one page in a course with an
 * entry in the navigation, and a widget in each learning unit.
 */
export async function storeTrial(releasesDir: string, release: TrialRelease): Promise<void> {
  const folder = path.join(releasesDir, trialName, release.version);
  const entry = entryCode(release);
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'entry.js'), entry);
  const texts = { de: 'Versuch', fr: 'Essai', it: 'Prova' };
  const none = { de: 'none.js', fr: 'none.js', it: 'none.js' };
  const pattern = '/course/:courseSlug/trial';
  const descriptor: RemoteDescriptor = {
    name: trialName,
    title: texts,
    version: release.version,
    revision: '',
    contractVersion,
    entry: 'entry.js',
    mounts: [{ path: pattern, public: false, bundles: none }],
    navigation: [{ label: texts, path: pattern, action: 'learning-path', icon: 'book', order: 90 }],
    widgets: [{ slot: 'circle.unit', id: 'TrialWidget', skeletonHeight: 40 }],
    slotBundles: {},
    operations: [],
    uses: { exports: {}, links: [] },
    shared: {},
    files: [{ path: 'entry.js', bytes: Buffer.byteLength(entry), integrity }],
  };
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify({ ...descriptor, ...release.descriptor }));
}

/** A container as the build of a remote makes one, written by hand. */
function entryCode({ page, widget, manifest = '' }: TrialRelease): string {
  return `var mfe_trial = (() => {
  let scope;
  const shared = async (key) => {
    const [module] = Object.values(scope[key]);
    return (module.lib ?? (await module.get()))();
  };
  return {
    init: (given) => { scope = given; },
    get: async () => {
      const [react, platform, apollo] = await Promise.all(
        ['react', '@learn/platform', '@learn/platform/apollo'].map(shared),
      );
      const page = () => { ${page ?? "return 'Die Seite des Versuchs'"} };
      const widget = () => { ${widget ?? "return 'Das Feld des Versuchs'"} };
      const manifest = {
        name: '${trialName}',
        locales: async () => ({ default: {} }),
        pages: [{ path: '/course/:courseSlug/trial', load: async () => page }],
        widgets: [{ slot: 'circle.unit', id: 'TrialWidget', load: async () => widget }],
        navigation: [],
      };
      ${manifest};
      return () => ({ default: manifest });
    },
  };
})();
`;
}
