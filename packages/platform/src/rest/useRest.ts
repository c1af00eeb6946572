import { type AddressInput, type AnswerOf, addressOf, type InputArguments } from '@learn/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onLanguageData } from '../i18n/languageData.ts';
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

/**
 * An answer as a component needs it; asked for again when the language of the person changes.
 * @param input undefined asks for nothing yet
 */
export function useRest<const E extends ReadEndpoint>(
  endpoint: E,
  input: AddressInput<E> | undefined,
): RestState<AnswerOf<E>> {
  return useAddress(input && addressOf(endpoint, ...([input] as InputArguments<AddressInput<E>>)));
}

function useAddress<Answer>(address: string | undefined): RestState<Answer> {
  const [state, setState] = useState<Settled<Answer>>(() => settledAt(address));
  const latest = useRef(0);
  const ask = useCallback(
    async (reload: boolean) => {
      latest.current += 1;
      const question = latest.current;
      if (address === undefined) return;
      const answer = await askAt<Answer>(address, reload).then(
        (data) => ({ address, data }),
        (error: unknown) => ({ address, error }),
      );
      if (question === latest.current) setState((before) => (isSame(before, answer) ? before : answer));
    },
    [address],
  );
  useEffect(() => {
    void ask(false);
    const stop = onLanguageData(() => ask(false));
    return () => {
      latest.current += 1;
      stop();
    };
  }, [ask]);
  const settled = state.address === address ? state : {};
  return {
    data: settled.data,
    error: settled.error,
    loading: address !== undefined && settled.data === undefined && settled.error === undefined,
    reload: () => {
      setState({});
      void ask(true);
    },
  };
}

/** What came with the page is on the screen with the first drawing. */
function settledAt<Answer>(address: string | undefined): Settled<Answer> {
  const data = address === undefined ? undefined : knownAt<Answer>(address);
  return address === undefined || data === undefined ? {} : { address, data };
}

function isSame<Answer>(left: Settled<Answer>, right: Settled<Answer>): boolean {
  return left.address === right.address && left.data === right.data && left.error === right.error;
}
