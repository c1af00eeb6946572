import { type AddressInput, type AnswerOf, addressOf, type InputArguments } from '@learn/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStale } from '../useStale.ts';
import { askAt, knownAt, type ReadEndpoint } from './rest.ts';

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
  return useAddress(endpoint, address);
}

function useAddress<Answer>(endpoint: ReadEndpoint, address: string | undefined): RefreshableState<Answer> {
  const [state, setState] = useState<Settled<Answer>>(() => settledAt(endpoint, address));
  const latest = useRef(0);
  const ask = useCallback(
    async (reload: boolean): Promise<Settled<Answer>> => {
      latest.current += 1;
      const question = latest.current;
      if (address === undefined) return {};
      const answer: Settled<Answer> = await askAt<Answer>(endpoint, address, reload).then(
        ({ answer: data }) => ({ address, data }),
        (error: unknown) => ({ address, error }),
      );
      if (question === latest.current) setState((before) => (isKept(before, answer) ? before : answer));
      return answer;
    },
    [endpoint, address],
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
function settledAt<Answer>(endpoint: ReadEndpoint, address: string | undefined): Settled<Answer> {
  const data = address === undefined ? undefined : knownAt<Answer>(endpoint, address);
  return address === undefined || data === undefined ? {} : { address, data };
}

/** What is shown stays where the next answer is the same, or could not be had. */
function isKept<Answer>(shown: Settled<Answer>, next: Settled<Answer>): boolean {
  if (shown.address !== next.address) return false;
  return next.error === undefined
    ? shown.data === next.data && shown.error === undefined
    : shown.data !== undefined || shown.error === next.error;
}
