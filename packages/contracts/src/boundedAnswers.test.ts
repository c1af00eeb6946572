import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoints/index.ts';
import * as descriptions from './endpoints/index.ts';

// No answer grows with the number of people or sessions: each list of it has a greatest length in its schema, or is the one
// that the page of the query is about, or stands here with what keeps it short.
const shortByNature: Readonly<Record<string, readonly string[]>> = {
  'fixed by the product: categories, actions, widgets, fields of a form': [
    'GET /api/course/sessions/ [].actions',
    'GET /api/dashboard/config/ [].role_keys',
    'GET /api/dashboard/config/ [].widgets',
    'GET /api/exam/:courseSessionId/person/:userId/ exams[].circle.page_ids',
    'GET /notifications/api/preferences/ []',
    'PUT /notifications/api/preferences/ []',
    'GET /api/dashboard/certificates/:courseSlug/summary/ ignored_filters',
    'GET /api/dashboard/evaluation/:courseSlug/summary/ ignored_filters',
    'GET /api/dashboard/duedates/ [].manual_override_fields',
    'GET /api/exam/:courseSessionId/:circleId/state/:userId/ transitions',
    'PUT /api/exam/:courseSessionId/:circleId/state/:userId/ transitions',
    'GET /api/exam/:courseSessionId/:circleId/state/:userId/ results',
    'PUT /api/exam/:courseSessionId/:circleId/state/:userId/ results',
  ],
  'set up by administrators: courses, profiles, employers, regions, generations': [
    'GET /api/core/organisations/ []',
    'GET /api/core/profiles/ []',
    'GET /api/dashboard/persons/filters/ courses',
    'GET /api/dashboard/persons/filters/ regions',
    'GET /api/dashboard/persons/filters/ generations',
    'GET /api/dashboard/persons/filters/ roles',
    'GET /api/dashboard/persons/filters/ profiles',
    'GET /api/dashboard/certificates/:courseSlug/summary/ filters.regions',
    'GET /api/dashboard/certificates/:courseSlug/summary/ filters.generations',
    'GET /api/dashboard/evaluation/:courseSlug/summary/ filters.regions',
    'GET /api/dashboard/evaluation/:courseSlug/summary/ filters.generations',
    'GET /.well-known/jwks.json keys',
    'GET /api/shop/products/ [].profile_ids',
    'GET /api/shop/products/ [].course_options',
    'GET /api/dashboard/course/:courseId/uk_statistics/ course_session_properties.generations',
    'GET /api/dashboard/course/:courseId/uk_statistics/ course_session_properties.profiles',
    'GET /api/dashboard/training-responsible/:courseSessionId/statistics/ cost_per_year',
    'GET /api/dashboard/training-responsible/:courseSessionId/statistics/ participants_per_year',
    'GET /api/dashboard/training-responsible/:courseSessionId/certification_profiles/ []',
  ],
  'content of one course, which its editors write': [
    'GET /api/course/:courseSlug/certificates/:certificateSlug/ missing',
    'POST /api/course/:courseSlug/certificates/:certificateSlug/ missing',
    'GET /api/exam/:courseSessionId/person/:userId/ certificates',
    'GET /api/exam/:courseSessionId/person/:userId/ exams',
    'GET /api/exam/:courseSessionId/person/:userId/ exams[].unlocked_by',
    'GET /api/course/completion/:courseSessionId/:userId/ []',
    'POST /api/course/completion/mark/ []',
    'POST /api/course/completion/video/ []',
    'GET /api/dashboard/persons/ [].course_sessions[].circles',
    'GET /api/dashboard/certificates/:courseSlug/ [].certificates',
    'GET /api/dashboard/certificates/:courseSlug/summary/ certificates',
    'GET /api/dashboard/evaluation/:courseSlug/summary/ circles',
    'GET /api/messages/recipients/ circles',
    'GET /api/dashboard/course/:courseId/competence_summary/ certificates',
    'GET /api/dashboard/course/:courseId/uk_statistics/ course_session_properties.circles',
    'GET /api/dashboard/course/:courseId/uk_statistics/ course_session_properties.competence_certificates',
    'GET /api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/ criteria',
    'GET /api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/ rounds[].criteria',
    'POST /api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/ criteria',
    'POST /api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/ rounds[].criteria',
    'PUT /api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/ criteria',
    'PUT /api/mentor/:courseSessionId/self-evaluation-feedback/:unitId/:userId/ rounds[].criteria',
    'GET /api/course/:courseSlug/search/ results[].title_ranges',
    'GET /api/course/:courseSlug/search/ results[].ranges',
    'GET /api/core/page-operations/ []',
    'GET /api/core/link-targets/ []',
  ],
  'the people, dates and documents of one session': [
    'POST /api/assignment/:courseSessionId/:learningContentId/status/ []',
    'POST /api/assignment/:courseSessionId/status/ []',
    'GET /api/core/document/list/:courseSessionId/ []',
    'GET /api/mentor/:courseSessionId/mentors []',
    'GET /api/mentor/:courseSessionId/mentors [].mentees',
    'GET /api/dashboard/training-responsible/:courseSessionId/statistics/ participants_per_year[].participants',
    'GET /api/dashboard/training-responsible/:courseSessionId/exams/ []',
    ...[
      'GET /api/exam/:courseSessionId/:circleId/dates/',
      'POST /api/exam/:courseSessionId/:circleId/dates/',
      'PUT /api/exam/:courseSessionId/:circleId/dates/:dateId/',
      'POST /api/exam/:courseSessionId/:circleId/booking/',
      'DELETE /api/exam/:courseSessionId/:circleId/booking/',
    ].flatMap((call) => [`${call} dates`, `${call} dates[].bookings`]),
  ],
  'what one person has to do with: own sessions, devices, orders, mentees': [
    'POST /api/core/login/ course_session_experts',
    'GET /api/core/me/ course_session_experts',
    'PUT /api/core/me/ course_session_experts',
    'POST /api/core/accounts/confirm/ course_session_experts',
    'POST /api/core/accounts/invitation/:token/ course_session_experts',
    'POST /api/core/accounts/password/reset/ course_session_experts',
    'GET /api/core/login-sessions/ []',
    'GET /api/course/sessions/ []',
    'GET /api/dashboard/config/ []',
    'GET /api/dashboard/waiting/ []',
    'GET /api/dashboard/duedates/ [].persons',
    'GET /api/dashboard/persons/ [].course_sessions',
    'GET /api/mentor/:courseSessionId/invitations/ []',
    'GET /api/mentor/:courseSessionId/self-evaluation-feedback/ []',
    'GET /api/dashboard/course/:courseId/mentees/ []',
    'GET /api/dashboard/course/:courseId/open_tasks/ []',
    'GET /api/dashboard/course/:courseId/self-evaluation-feedback/:unitId/ mentees',
    'GET /api/messages/recipients/ persons',
    'GET /api/messages/recipients/ audiences',
    'GET /api/shop/orders/ []',
  ],
};

