import type { SessionRole } from '@learn/domain';
import { definePolicy } from '../access/definePolicy.ts';
import { forbidden, notFound } from '../errors.ts';

/** What two people have to do with a course session and with each other; read in one statement. */
export interface CompletionRelations {
  /** the current user asks for their own */
  readonly isOwn: boolean;
  /** role that the current user is enrolled with */
  readonly role: SessionRole | null;
  readonly leadsRegion: boolean;
  readonly isLearningMentor: boolean;
  readonly hasAdminAccess: boolean;
  /** the person whose completions are asked for is a participant of the session */
  readonly personIsMember: boolean;
  /** the current user accompanies that person in that session */
  readonly mentorsPerson: boolean;
  /** the current user is Berufsbildner of that person */
  readonly trainsPerson: boolean;
}

/** Who may see a person's completions (domain decisions §4); for anybody else they do not exist. */
export const mayReadCompletions = definePolicy<CompletionRelations>(
  'Participants read their own completions; experts of the session, supervisors of the region, their mentors and admins read theirs; apprenticeship trainers the self-assessments of their apprentices.',
  (relations) =>
    relations.isOwn
      ? hasToDoWithSession(relations)
      : relations.personIsMember &&
        (relations.role === 'EXPERT' ||
          relations.leadsRegion ||
          relations.mentorsPerson ||
          relations.trainsPerson ||
          relations.hasAdminAccess),
);

/** Apprenticeship trainers read how their apprentices assess themselves, not what they have done. */
export function seesSelfAssessmentOnly(relations: CompletionRelations): boolean {
  return relations.trainsPerson && !seesMoreThanCircles(relations) && relations.role !== 'EXPERT';
}

/** Experts see the pages of their own circles, unless something else lets them see all of the person's. */
export function seesOwnCirclesOnly(relations: CompletionRelations): boolean {
  return relations.role === 'EXPERT' && !seesMoreThanCircles(relations);
}

function seesMoreThanCircles(relations: CompletionRelations): boolean {
  return relations.isOwn || relations.leadsRegion || relations.mentorsPerson || relations.hasAdminAccess;
}

/** Marking is the participants' own: nobody else marks, and nobody marks for another. */
export const mayMark = definePolicy<CompletionRelations>(
  'Participants mark their own pages.',
  (relations) => relations.role === 'MEMBER',
);

/** @throws not_found for who has nothing to do with the session, forbidden for who sees it only */
export function assertMayMark(relations: CompletionRelations): void {
  if (mayMark.allows(relations)) return;
  throw hasToDoWithSession(relations) || relations.hasAdminAccess ? forbidden() : notFound();
}

function hasToDoWithSession(relations: CompletionRelations): boolean {
  return relations.role !== null || relations.leadsRegion || relations.isLearningMentor;
}
