import type { endpoints, RowOf } from '@learn/contracts';
import { StatusPill, type Tone } from '@learn/ui';
import { useTexts } from '../texts.ts';

type State = RowOf<typeof endpoints.adminOrders>['state'];

const tones: Readonly<Record<State, Tone>> = { pending: 'waiting', confirmed: 'finished', cancelled: 'none' };

export function OrderState({ state }: { state: State }) {
  const { t } = useTexts('records');
  return <StatusPill status={tones[state]} label={t(`orders.state.${state}`)} />;
}
