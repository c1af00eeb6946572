import { addressOf, endpoints } from '@learn/contracts';
import { courseSession, userProfile } from '@learn/testing';
import type { FeedbackHead, FeedbackRound, UnitFeedback } from '../unit-feedback/unitFeedback.ts';
import { courseSessionId } from './courseData.ts';

const userId = userProfile().id;

const { course, ...session } = courseSession();
const inCourse = (enable_learning_mentor: boolean) => ({
  ...session,
  course: { ...course, configuration: { ...course.configuration, enable_learning_mentor, is_vv: true } },
});

/** Sessions of a vv course with and without learning mentors, and so with and without such feedback. */
export const feedbackSession = inCourse(true);
export const withoutFeedback = inCourse(false);

const person = (id: string, first_name: string, last_name: string) => ({
  id,
  first_name,
  last_name,
  avatar_url: '',
});

export const sandra = person('sandra', 'Sandra', 'Huber');
export const nadine = person('nadine', 'Nadine', 'Bieri');
const requester = person(userId, 'Lena', 'Keller');

/** Two mentors who accompany the participant. */
export const mentors = [sandra, nadine].map((mentor) => ({
  ...mentor,
  email: `${mentor.id}@lernkreis.example`,
  mentees: [requester],
}));

export const headsAddress = addressOf(endpoints.selfEvaluationFeedbacks, { params: { courseSessionId } });
export const mentorsAddress = addressOf(endpoints.mentors, { params: { courseSessionId } });
export const feedbackAddress = addressOf(endpoints.selfEvaluationFeedback, {
  params: { courseSessionId, unitId: 'kauf', userId },
});

/** The request for «Fahrzeugkauf», not answered. */
export function headOf(change: Partial<FeedbackHead> = {}): FeedbackHead {
  return {
    id: 'feedback',
    learning_unit: { id: 'kauf', title: 'Fahrzeugkauf', slug: 'kauf' },
    circle: { id: 'fahrzeug', title: 'Fahrzeug', slug: 'fahrzeug' },
    requester,
    provider: sandra,
    requested_at: '2026-03-12T10:00:00.000Z',
    submitted_at: null,
    ...change,
  };
}

type Said = Partial<Omit<FeedbackRound['criteria'][number], 'id'>>;

/** What Sandra gave on 14 March, by criterion. */
export function roundOf(
  said: Readonly<Record<string, Said>>,
  change: Partial<FeedbackRound> = {},
): FeedbackRound {
  return {
    id: 'feedback',
    provider: sandra,
    question: null,
    requested_at: '2026-03-12T10:00:00.000Z',
    submitted_at: '2026-03-14T10:00:00.000Z',
    criteria: Object.entries(said).map(([id, one]) => ({
      id,
      self_assessment: 'SUCCESS',
      feedback: 'SUCCESS',
      comment: null,
      ...one,
    })),
    ...change,
  };
}

/** The latest request with the rounds that were given; given itself where its round is among them. */
export function feedbackOf(
  rounds: readonly FeedbackRound[],
  change: Partial<UnitFeedback> = {},
): UnitFeedback {
  const head = headOf({ submitted_at: rounds[0]?.submitted_at ?? null });
  return {
    ...head,
    question: null,
    criteria: ['beraten', 'offerieren', 'prüfen'].map((id) => ({
      id,
      title: `Ich kann ${id}.`,
      competence_id: 'A1',
      self_assessment: 'UNKNOWN',
      self_assessed_at: null,
      feedback: 'UNKNOWN',
      comment: null,
    })),
    rounds: [...rounds],
    ...change,
  };
}
