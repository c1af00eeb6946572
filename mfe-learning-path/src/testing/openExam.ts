import type { ExamOverview, PersonExam } from '@learn/contracts';
import type { ExamState } from '@learn/domain';
import { fakeNetwork, type SentCall } from '@learn/testing';
import {
  circleNode,
  completion,
  completions,
  contentNode,
  sequenceNode,
  session,
  userId,
} from './fixtures.ts';
import { openCircle } from './openCircle.ts';

/** Where the calls of the exam begin. */
export const examAddress = `/api/exam/${session.id}/pruefung`;
const inDays = (days: number, hours = 0) =>
  new Date(Date.now() + (days * 24 + hours) * 3_600_000).toISOString();

/** The circle of the exam: what is written, in one content. */
export const examCircle = (change: Readonly<Record<string, unknown>> = {}) =>
  circleNode('pruefung', {
    is_exam_circle: true,
    exam_requires_booking: true,
    learning_sequences: [sequenceNode('teile', [contentNode('schriftlich')])],
    ...change,
  });

type OwnExam = NonNullable<ExamOverview['own']>;

/** The exam of a person with one date that is over, one with seats and one without. */
export function examOverview(state: ExamState, change: Partial<OwnExam> = {}): ExamOverview {
  const date = (id: string, days: number, free_seats: number) => ({
    id,
    start: inDays(days),
    end: inDays(days, 3),
    place: `Ort ${id}`,
    seats: 12,
    free_seats,
    expert: null,
    is_booked: change.exam_date_id === id,
    bookings: [],
  });
  return {
    circle: { id: 'pruefung', title: 'Pruefung', slug: 'pruefung' },
    exam_type: { id: 't', code: 'zp', name: 'Zwischenprüfung', price: 42_000, maximum_attempts: 3 },
    own: { state, exam_date_id: null, attempts: 0, attempts_left: 3, ...change },
    dates: [date('vorbei', -3, 5), date('bald', 5, 7), date('voll', 9, 0)],
  };
}

const personExam = (state: ExamState, change: Partial<PersonExam> = {}): PersonExam => ({
  user_id: userId,
  state,
  exam_date_id: null,
  attempts: 0,
  attempts_left: 3,
  results: [],
  transitions: [],
  ...change,
});

interface Scene {
  readonly own?: Partial<OwnExam>;
  readonly person?: Partial<PersonExam>;
  readonly circle?: Readonly<Record<string, unknown>>;
  readonly at?: string;
}

/** Opens the exam in that state, with a server that the test moves on. */
export function openExam(state: ExamState, scene: Scene = {}) {
  const world = { overview: examOverview(state, scene.own), person: personExam(state, scene.person) };
  const entry = () =>
    completion('schriftlich', {
      completion_status: 'UNKNOWN',
      additional_json_data: { exam_data: { exam_state: world.overview.own?.state } },
    });
  let refusal: { status: number; code: string } | undefined;
  /** what does not arrive: the answers to writes, or anything at all */
  let cut: 'answers' | 'all' | undefined;
  const calls = fakeNetwork(({ method, address }: SentCall) => {
    if (cut === 'all' || (cut && method !== 'GET')) throw new TypeError('Failed to fetch');
    if (method !== 'GET' && refusal) return { status: refusal.status, body: { code: refusal.code } };
    if (address.startsWith('/api/course/completion')) return { body: [entry()] };
    return { body: address.includes('/state/') ? world.person : world.overview };
  });
  return {
    calls,
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    become: (next: ExamState, own: Partial<OwnExam> = {}) => {
      world.overview = examOverview(next, own);
      world.person = personExam(next, scene.person);
    },
    refuse: (status: number, code: string) => {
      refusal = { status, code };
    },
    cut: (what: typeof cut) => {
      cut = what;
    },
    page: openCircle(examCircle(scene.circle), {
      at: `/pruefung${scene.at ?? ''}`,
      rest: {
        ...completions(entry()),
        [`${examAddress}/dates/`]: world.overview,
        [`${examAddress}/state/${userId}/`]: world.person,
      },
    }),
  };
}
