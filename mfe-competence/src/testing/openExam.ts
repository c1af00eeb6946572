import type { PersonExam } from '@learn/contracts';
import type { ExamState } from '@learn/domain';
import { fakeNetwork, type SentCall } from '@learn/testing';
import type { ListedExam } from '../vv-exams/useExams.ts';
import {
  examAddress,
  examList,
  examOverview,
  examsAddress,
  examUserId,
  inDays,
  listedExam,
  type OwnExamState,
  personExam,
} from './examData.ts';
import { courseSlug, renderCompetence } from './renderCompetence.tsx';

interface Scene {
  readonly own?: Partial<OwnExamState>;
  readonly person?: Partial<PersonExam>;
  readonly exam?: Partial<ListedExam>;
  /** deadline of all dates, in days from now */
  readonly bookingUntil?: number;
  /** query of the address */
  readonly at?: string;
}

/** Opens the page of the exam in that state, with a server that the test moves on. */
export function openExam(state: ExamState, scene: Scene = {}) {
  const overviewIn = (at: ExamState, own?: Partial<OwnExamState>) => {
    const overview = examOverview(at, own);
    if (scene.bookingUntil === undefined) return overview;
    const booking_until = inDays(scene.bookingUntil);
    return { ...overview, dates: overview.dates.map((date) => ({ ...date, booking_until })) };
  };
  const world = {
    list: examList([listedExam(state, scene.exam)]),
    overview: overviewIn(state, scene.own),
    person: personExam(state, scene.person),
  };
  let refusal: { status: number; code: string } | undefined;
  /** what does not arrive: the answers to writes, or anything at all */
  let cut: 'answers' | 'all' | undefined;
  const calls = fakeNetwork(({ method, address }: SentCall) => {
    if (cut === 'all' || (cut && method !== 'GET')) throw new TypeError('Failed to fetch');
    if (method !== 'GET' && refusal) return { status: refusal.status, body: { code: refusal.code } };
    if (address.startsWith('/api/course/completion')) return { body: [] };
    if (address.includes('/person/')) return { body: world.list };
    return { body: address.includes('/state/') ? world.person : world.overview };
  });
  return {
    calls,
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    become: (next: ExamState, own: Partial<OwnExamState> = {}) => {
      world.list = examList([listedExam(next, scene.exam)]);
      world.overview = overviewIn(next, own);
      world.person = personExam(next, scene.person);
    },
    refuse: (status: number, code: string) => {
      refusal = { status, code };
    },
    cut: (what: typeof cut) => {
      cut = what;
    },
    page: renderCompetence({
      address: `/course/${courseSlug}/competence/vv-exams/pruefung${scene.at ?? ''}`,
      rest: {
        [examsAddress()]: world.list,
        [`${examAddress}/dates/`]: world.overview,
        [`${examAddress}/state/${examUserId}/`]: world.person,
      },
    }),
  };
}
