import { useCallback, useEffect, useRef, useState } from 'react';
import { onLanguageData } from '../i18n/changeLanguage.ts';
import { rest } from './rest.ts';

export interface RestState<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
}

/**
 * A GET answer as a component needs it; asked for again when the language of the person changes.
 * @param address undefined asks for nothing yet
 */
export function useRest<Answer>(address: string | undefined): RestState<Answer> {
  const [state, setState] = useState<{ address?: string; data?: Answer; error?: unknown }>({});
  const latest = useRef(0);
  const ask = useCallback(
    async (reload: boolean) => {
      latest.current += 1;
      const question = latest.current;
      if (address === undefined) return;
      const answer = await rest.get<Answer>(address, { reload }).then(
        (data) => ({ address, data }),
        (error: unknown) => ({ address, error }),
      );
      if (question === latest.current) setState(answer);
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
