/**
 * What endpoints and GraphQL fields read and change. A topic is something that is written, not a view of it: figures and due
 * dates name the topics that they are made of. `platform`: what only the operator changes.
 */
export const topics = [
  'adminWidget',
  'assignment',
  'attendance',
  'audit',
  'calendarFeed',
  'certificate',
  'completion',
  'course',
  'device',
  'document',
  'erasure',
  'exam',
  'feedback',
  'import',
  'mentor',
  'message',
  'notification',
  'order',
  'organisation',
  'platform',
  'preference',
  'profile',
  'release',
  'selfEvaluation',
  'session',
  'unread',
] as const;

export type Topic = (typeof topics)[number];
