import { type ExamOverview, endpoints, type Loadable, type PersonExam } from '@learn/contracts';
import { joinLoadables, loadableOf, useRest } from '@learn/platform';

/** Whose exam of which circle. */
export interface ExamAddress {
  readonly courseSessionId: string;
  readonly circleId: string;
  readonly userId: string;
}

/** A participant's exam as the server has it. */
export interface OwnExamData {
  readonly overview: ExamOverview;
  readonly person: PersonExam;
}

export interface ExamData {
  readonly loadable: Loadable<OwnExamData>;
  /** Asks again; what is shown stays meanwhile. @returns undefined where it could not be had */
  readonly refresh: () => Promise<ExamOverview | undefined>;
}

/** Loads the dates of an exam and the participant's steps, after the page is there. */
export function useExamData({ courseSessionId, circleId, userId }: ExamAddress): ExamData {
  const params = { courseSessionId, circleId };
  const overview = useRest(endpoints.examDates, { params });
  const person = useRest(endpoints.examState, { params: { ...params, userId } });
  return {
    loadable: joinLoadables({
      overview: loadableOf(overview, (answer) => answer),
      person: loadableOf(person, (answer) => answer),
    }),
    refresh: async () => {
      const [fresh] = await Promise.all([overview.refresh(), person.refresh()]);
      return fresh;
    },
  };
}
