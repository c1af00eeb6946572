import { addressOf, endpoints } from '@learn/contracts';
import type { ContentChange, ContentImport } from '../contents/contentData.ts';

export const contentImportId = '33333333-0000-4000-8000-000000000001';

/** A folder that changes two things; nobody has worked on them. */
export function contentImport(change: Partial<ContentImport> = {}): ContentImport {
  return {
    id: contentImportId,
    file_name: 'kurse.zip',
    size: 1_234_567,
    state: 'checked',
    fingerprint: '0d9d1a52'.repeat(8),
    created_at: '2026-01-05T08:00:00Z',
    created_by: 'Carla Conti',
    started_by: '',
    finished_at: null,
    expires_at: '2026-02-04T08:00:00Z',
    counts: { added: 1, changed: 1, unpublished: 0, removed: 0 },
    problem_count: 0,
    conflict_count: 0,
    step: null,
    courses: ['beispielkurs'],
    problems: [],
    refused: [],
    conflicts: [],
    changed_since: false,
    unpublish_used: false,
    ...change,
  };
}

export const contentChanges: readonly ContentChange[] = [
  {
    change: 'added',
    thing: 'page',
    path: 'beispielkurs/einstieg/neu',
    titles: { de: 'Neu dabei', fr: 'Bienvenue' },
    content_type: 'learnpath.LearningContentRichText',
    fields: [],
  },
  {
    change: 'changed',
    thing: 'media category',
    path: 'beispielkurs/media/grundlagen',
    titles: {},
    content_type: null,
    fields: ['title', 'position'],
  },
];

/** Addresses of the calls that the page makes. */
export const contentAddresses = {
  read: addressOf(endpoints.contentImport, { params: { id: contentImportId } }),
  start: addressOf(endpoints.startContentImport, { params: { id: contentImportId } }),
  stop: addressOf(endpoints.stopContentImport, { params: { id: contentImportId } }),
} as const;
