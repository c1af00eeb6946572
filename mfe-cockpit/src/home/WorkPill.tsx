import type { WorkState } from '@learn/domain';
import { StatusPill, type Tone } from '@learn/ui';
import { useTexts } from '../texts.ts';

const tones: Readonly<Record<WorkState, Tone>> = {
  toEvaluate: 'waiting',
  handedIn: 'finished',
  inProgress: 'progress',
  notBegun: 'none',
  evaluated: 'finished',
};

interface WorkPillProps {
  readonly state: WorkState;
  /** what the state is called here; as for an assignment without it */
  readonly label?: string;
}

/** How far a person is in their work. */
export function WorkPill({ state, label }: WorkPillProps) {
  const { t } = useTexts('home');
  return <StatusPill status={tones[state]} label={label ?? t(`state.${state}`)} />;
}
