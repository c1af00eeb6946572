import { color } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { Fragment, type ReactNode } from 'react';

/** From `start` up to and without `end`, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const Mark = styled.mark`
  border-radius: 3px;
  background: ${color.progressTint};
  color: ${color.ink900};
  font-weight: 600;
  box-shadow: 0 0 0 2px ${color.progressTint};
`;

/** A text in which found words are marked. @param ranges in order and apart from each other */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    parts.push(
      <Fragment key={start}>
        {text.slice(done, start)}
        <Mark>{text.slice(start, end)}</Mark>
      </Fragment>,
    );
    done = end;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
