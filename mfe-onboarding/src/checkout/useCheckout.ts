import { endpoints, type UserProfile } from '@learn/contracts';
import {
  type InvoiceAddressField,
  type InvoiceAddressFields,
  invoiceAddressLengths,
  invoiceAddressProblems,
} from '@learn/domain';
import { rest } from '@learn/platform';
import { changeProfile, useDraft } from '@learn/platform/form';
import { useNavigate } from '@learn/platform/router';
import type { Product } from '../frame/progressOf.ts';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useStepForm } from '../frame/useStepForm.ts';
import { useTexts } from '../texts.ts';
import {
  addressOf,
  checkoutDraftKey,
  type InvoiceTo,
  isCheckoutDraft,
  profileChange,
  trimmedAddress,
} from './checkoutDraft.ts';

interface Offer {
  readonly onboarding: Onboarding;
  readonly user: UserProfile;
  readonly products: readonly Product[];
}

/** The order of a place: the profile keeps the address, then it is placed, once however often it is sent. */
export function useCheckout({ onboarding, user, products }: Offer) {
  const { t } = useTexts('checkout');
  const { t: own } = useTexts();
  const navigate = useNavigate();
  const { draft = {}, latest, keep, discard } = useDraft(checkoutDraftKey, isCheckoutDraft);
  const to = draft.to ?? user.invoice_address;
  const address = { ...addressOf(user, to), ...draft[to] };
  const [only] = products.length === 1 ? products : [];
  const wanted = draft.product ?? onboarding.product;
  const product = products.find(({ id }) => id === wanted) ?? only;
  const form = useStepForm({
    values: { product_id: product?.id, ...address },
    check: ({ product_id: id, ...typed }) => ({
      product_id: id === undefined ? ('required' as const) : undefined,
      ...invoiceAddressProblems(typed),
    }),
    async save({ product_id: id = '', ...typed }) {
      const key = latest()?.key ?? crypto.randomUUID();
      keep({ ...latest(), key });
      const invoiceAddress = trimmedAddress(typed);
      await changeProfile(profileChange(to, invoiceAddress));
      const order = await rest.send(endpoints.createOrder, {
        body: { product_id: id, invoice_address: invoiceAddress, idempotency_key: key },
      });
      discard();
      await navigate(orderedAddress(onboarding, order.id), { replace: true });
    },
  });
  const errorOf = (field: InvoiceAddressField | 'product_id') => {
    const problem = form.errors[field];
    if (problem === undefined) return form.refusedOf(field);
    if (field === 'product_id') return t('missing.product_id');
    if (problem === 'required') return t(`missing.${field}`);
    return own(`problem.${problem}`, { count: field === 'country' ? 0 : invoiceAddressLengths[field] });
  };
  return {
    form,
    to,
    address,
    product,
    errorOf,
    choose: (id: string) => keep({ ...latest(), product: id }),
    sendTo: (next: InvoiceTo) => keep({ ...latest(), to: next }),
    change: (typed: Partial<InvoiceAddressFields>) =>
      keep({ ...latest(), [to]: { ...latest()?.[to], ...typed } }),
  };
}

function orderedAddress(onboarding: Onboarding, orderId: string): string {
  const address = onboarding.to('ordered');
  return `${address}${address.includes('?') ? '&' : '?'}order=${orderId}`;
}
