import type { Localised } from '@learn/contracts';
import type { NotificationCategory, NotificationVerb } from '@learn/server/sample-data';
import type { DemoUsername } from './accounts.ts';
import { uk, vv } from './courses.ts';
import { shiftDays } from './dates.ts';
import { demoId } from './demoId.ts';
import { openInvitationId } from './mentors.ts';
import { t } from './text.ts';

const exam = t('Zwischenprüfung Sach', 'Examen intermédiaire Choses', 'Esame intermedio Cose');
const day = t('Präsenztag Vorsorge', 'Journée prévoyance', 'Giornata previdenza');
const guide = t(
  'Leitfaden zum neuen Lehrgang',
  'Guide de la nouvelle formation',
  'Guida alla nuova formazione',
);

/** A notification before it has an id. */
export interface Notice {
  readonly userId: string;
  readonly verb: NotificationVerb;
  /** without it that of the verb */
  readonly category?: NotificationCategory;
  readonly title?: Localised;
  /** what the person asks who caused it */
  readonly question?: string;
  readonly actorId?: string | null | undefined;
  readonly targetUrl: string;
  /** slug of the course */
  readonly course?: string;
  readonly at: Date;
}

/** What people are told who take no part in a session themselves. */
const notices: readonly (Omit<Notice, 'userId' | 'at' | 'actorId'> & {
  readonly to: DemoUsername;
  readonly from?: DemoUsername;
  readonly daysAgo: number;
})[] = [
  {
    to: 'regula.ammann',
    verb: 'date_moved',
    title: day,
    targetUrl: '/dashboard/due-dates',
    course: vv.slug,
    daysAgo: 1,
  },
  {
    to: 'regula.ammann',
    from: 'carla.conti',
    verb: 'document_added',
    title: guide,
    targetUrl: '/',
    course: uk.slug,
    daysAgo: 8,
  },
  { to: 'daniel.vogt', verb: 'exam_result', title: exam, targetUrl: '/', course: vv.slug, daysAgo: 2 },
  {
    to: 'daniel.vogt',
    from: 'carla.conti',
    verb: 'document_added',
    title: guide,
    targetUrl: '/',
    course: vv.slug,
    daysAgo: 20,
  },
  {
    to: 'monika.steiner',
    verb: 'date_moved',
    title: t('Kurstag Haushalt', 'Journée ménage', 'Giornata economia domestica'),
    targetUrl: '/dashboard/due-dates',
    course: uk.slug,
    daysAgo: 3,
  },
  {
    to: 'monika.steiner',
    from: 'carla.conti',
    verb: 'document_added',
    title: guide,
    targetUrl: '/',
    course: uk.slug,
    daysAgo: 9,
  },
  {
    to: 'urs.baumann',
    verb: 'date_moved',
    title: exam,
    targetUrl: '/dashboard/due-dates',
    course: vv.slug,
    daysAgo: 1,
  },
  {
    to: 'urs.baumann',
    from: 'carla.conti',
    verb: 'document_added',
    title: t('Ablauf der Prüfung', 'Déroulement de l’examen', 'Svolgimento dell’esame'),
    targetUrl: '/dashboard/due-dates',
    course: vv.slug,
    daysAgo: 5,
  },
  {
    to: 'urs.baumann',
    verb: 'exam_result',
    title: exam,
    targetUrl: '/dashboard/due-dates',
    course: vv.slug,
    daysAgo: 12,
  },
  {
    to: 'carla.conti',
    verb: 'exam_result',
    title: exam,
    targetUrl: '/vbv-admin',
    course: vv.slug,
    daysAgo: 2,
  },
  {
    to: 'carla.conti',
    from: 'regula.ammann',
    verb: 'document_added',
    title: guide,
    targetUrl: '/vbv-admin',
    daysAgo: 15,
  },
  {
    to: 'noah.weber',
    verb: 'mentor_invited',
    from: 'lena.keller',
    targetUrl: `/lernbegleitung/${demoId(`course/${vv.slug}`)}/invitation/${openInvitationId}`,
    course: vv.slug,
    daysAgo: 4,
  },
  { to: 'noah.weber', from: 'carla.conti', verb: 'document_added', title: guide, targetUrl: '/', daysAgo: 6 },
];

export function namedNotices(now: Date): Notice[] {
  return notices.map(({ to, from, daysAgo, ...notice }) => ({
    ...notice,
    // Documents for everybody come from the association, not from people of the own session.
    ...(notice.verb === 'document_added' ? { category: 'SYSTEM' as const } : {}),
    userId: demoId(`user/${to}`),
    actorId: from === undefined ? null : demoId(`user/${from}`),
    at: shiftDays(now, -daysAgo),
  }));
}
