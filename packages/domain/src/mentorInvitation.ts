import { type DateValue, toInstant } from './zurich.ts';

/** What became of an invitation of a learning mentor (domain decisions §16). */
export type MentorInvitationState = 'open' | 'accepted' | 'withdrawn' | 'expired';

interface MentorInvitation {
  readonly acceptedAt: DateValue | null;
  /** taken back, or replaced by a newer one to the same address */
  readonly revokedAt: DateValue | null;
  readonly expiresAt: DateValue;
}

/** The state of an invitation: what people did with it counts before its expiry, and it can be accepted while it is open. */
export function mentorInvitationState(
  { acceptedAt, revokedAt, expiresAt }: MentorInvitation,
  now: Date,
): MentorInvitationState {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'withdrawn';
  return toInstant(expiresAt) <= now ? 'expired' : 'open';
}
