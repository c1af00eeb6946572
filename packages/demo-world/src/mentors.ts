import { createHash } from 'node:crypto';
import { circlesOf, pageKey, paths } from '@learn/course-content';
import { tokenHash } from '@learn/server/sample-data';
import type { DemoUsername } from './accounts.ts';
import { shiftDays } from './dates.ts';
import { demoId } from './demoId.ts';
import type { PeopledSession } from './enrolments.ts';

import type { Progress } from './progressBook.ts';
import type { NewMentorInvitation, NewSelfEvaluationCriterion, NewSelfEvaluationFeedback } from './rows.ts';

/** Token of the invitation that is still open; it leads to `/lernbegleitung/{course}/invitation/{token}`. */
export const openInvitationToken = createHash('sha256').update('demo invitation').digest('base64url');

export const openInvitationId = demoId(`mentor invitation/${openInvitationToken}`);

const validDays = 14;

interface Invitation {
  readonly session: string;
  readonly participant: DemoUsername;
  readonly email: string;
  readonly token: string;
  readonly daysAgo: number;
  readonly acceptedBy?: DemoUsername;
}

const invitations: readonly Invitation[] = [
  {
    session: 'vv-bern',
    participant: 'lena.keller',
    email: 'noah.weber@lernkreis.example',
    token: openInvitationToken,
    daysAgo: 4,
  },
  {
    session: 'vv-bern',
    participant: 'lena.keller',
    email: 'sandra.huber@silberdistel-versicherungen-ag.example',
    token: 'accepted',
    daysAgo: 48,
    acceptedBy: 'sandra.huber',
  },
  {
    session: 'vv-zuerich',
    participant: 'lena.keller',
    email: 'lernbegleitung@silberdistel-versicherungen-ag.example',
    token: 'expired',
    daysAgo: 40,
  },
  {
    session: 'uk-lausanne',
    participant: 'marc.favre',
    email: 'peter.blanc@assurances-grand-tetras-sa.example',
    token: 'accepted too',
    daysAgo: 100,
    acceptedBy: 'peter.blanc',
  },
];

type Status = NewSelfEvaluationCriterion['status'];

interface Feedback {
  readonly participant: DemoUsername;
  readonly circle: string;
  readonly unit: string;
  readonly daysAgo: number;
  readonly question?: string;
  /** by criterion what differs from the participant's own assessment; undefined: not answered yet */
  readonly answer?: Readonly<Record<string, Answer>>;
}

interface Answer {
  readonly status?: Status;
  readonly comment?: string;
  /** how the participant assessed themselves then, where it has changed since */
  readonly before?: Status;
}

/** Asked of the mentor; only vv courses have such feedback (specification §6). */
const feedbacks: readonly Feedback[] = [
  {
    participant: 'lena.keller',
    circle: 'kickoff',
    unit: 'rolle-verstehen',
    daysAgo: 47,
    answer: {
      'vv-rolle-offenlegen': {
        status: 'FAIL',
        comment: 'Du sagst es, aber erst auf Nachfrage. Schreib dir einen Satz auf, mit dem du anfängst.',
      },
      'vv-beratung-dokumentieren': { before: 'FAIL', status: 'FAIL' },
    },
  },
  {
    participant: 'lena.keller',
    circle: 'kickoff',
    unit: 'rolle-verstehen',
    daysAgo: 30,
    question: 'Bei der Dokumentation bin ich unsicher. Reicht eine halbe Seite pro Gespräch?',
    answer: {
      'vv-rolle-offenlegen': {
        status: 'SUCCESS',
        comment: 'Im Gespräch mit Herrn Iseli hast du es in zwei Sätzen gesagt. Genau so.',
      },
      'vv-beratung-dokumentieren': {
        status: 'FAIL',
        comment:
          'Eine halbe Seite reicht. Es fehlt noch, weshalb du etwas empfiehlst: Ergänze immer den Grund.',
      },
    },
  },
  {
    participant: 'lena.keller',
    circle: 'kickoff',
    unit: 'lernen-planen',
    daysAgo: 24,
    answer: {
      'vv-hilfe-holen': { comment: 'Ruf mich ruhig öfter an, das gehört dazu.' },
    },
  },
  {
    participant: 'lena.keller',
    circle: 'gewinnen',
    unit: 'erster-kontakt',
    daysAgo: 3,
    question: 'Stelle ich am Anfang zu viele Fragen? Mir ist das Gespräch letzte Woche lang vorgekommen.',
  },
];

export function invitationRows(sessions: readonly PeopledSession[], now: Date): NewMentorInvitation[] {
  return invitations.map(({ session, participant, email, token, daysAgo, acceptedBy }) => {
    const enrolment = sessions
      .find(({ demo }) => demo.key === session)
      ?.members.find(({ person }) => person.username === participant);
    if (enrolment === undefined) throw new Error(`${participant} is not in ${session}.`);
    const createdAt = shiftDays(now, -daysAgo);
    return {
      id: demoId(`mentor invitation/${token}`),
      participantId: enrolment.enrolmentId,
      email,
      tokenHash: tokenHash(token),
      createdAt,
      expiresAt: shiftDays(createdAt, validDays),
      acceptedAt: acceptedBy === undefined ? null : shiftDays(createdAt, 1),
      acceptedBy: acceptedBy === undefined ? null : demoId(`user/${acceptedBy}`),
    };
  });
}

/** Feedbacks on self-assessments: the person who asked has assessed the unit, and the mentor agrees with most of it. */
export function selfEvaluationRows(
  session: PeopledSession,
  now: Date,
  progress: Progress,
): { feedbacks: NewSelfEvaluationFeedback[]; criteria: NewSelfEvaluationCriterion[] } {
  const { demo } = session;
  const criteria: NewSelfEvaluationCriterion[] = [];
  const rows = feedbacks.flatMap(({ participant, circle, unit, daysAgo, question, answer }) => {
    const member = session.members.find(({ person, share }) => person.username === participant && share > 0);
    const provider = member && session.mentorOf.get(member.userId);
    if (member === undefined || provider === undefined) return [];
    const id = demoId(`self evaluation feedback/${demo.key}/${participant}/${unit}/${daysAgo}`);
    const above = paths.circle(demo.course.slug, circle);
    if (answer) {
      for (const slug of criteriaOf(session, circle, unit)) {
        const criterionKey = pageKey(`${above}/criterion/${slug}`);
        const found = progress.find(member.userId, criterionKey)?.completionStatus;
        const own = found === 'SUCCESS' ? 'SUCCESS' : 'FAIL';
        const { status = own, comment = null, before = own } = answer[slug] ?? {};
        criteria.push({ feedbackId: id, criterionKey, status, comment, selfStatus: before });
      }
    }
    return [
      {
        id,
        courseSessionId: session.session.id,
        unitKey: pageKey(`${above}/unit/${unit}`),
        requesterId: member.userId,
        providerId: provider,
        question: question ?? null,
        createdAt: shiftDays(now, -daysAgo),
        submittedAt: answer ? shiftDays(now, 1 - daysAgo) : null,
      },
    ];
  });
  return { feedbacks: rows, criteria };
}

function criteriaOf({ demo }: PeopledSession, circle: string, unit: string): string[] {
  const found = circlesOf(demo.course)
    .filter(({ slug }) => slug === circle)
    .flatMap(({ sequences }) => sequences.flatMap(({ units }) => units))
    .find(({ slug }) => slug === unit);
  return found?.criteria?.map(({ slug }) => slug) ?? [];
}
