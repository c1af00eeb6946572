import { StatusPill, type Tone } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { PersonImport } from './importData.ts';

const tones: Readonly<Record<PersonImport['state'], Tone>> = {
  checked: 'waiting',
  running: 'progress',
  stopped: 'none',
  done: 'finished',
};

export function ImportState({ state }: { state: PersonImport['state'] }) {
  const { t } = useTexts('imports');
  return <StatusPill status={tones[state]} label={t(`state.${state}`)} />;
}
