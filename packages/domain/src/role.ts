import { type CourseType, courseFlags } from './courseType.ts';
import { defaultLanguage, type Language } from './language.ts';

/** The roles of a course session (specification §6); PARTICIPANT is an alias of MEMBER. */
export const sessionRoles = ['MEMBER', 'EXPERT', 'LEARNING_MENTOR', 'SUPERVISOR'] as const;

export type SessionRole = (typeof sessionRoles)[number];

/** The roles on the dashboard (specification §6), participants included. */
export const dashboardRoles = [
  'Supervisor',
  'Trainer',
  'MentorVV',
  'MentorUK',
  'Prüfungsexperte',
  'Ausbildungsverantwortlicher',
  'Berufsbildner',
  'Member',
] as const;

export type DashboardRole = (typeof dashboardRoles)[number];

type Labels = Readonly<Record<Language, string>>;

const sharedLabels = {
  MEMBER: { de: 'Teilnehmer', fr: 'Participant', it: 'Partecipante' },
  SUPERVISOR: { de: 'Regionenleiter', fr: 'Responsable régional', it: 'Responsabile regionale' },
} as const satisfies Partial<Record<SessionRole, Labels>>;

const brokerLabels: Readonly<Record<SessionRole, Labels>> = {
  ...sharedLabels,
  EXPERT: { de: 'Experte', fr: 'Expert', it: 'Esperto' },
  LEARNING_MENTOR: { de: 'Lernbegleitung', fr: 'Accompagnement', it: 'Accompagnamento' },
};

const apprenticeLabels: Readonly<Record<SessionRole, Labels>> = {
  ...sharedLabels,
  EXPERT: { de: 'Trainer', fr: 'Formateur', it: 'Formatore' },
  LEARNING_MENTOR: { de: 'Praxisbildner', fr: 'Formateur pratique', it: 'Formatore pratico' },
};

const dashboardLabels: Readonly<Partial<Record<DashboardRole, Labels>>> = {
  Prüfungsexperte: { de: 'Prüfungsexperte', fr: 'Expert aux examens', it: 'Perito d’esame' },
  Ausbildungsverantwortlicher: {
    de: 'Ausbildungsverantwortlicher',
    fr: 'Responsable de formation',
    it: 'Responsabile della formazione',
  },
  Berufsbildner: { de: 'Berufsbildner', fr: 'Formateur en entreprise', it: 'Formatore in azienda' },
};

const dashboardOfSession: Readonly<Record<SessionRole, DashboardRole>> = {
  MEMBER: 'Member',
  EXPERT: 'Trainer',
  LEARNING_MENTOR: 'MentorVV',
  SUPERVISOR: 'Supervisor',
};

/** The course's family, or anything that carries its is_uk flag; ag and et are labelled as vv. */
export type RoleCourse = CourseType | { readonly is_uk: boolean };

function isUk(course: RoleCourse): boolean {
  return typeof course === 'string' ? courseFlags(course).is_uk : course.is_uk;
}

/** The session role that a wire string means; undefined for any other string. */
export function normaliseRole(role: string): SessionRole | undefined {
  return role === 'PARTICIPANT' ? 'MEMBER' : sessionRoles.find((known) => known === role);
}

/** The label of a session role, in German unless another language is asked for; an unknown role is shown as it is. */
export function roleLabel(role: string, course: RoleCourse, language: Language = defaultLanguage): string {
  const known = normaliseRole(role);
  if (known === undefined) return role;
  return (isUk(course) ? apprenticeLabels : brokerLabels)[known][language];
}

/** The dashboard role of a session role; undefined for an unknown role. */
export function dashboardRole(role: string, is_uk: boolean): DashboardRole | undefined {
  const known = normaliseRole(role);
  if (known === undefined) return undefined;
  return known === 'LEARNING_MENTOR' && is_uk ? 'MentorUK' : dashboardOfSession[known];
}

/** The label of a dashboard role (role_key); an unknown key is shown as it is. */
export function dashboardRoleLabel(
  roleKey: string,
  course: RoleCourse,
  language: Language = defaultLanguage,
): string {
  const known = dashboardRoles.find((role) => role === roleKey);
  if (known === undefined) return roleKey;
  if (known === 'MentorVV') return brokerLabels.LEARNING_MENTOR[language];
  if (known === 'MentorUK') return apprenticeLabels.LEARNING_MENTOR[language];
  const session = sessionRoles.find((role) => dashboardOfSession[role] === known);
  return session === undefined
    ? (dashboardLabels[known]?.[language] ?? known)
    : roleLabel(session, course, language);
}
