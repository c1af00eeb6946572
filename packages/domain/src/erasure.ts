/** Days in which a request to erase one's data is decided (Swiss Data Protection Act, art. 25 § 7, alike for erasure). */
export const erasureDays = 30;

/** When a request has to be decided at the latest. */
export function erasureDueAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + erasureDays * 24 * 60 * 60 * 1000);
}

/** What goes when a person is erased. */
export const erasedKinds = [
  'profile',
  'photo',
  'login',
  'enrolments',
  'answers',
  'progress',
  'mentoring',
  'messages',
  'files',
  'notifications',
] as const;

export type ErasedKind = (typeof erasedKinds)[number];

/** What stays without the name, or with it where the law or others need it; the texts say why. */
export const keptKinds = ['orders', 'exams', 'certificates', 'results', 'attendance', 'audit'] as const;

export type KeptKind = (typeof keptKinds)[number];
