import { useEffect, useState } from 'react';

/** A value, or while the next one is on its way the one before, so that what is open on the page stays. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  useEffect(() => {
    if (value !== undefined) setLatest(value);
  }, [value]);
  return value ?? latest;
}
