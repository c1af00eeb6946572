import { contentsOf } from '@learn/domain';
import { useSessionState } from '../parts/useSessionState.ts';
import type { CircleContent, CircleData } from './circleData.ts';

interface OpenSequences {
  readonly isOpen: (sequenceId: string) => boolean;
  readonly setOpen: (sequenceId: string, open: boolean) => void;
}

/**
 * Which sequences are open: the one with the next content (the first when there is none), until the person decides
 * otherwise; what they open or close is kept for the browser's session.
 */
export function useOpenSequences(circle: CircleData, next: CircleContent | undefined): OpenSequences {
  const [chosen, setChosen] = useSessionState<Readonly<Record<string, boolean>>>(
    `sequences/${circle.id}`,
    {},
    (kept) => (typeof kept === 'object' && kept !== null ? (kept as Record<string, boolean>) : undefined),
  );
  const sequences = circle.learning_sequences;
  const current =
    sequences.find((sequence) => contentsOf(sequence).some(({ id }) => id === next?.id)) ?? sequences[0];
  return {
    isOpen: (id) => chosen[id] ?? id === current?.id,
    setOpen: (id, open) => setChosen({ ...chosen, [id]: open }),
  };
}
