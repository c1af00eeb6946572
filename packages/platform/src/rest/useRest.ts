import {
  type AddressInput,
  type AnswerOf,
  addressOf,
  type InputArguments,
  type RowOf,
} from '@learn/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrates } from '../useHydrates.ts';
import { useStale } from '../useStale.ts';
import { askAt, knownAt, type ListEndpoint, type ReadEndpoint, rest } from './rest.ts';

interface Settled<Answer> {
  readonly address?: string;
  readonly data?: Answer;
  readonly error?: unknown;
}

export interface RestState<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** One that is asked for again by hand, too. */
export interface RefreshableState<Answer> extends RestState<Answer> {
  /** Asks the server again; what is shown stays meanwhile. @returns undefined where it could not be had */
  readonly refresh: () => Promise<Answer | undefined>;
}

/**
 * An answer as a component needs it; asked for again when something that it reads changes, or the language of
 * the person; what is shown stays meanwhile.
 * @param input undefined asks for nothing yet
 */
export function useRest<const E extends ReadEndpoint>(
  endpoint: E,
  input: AddressInput<E> | undefined,
): RefreshableState<AnswerOf<E>> {
  const address = input && addressOf(endpoint, ...([input] as InputArguments<AddressInput<E>>));
  const source = useMemo(
    (): Source<AnswerOf<E>> => ({
      ask: async (at, reload) => (await askAt<AnswerOf<E>>(endpoint, at, reload)).answer,
      known: (at, hydrates) => knownAt<AnswerOf<E>>(endpoint, at, hydrates),
    }),
    [endpoint],
  );
  return useSource(endpoint, address, source);
}

/**
 * All rows of a list whose answers are pages, as `useRest` keeps an answer.
 * @param limit rows of a page
 */
export function useWholeList<const E extends ListEndpoint>(
  endpoint: E,
  limit: number,
): RefreshableState<readonly RowOf<E>[]> {
  const source = useMemo(
    (): Source<readonly RowOf<E>[]> => ({
      ask: () => rest.whole(endpoint, limit),
      known: (_, hydrates) => rest.knownWhole(endpoint, limit, hydrates),
    }),
    [endpoint, limit],
  );
  return useSource(endpoint, endpoint.path, source);
}

/** How an answer is asked for by its address, and what of it came with the page. */
interface Source<Answer> {
  readonly ask: (address: string, reload: boolean) => Promise<Answer>;
  readonly known: (address: string, hydrates: boolean) => Answer | undefined;
}

function useSource<Answer>(
  endpoint: ReadEndpoint,
  address: string | undefined,
  source: Source<Answer>,
): RefreshableState<Answer> {
  const hydrates = useHydrates();
  const [state, setState] = useState<Settled<Answer>>(() => settledAt(source, address, hydrates));
  const latest = useRef(0);
  const ask = useCallback(
    async (reload: boolean): Promise<Settled<Answer>> => {
      latest.current += 1;
      const question = latest.current;
      if (address === undefined) return {};
      const answer: Settled<Answer> = await source.ask(address, reload).then(
        (data) => ({ address, data }),
        (error: unknown) => ({ address, error }),
      );
      if (question === latest.current) setState((before) => (isKept(before, answer) ? before : answer));
      return answer;
    },
    [source, address],
  );
  const refresh = useCallback(async () => (await ask(true)).data, [ask]);
  useEffect(() => {
    void ask(false);
    return () => {
      latest.current += 1;
    };
  }, [ask]);
  useStale(endpoint, async () => {
    const { error } = await ask(false);
    if (error !== undefined) throw error;
  });
  const settled = state.address === address ? state : {};
  return {
    data: settled.data,
    error: settled.error,
    loading: address !== undefined && settled.data === undefined && settled.error === undefined,
    reload: () => {
      setState({});
      void refresh();
    },
    refresh,
  };
}

/** What came with the page is on the screen with the first drawing. */
function settledAt<Answer>(
  source: Source<Answer>,
  address: string | undefined,
  hydrates: boolean,
): Settled<Answer> {
  const data = address === undefined ? undefined : source.known(address, hydrates);
  return address === undefined || data === undefined ? {} : { address, data };
}

/** What is shown stays where the next answer is the same, or could not be had. */
function isKept<Answer>(shown: Settled<Answer>, next: Settled<Answer>): boolean {
  if (shown.address !== next.address) return false;
  return next.error === undefined
    ? shown.data === next.data && shown.error === undefined
    : shown.data !== undefined || shown.error === next.error;
}
