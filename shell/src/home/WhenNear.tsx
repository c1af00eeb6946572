import { screenOnly } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** px below the screen at which it is time to begin */
const margin = 200;

/** Nobody prints what is not there yet. */
const Waiting = styled.div`
  ${screenOnly}
`;

interface WhenNearProps {
  /** the shape of what comes, as high as it */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Draws its children when their place comes near the screen, and never on the server: what they need is fetched then. */
export function WhenNear({ skeleton, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near ? children : <Waiting>{skeleton}</Waiting>}</div>;
}
