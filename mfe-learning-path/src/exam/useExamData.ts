import { type ExamOverview, endpoints, type PersonExam } from '@learn/contracts';
import { onLanguageData, rest } from '@learn/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What the server knows of an exam. */
export interface ExamKnowledge {
  readonly overview: ExamOverview;
  /** undefined for who only looks */
  readonly person: PersonExam | undefined;
}

export interface ExamData {
  readonly known: ExamKnowledge | undefined;
  /** it could not be had, and there is nothing older */
  readonly failed: boolean;
  /** Asks again; what is there stays meanwhile, also when it cannot be had. @returns undefined in that case */
  readonly refresh: () => Promise<ExamKnowledge | undefined>;
}

/** Whose exam of which circle. */
export interface ExamAddress {
  readonly courseSessionId: string;
  readonly circleId: string;
  /** undefined for who only looks at dates and bookings */
  readonly userId: string | undefined;
}

/** Loads dates, and for a participant how far he is, after the page is there. */
export function useExamData({ courseSessionId, circleId, userId }: ExamAddress): ExamData {
  const [state, setState] = useState<Pick<ExamData, 'known' | 'failed'>>({ known: undefined, failed: false });
  const latest = useRef(0);
  const load = useCallback(
    async (reload: boolean) => {
      latest.current += 1;
      const question = latest.current;
      const circle = { courseSessionId, circleId };
      const answer = await Promise.all([
        rest.get(endpoints.examDates, { params: circle }, { reload }),
        userId === undefined
          ? undefined
          : rest.get(endpoints.examState, { params: { ...circle, userId } }, { reload }),
      ]).then(
        ([overview, person]) => ({ overview, person }),
        () => undefined,
      );
      if (question === latest.current)
        setState(({ known }) => ({ known: answer ?? known, failed: answer === undefined }));
      return answer;
    },
    [courseSessionId, circleId, userId],
  );
  useEffect(() => {
    void load(false);
    const stop = onLanguageData(async () => {
      await load(true);
    });
    return () => {
      latest.current += 1;
      stop();
    };
  }, [load]);
  return {
    known: state.known,
    failed: state.failed && state.known === undefined,
    refresh: () => load(true),
  };
}
