import { type CourseSearch, type CourseSession, endpoints } from '@learn/contracts';
import { useRest } from '@learn/platform';
import { useSearchParams } from '@learn/platform/router';
import { useState } from 'react';

/** Characters from which a search makes sense; the server asks for the same. */
const minimum = 2;
/** Characters that count; no question needs more. */
const maximum = 100;
/** Results at first, and after «Mehr anzeigen»: the most that the server gives. */
const steps = { first: 20, all: 50 } as const;

export interface Search {
  /** what the address asks for, without space around it */
  readonly query: string;
  /** idle: nothing asked · short: too little to search for · loading: an earlier answer may still stand there */
  readonly state: 'idle' | 'short' | 'loading' | 'ready' | 'failed';
  /** the latest answer; while the next one is on its way it is that of the words before */
  readonly answer: CourseSearch | undefined;
  readonly ask: (query: string) => void;
  readonly retry: () => void;
  /** asks for more results; undefined where there are none, or no more to be had */
  readonly more: (() => void) | undefined;
}

/**
 * The search of a course as it is in a session, whose words live in the address as `?q=`. An answer never stands in for a newer
 * question's.
 */
export function useSearch({ id, course }: Pick<CourseSession, 'id' | 'course'>): Search {
  const [parameters, setParameters] = useSearchParams();
  const query = (parameters.get('q') ?? '').slice(0, maximum).trim();
  const [wide, setWide] = useState<string>();
  const limit = wide === query ? steps.all : steps.first;
  const question =
    query.length < minimum
      ? undefined
      : { params: { courseSlug: course.slug }, query: { q: query, course_session_id: id, limit } };
  const { data, error, reload } = useRest(endpoints.courseSearch, question);
  const [answer, setAnswer] = useState(data);
  const next = question === undefined ? undefined : (data ?? answer);
  if (next !== answer) setAnswer(next);
  const canGrow = data !== undefined && limit < steps.all && data.total_count > data.results.length;
  return {
    query,
    state: stateOf(query, data, error),
    answer: next,
    ask: (words) =>
      setParameters(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true }),
    retry: reload,
    more: canGrow ? () => setWide(query) : undefined,
  };
}

function stateOf(query: string, data: CourseSearch | undefined, error: unknown): Search['state'] {
  if (query === '') return 'idle';
  if (query.length < minimum) return 'short';
  if (error !== undefined) return 'failed';
  return data === undefined ? 'loading' : 'ready';
}
