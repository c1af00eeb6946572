import type { CourseConfiguration } from './courseType.ts';
import { normaliseRole, type SessionRole } from './role.ts';

/** What a course session may offer a person (specification §6); menus read nothing else. */
export const allSessionActions = [
  'learning-path',
  'media-library',
  'competence-navi',
  'expert-cockpit',
  'preview',
  'appointments',
  'learning-mentor',
  'is_learning_mentor',
  'learning-mentor::edit-mentors',
] as const;

export type SessionAction = (typeof allSessionActions)[number];

type Flags = Pick<CourseConfiguration, 'enable_learning_mentor' | 'is_uk'>;

const rules: Readonly<Record<SessionAction, (role: SessionRole, flags: Flags) => boolean>> = {
  'learning-path': (role) => role === 'MEMBER',
  'media-library': (role) => role === 'MEMBER',
  'competence-navi': (role) => role === 'MEMBER',
  'expert-cockpit': (role) => role === 'EXPERT' || role === 'SUPERVISOR',
  preview: (role, { is_uk }) =>
    role === 'EXPERT' || role === 'SUPERVISOR' || (role === 'LEARNING_MENTOR' && is_uk),
  appointments: () => true,
  'learning-mentor': (role, { enable_learning_mentor }) =>
    role === 'LEARNING_MENTOR' || (role === 'MEMBER' && enable_learning_mentor),
  is_learning_mentor: (role) => role === 'LEARNING_MENTOR',
  'learning-mentor::edit-mentors': (role, { enable_learning_mentor }) =>
    role === 'MEMBER' && enable_learning_mentor,
};

const ofMentors: readonly SessionAction[] = ['learning-mentor', 'is_learning_mentor'];

/** True for a known action string. */
export function isSessionAction(value: unknown): value is SessionAction {
  return allSessionActions.some((action) => action === value);
}

/**
 * Whether a page of a course opens for a person: by the action that it asks for, and in what participants see also by the
 * preview (specification §4).
 * @param action that the page asks for; undefined: none
 * @param inPreview the page lies in learning path, competence profile or media library
 */
export function opensPage(
  actions: readonly string[],
  action: string | undefined,
  inPreview: boolean,
): boolean {
  return action === undefined || actions.includes(action) || (inPreview && actions.includes('preview'));
}

/**
 * The actions of a person in a course session. PARTICIPANT counts as MEMBER; an unknown role has none.
 * @param configuration the course's flags; learning mentors of uk get the preview, members the mentor area if enabled.
 * @param accompanies they accompany somebody in the session beside their role, as an expert may
 */
export function sessionActions(role: string, configuration: Flags, accompanies = false): SessionAction[] {
  const known = normaliseRole(role);
  if (known === undefined) return [];
  return allSessionActions.filter(
    (action) => rules[action](known, configuration) || (accompanies && ofMentors.includes(action)),
  );
}
