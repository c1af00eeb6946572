import { expect, test } from 'vitest';
import { mentorInvitationState } from './mentorInvitation.ts';

const now = new Date('2026-03-16T10:00:00Z');
const before = '2026-03-16T09:59:59Z';
const later = '2026-03-16T10:00:01Z';

test.each([
  [null, null, later, 'open'],
  [null, null, before, 'expired'],
  [null, null, now, 'expired'],
  [null, before, later, 'withdrawn'],
  [null, before, before, 'withdrawn'],
  [before, null, before, 'accepted'],
  [before, before, before, 'accepted'],
] as const)('accepted %s, revoked %s, valid until %s: %s', (acceptedAt, revokedAt, expiresAt, state) => {
  expect(mentorInvitationState({ acceptedAt, revokedAt, expiresAt }, now)).toBe(state);
});
