import { endpoints, type UserProfile } from '@learn/contracts';
import {
  type InvoiceAddressField,
  type InvoiceAddressFields,
  invoiceAddressLengths,
  invoiceAddressProblems,
} from '@learn/domain';
import { rest } from '@learn/platform';
import { changeProfile, useDraft } from '@learn/platform/form';
import { useNavigate, useSearchParams } from '@learn/platform/router';
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
  const [, setParameters] = useSearchParams();
  const { draft = {}, latest, keep, discard } = useDraft(checkoutDraftKey, isCheckoutDraft);
  const to = draft.to ?? user.invoice_address;
  const address = { ...addressOf(user, to), ...draft[to] };
  const [only] = products.length === 1 ? products : [];
  const wanted = onboarding.product ?? draft.product;
  const product = products.find(({ id }) => id === wanted) ?? only;
  const form = useStepForm({
    values: { product_id: product?.id, ...address },
    check: ({ product_id: id, ...typed }) => ({
      product_id: id === undefined ? ('required' as const) : undefined,
      ...invoiceAddressProblems(typed),
    }),
    async save({ product_id: id = '', ...typed }) {
      const keys = latest()?.keys;
      const key = keys?.[id] ?? crypto.randomUUID();
      keep({ ...latest(), keys: { ...keys, [id]: key } });
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
    /** also in the address, which counts before the draft: the shop leads here with another product */
    choose(id: string) {
      keep({ ...latest(), product: id });
      setParameters((before) => withProduct(before, id), { replace: true, preventScrollReset: true });
    },
    sendTo: (next: InvoiceTo) => keep({ ...latest(), to: next }),
    change: (typed: Partial<InvoiceAddressFields>) =>
      keep({ ...latest(), [to]: { ...latest()?.[to], ...typed } }),
  };
}

function withProduct(parameters: URLSearchParams, id: string): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.set('product', id);
  return changed;
}

function orderedAddress(onboarding: Onboarding, orderId: string): string {
  const address = onboarding.to('ordered');
  return `${address}${address.includes('?') ? '&' : '?'}order=${orderId}`;
}
