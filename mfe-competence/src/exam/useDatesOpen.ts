import { examDatesQuery } from '@learn/contracts';
import { useSearchParams } from '@learn/platform/router';
import { useState } from 'react';

export interface DatesOpen {
  readonly open: boolean;
  /** they were opened by a button here, so the focus goes there too */
  readonly pressed: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Whether the dates are shown stands in the address: a link opens them, and a reload leaves them open. */
export function useDatesOpen(): DatesOpen {
  const [parameters, setParameters] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const change = (open: boolean) => {
    const next = new URLSearchParams(parameters);
    if (open) next.set(examDatesQuery.name, examDatesQuery.value);
    else next.delete(examDatesQuery.name);
    setPressed(open);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return {
    open: parameters.get(examDatesQuery.name) === examDatesQuery.value,
    pressed,
    show: () => change(true),
    hide: () => change(false),
  };
}
