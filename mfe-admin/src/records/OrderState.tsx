import type { endpoints, RowOf } from '@learn/contracts';
import { formatNumber } from '@learn/domain';
import { StatusPill, type Tone } from '@learn/ui';
import { useTexts } from '../texts.ts';

type State = RowOf<typeof endpoints.adminOrders>['state'];

const tones: Readonly<Record<State, Tone>> = { pending: 'waiting', confirmed: 'finished', cancelled: 'none' };

export function OrderState({ state }: { state: State }) {
  const { t } = useTexts('records');
  return <StatusPill status={tones[state]} label={t(`orders.state.${state}`)} />;
}

/** «CHF 1’200.50» */
export function formatPrice(rappen: number): string {
  return `CHF ${formatNumber(Math.trunc(rappen / 100))}.${String(rappen % 100).padStart(2, '0')}`;
}
