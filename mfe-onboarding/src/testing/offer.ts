import type { endpoints, RowOf } from '@learn/contracts';

type Product = RowOf<typeof endpoints.products>;
type Order = RowOf<typeof endpoints.orders>;

export const profileId = '6f1c2a3e-0000-4000-8000-00000000000a';
export const productId = '6f1c2a3e-0000-4000-8000-00000000000b';
export const sessionId = '6f1c2a3e-0000-4000-8000-00000000000c';
export const orderId = '6f1c2a3e-0000-4000-8000-00000000000d';

export const profiles = [{ id: profileId, code: 'nichtleben', name: 'Nicht-Leben' }];

export const employers = [
  { id: '1', name: 'Seetal Versicherungen AG' },
  { id: '-1', name: 'Andere' },
];

/** A place in a session of vv that can be ordered. */
export function productWith(change: Partial<Product> = {}): Product {
  return {
    id: productId,
    code: 'vv-zuerich',
    title: 'Versicherungsvermittler/-in, Zürich 2026',
    description: 'Zugang zu Lernpfad und Präsenztagen.',
    price: 145_000,
    course_type: 'vv',
    course_slug: 'versicherungsvermittler-in',
    course_session_id: sessionId,
    course_session_title: 'Zürich 2026',
    start_date: '2026-03-02',
    end_date: '2027-10-30',
    profile_ids: [profileId],
    course_options: [],
    bought: false,
    ...change,
  };
}

export function orderWith(change: Partial<Order> = {}): Order {
  return {
    id: orderId,
    product_id: productId,
    product_title: 'Versicherungsvermittler/-in, Zürich 2026',
    course_slug: 'versicherungsvermittler-in',
    course_session_id: sessionId,
    price: 145_000,
    state: 'confirmed',
    invoice_address: {
      name: 'Nora Neu',
      street: 'Lindenweg',
      street_number: '3a',
      postal_code: '8400',
      city: 'Winterthur',
      country: 'CH',
    },
    invoice_number: 1042,
    invoice_url: `/api/shop/orders/${orderId}/invoice/`,
    created_at: '2026-11-25T09:00:00Z',
    confirmed_at: '2026-11-25T09:00:00Z',
    ...change,
  };
}
