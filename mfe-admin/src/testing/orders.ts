import type { Order } from '../records/order.ts';
import { ids } from './area.ts';

function order(change: Pick<Order, 'id' | 'user_id' | 'user_name' | 'state'>): Order {
  return {
    product_id: ids.content,
    product_title: 'Kurs',
    course_slug: 'vv',
    course_session_id: ids.session,
    price: 90_000,
    invoice_address: { name: '', street: '', street_number: '', postal_code: '', city: '', country: 'CH' },
    invoice_number: 1001,
    invoice_url: null,
    created_at: '2026-01-05T08:00:00Z',
    confirmed_at: null,
    ...change,
  };
}

/** One that waits, and one that is confirmed. */
export const orders: readonly Order[] = [
  order({ id: ids.assignment, user_id: ids.lena, user_name: 'Lena Keller', state: 'pending' }),
  order({ id: ids.examDate, user_id: ids.thomas, user_name: 'Marc Favre', state: 'confirmed' }),
];
