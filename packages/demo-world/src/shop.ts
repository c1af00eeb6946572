import type { Course } from '@learn/course-content';
import { zurichDay } from '@learn/domain';
import { shiftDays } from './dates.ts';
import { demoId } from './demoId.ts';
import type { Member, PeopledSession } from './enrolments.ts';
import { userRow } from './people.ts';
import type { NewOrder, NewProduct } from './rows.ts';

/** Rappen of a place in a session. */
const prices: Readonly<Record<Course['course_type'], number>> = {
  vv: 145_000,
  uk: 0,
  ag: 68_000,
  et: 54_000,
};

/** What was paid in the two years before, for the modules that came before this course. */
const earlierYears = [
  { years: 1, price: 96_000 },
  { years: 2, price: 88_000 },
] as const;

/**
 * What can be ordered for a session, and the orders of its members: confirmed ones with the enrolment, earlier ones, one
 * that waits and one that was cancelled. Apprentices are sent by their employers and order nothing.
 */
export function shopRows(
  session: PeopledSession,
  now: Date,
  position: number,
): { products: NewProduct[]; orders: NewOrder[] } {
  const { demo } = session;
  const { course } = demo;
  if (course.course_type === 'uk') return { products: [], orders: [] };
  const place = productOf(session, position);
  const products = [place];
  const orders = session.members.map((member, index) => {
    const waits = index === 3;
    const cancelled = index === 4;
    const at = shiftDays(member.enrolledAt, -2);
    return {
      ...orderOf(session, member, place),
      state: waits ? ('pending' as const) : cancelled ? ('cancelled' as const) : ('confirmed' as const),
      createdAt: at,
      confirmedAt: waits || cancelled ? null : shiftDays(at, 1),
    };
  });
  if (course.course_type !== 'vv') return { products, orders };
  for (const { years, price } of earlierYears) {
    const year = Number(zurichDay(now).slice(0, 4)) - years;
    const module = moduleOf(session, { year, price, position: position + years * 10 });
    products.push(module);
    for (const [index, member] of session.members.entries()) {
      if ((index + years) % 3 === 0) continue;
      const createdAt = shiftDays(now, -365 * years - index);
      orders.push({
        ...orderOf(session, member, module),
        state: 'confirmed',
        createdAt,
        confirmedAt: shiftDays(createdAt, 1),
      });
    }
  }
  return { products, orders };
}

type Product = NewProduct & { readonly id: string };

function productOf({ demo, session }: PeopledSession, position: number): Product {
  const { title, course_type } = demo.course;
  return {
    id: demoId(`product/${demo.key}`),
    code: demo.key,
    courseSessionId: session.id,
    titles: {
      de: `${title.de}, ${session.titles.de}`,
      fr: `${title.fr}, ${session.titles.fr}`,
      it: `${title.it}, ${session.titles.it}`,
    },
    descriptions: {
      de: 'Zugang zu Lernpfad, Präsenztagen und Lernbegleitung für die ganze Durchführung.',
      fr: 'Accès au parcours, aux journées de cours et à l’accompagnement pendant toute la session.',
      it: 'Accesso al percorso, alle giornate di corso e all’accompagnamento per tutta la sessione.',
    },
    price: prices[course_type],
    position,
  };
}

function moduleOf(
  { demo, session }: PeopledSession,
  { year, price, position }: { year: number; price: number; position: number },
): Product {
  return {
    id: demoId(`product/${demo.key}/${year}`),
    code: `${demo.key}-${year}`,
    courseSessionId: session.id,
    titles: { de: `Grundmodul ${year}`, fr: `Module de base ${year}`, it: `Modulo di base ${year}` },
    descriptions: {
      de: 'Grundlagen für den Einstieg in die Branche.',
      fr: 'Bases pour débuter dans la branche.',
      it: 'Basi per iniziare nel settore.',
    },
    price,
    active: false,
    position,
  };
}

function orderOf({ session }: PeopledSession, member: Member, product: Product) {
  const { person } = member;
  const address = userRow(person, '', undefined);
  return {
    id: demoId(`order/${product.code}/${person.username}`),
    userId: member.userId,
    productId: product.id,
    courseSessionId: session.id,
    price: product.price,
    idempotencyKey: demoId(`order key/${product.code}/${person.username}`),
    invoiceAddress: {
      name: `${person.firstName} ${person.lastName}`,
      street: address.street ?? '',
      street_number: address.streetNumber ?? '',
      postal_code: address.postalCode ?? '',
      city: address.city ?? '',
      country: 'CH',
    },
    organisationId: member.organisationId,
  };
}