/** The lists that the page of a query is about. */
const paged = /^(\[\]|\w*\.?(threads|messages|all_list|results|records|claims))$/;

const all = Object.entries(descriptions)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.values(group as Record<string, Endpoint>));

it('no list of an answer is without a bound', () => {
  const unbounded = all.flatMap((endpoint) => {
    const { answer, method, path } = endpoint;
    if (answer.kind !== 'json') return [];
    return unboundedLists(answer.schema, '')
      .filter((list) => !(hasPage(endpoint) && paged.test(list)))
      .map((list) => `${method} ${path} ${list}`);
  });
  expect(unbounded.sort()).toEqual(Object.values(shortByNature).flat().sort());
});

it('every page has a usual and a greatest size', () => {
  const pages = all.filter(hasPage).map(({ path, query }) => {
    const { properties = {} } = jsonSchema(query as z.ZodType);
    const size = properties.limit ?? properties.max ?? properties.first;
    return [path, size];
  });
  for (const [path, size] of pages) {
    const described = { path, size };
    expect(described).toEqual({
      path,
      size: expect.objectContaining({ default: expect.any(Number), maximum: expect.any(Number) }),
    });
  }
  expect(pages.length).toBeGreaterThan(5);
});

interface JsonSchema {
  readonly type?: string;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly default?: unknown;
  readonly maximum?: number;
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function hasPage({ query }: Endpoint): boolean {
  const { properties = {} } = query === undefined ? {} : jsonSchema(query);
  return ['limit', 'max', 'first'].some((name) => name in properties);
}

/** Paths of the lists without maxItems, `[]` for the answer itself. */
function unboundedLists(schema: z.ZodType, path: string): string[] {
  const found = new Set<string>();
  walk(jsonSchema(schema), path);
  return [...found];

  function walk({ type, items, maxItems, properties = {}, anyOf = [] }: JsonSchema, at: string): void {
    if (type === 'array') {
      if (maxItems === undefined) found.add(at === '' ? '[]' : at);
      if (items !== undefined) walk(items, `${at}[]`);
    }
    for (const [name, inner] of Object.entries(properties)) walk(inner, at === '' ? name : `${at}.${name}`);
    for (const inner of anyOf) walk(inner, at);
  }
}
