import { StatusPill, type Tone } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { ListedImport } from './contentData.ts';

const tones: Readonly<Record<ListedImport['state'], Tone>> = {
  checking: 'progress',
  faulty: 'failed',
  checked: 'waiting',
  running: 'progress',
  stopped: 'none',
  failed: 'failed',
  done: 'finished',
};

export function ContentState({ state }: { state: ListedImport['state'] }) {
  const { t } = useTexts('contents');
  return <StatusPill status={tones[state]} label={t(`state.${state}`)} />;
}
