import { useCallback, useEffect, useState } from 'react';
import { rest } from './rest.ts';

export interface RestState<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
}

/**
 * A GET answer as a component needs it.
 * @param address undefined asks for nothing yet
 */
export function useRest<Answer>(address: string | undefined): RestState<Answer> {
  const [state, setState] = useState<{ address?: string; data?: Answer; error?: unknown }>({});
  const ask = useCallback(
    async (reload: boolean, isCurrent: () => boolean) => {
      if (address === undefined) return;
      try {
        const data = await rest.get<Answer>(address, { reload });
        if (isCurrent()) setState({ address, data });
      } catch (error) {
        if (isCurrent()) setState({ address, error });
      }
    },
    [address],
  );
  useEffect(() => {
    let current = true;
    void ask(false, () => current);
    return () => {
      current = false;
    };
  }, [ask]);
  const settled = state.address === address ? state : {};
  return {
    data: settled.data,
    error: settled.error,
    loading: address !== undefined && settled.data === undefined && settled.error === undefined,
    reload: () => {
      setState({});
      void ask(true, () => true);
    },
  };
}
