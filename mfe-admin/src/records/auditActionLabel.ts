import { auditActions } from '@learn/domain';
import type { TranslateText } from '../texts.ts';

/** «Rolle gegeben»; an action that this page does not know, of a newer server for example, is shown as it is. */
export function actionLabel(action: string, t: TranslateText<'records'>): string {
  const known = auditActions.find((one) => one === action);
  return known === undefined ? action : t(`audit.action.${known}`);
}
