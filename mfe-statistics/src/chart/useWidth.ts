import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in px, as it is now; undefined until it has been measured. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number | undefined] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
