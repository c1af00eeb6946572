import type { Release, ReleaseVersion } from '../releases/release.ts';

const none = { loads: 0, load_failures: 0, crashes: 0, fallbacks: 0 };

/** Of the live version, and of a canary that is slower. */
const timings: Readonly<Record<string, ReleaseVersion['timings']>> = {
  v2: [
    { page: '', measure: 'lcp', samples: 120, p75: 640 },
    { page: '', measure: 'cls', samples: 120, p75: 84 },
    { page: '/course/:courseSlug/competence', measure: 'lcp', samples: 90, p75: 500 },
  ],
  v3: [{ page: '', measure: 'lcp', samples: 40, p75: 1_240 }],
};

/** A remote with a live version, a canary and an older one. */
export const release: Release = {
  name: 'mfe-competence',
  title: { de: 'Kompetenzprofil', fr: 'Profil de compétences', it: 'Profilo delle competenze' },
  live: 'v2',
  previous: 'v1',
  canary: { version: 'v3', percent: 10 },
  pinned: '',
  killed: null,
  versions: ['v3', 'v2', 'v1'].map((version, index) => ({
    version,
    published_at: `2026-11-2${5 - index}T08:00:00Z`,
    published_by: 'pipeline',
    bytes: 320_000,
    last_hour: version === 'v3' ? { ...none, loads: 40, load_failures: 9, crashes: 1, fallbacks: 3 } : none,
    last_day: version === 'v1' ? none : { ...none, loads: 4_000, load_failures: 16 },
    timings: timings[version] ?? [],
  })),
  moves: [
    {
      kind: 'canary',
      from_version: 'v2',
      to_version: 'v3',
      percent: 10,
      author: 'Carla Conti',
      reason: 'new radar',
      failures: null,
      at: '2026-11-25T09:00:00Z',
    },
  ],
  tokens: [
    {
      id: '0b0f2f6e-3f0c-4c39-8a5e-6a7d5a1f0001',
      label: 'pipeline',
      created_at: '2026-11-01T08:00:00Z',
      last_used_at: null,
    },
  ],
};
