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

/** How far a person is in their work. */
export function WorkPill({ state }: { state: WorkState }) {
  const { t } = useTexts('home');
  return <StatusPill status={tones[state]} label={t(`state.${state}`)} />;
}
