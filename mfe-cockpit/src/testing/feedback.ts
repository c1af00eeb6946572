import { typed } from '@learn/testing';
import type { CircleFeedbackQuery } from '../__generated__/graphql.ts';
import type { FeedbackResult } from '../feedback/QuestionResult.tsx';
import { cockpitWith } from './circle.ts';
import { courseSessionId } from './session.ts';

type Question = FeedbackResult['questions'][number];

const counts = (distribution: Readonly<Record<string, number>>) =>
  Object.entries(distribution).map(([value, count]) => typed('FeedbackValueCount', { value, count }));

/** A scale that five people have answered. */
export function scaleQuestion(change: Partial<Question> = {}): Question {
  return typed('FeedbackQuestionStatistics', {
    key: 'satisfaction',
    kind: 'vv',
    type: 'scale',
    label: 'Wie zufrieden bist du?',
    answer_count: 5,
    average: 3.4,
    texts: [],
    distribution: counts({ 3: 3, 4: 2 }),
    ...change,
  });
}

export const yesNoQuestion = scaleQuestion({
  key: 'again',
  type: 'yes_no',
  label: 'Würdest du den Circle empfehlen?',
  average: null,
  distribution: counts({ true: 5 }),
});

export const textQuestion = scaleQuestion({
  key: 'comment',
  type: 'text',
  label: 'Was war gut?',
  answer_count: 3,
  average: null,
  distribution: [],
  texts: ['Alles', 'Alles', 'Die Beispiele'],
});

/** The feedback of the circle «Fahrzeug», of twelve people. */
export function feedbackWith(change: Partial<FeedbackResult> = {}): CircleFeedbackQuery {
  const { id, circles } = cockpitWith(null);
  return {
    cockpit: typed('Cockpit', { id, circles }),
    feedback_statistics: typed('FeedbackStatistics', {
      participant_count: 12,
      response_count: 7,
      shown_response_count: 5,
      minimum_responses: 5,
      satisfaction_average: 3.4,
      satisfaction_max: 4,
      questions: [scaleQuestion(), yesNoQuestion, textQuestion],
      ...change,
    }),
  };
}

export const feedbackVariables = { course_session_id: courseSessionId, circle_id: 'fahrzeug' };
