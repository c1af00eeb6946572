import { useEffect, useState } from 'react';

/** Milliseconds after which nobody waits for the page itself any more. */
const laterMs = 500;

/** A value once the page has had time for what stands on it, to fetch something ahead; undefined until then. */
export function useLater<Value>(value: Value): Value | undefined {
  const [later, setLater] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), laterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
