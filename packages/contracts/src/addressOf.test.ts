import { describe, expect, expectTypeOf, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import * as endpoints from './endpointTable.ts';
import type { AnswerOf, BodyOf, EndpointInput, RowOf } from './endpointTypes.ts';
import type { CourseSession, UserProfile } from './rest.ts';

const params = { courseSessionId: 's', userId: 'a/b' };

describe('an address', () => {
  it('is filled with percent-encoded parameters', () => {
    expect(addressOf(endpoints.completion, { params })).toBe('/api/course/completion/s/a%2Fb/');
  });

  it('keeps the order of the query, leaves out what is undefined and repeats lists', () => {
    const query = { course_session_ids: ['a', 'b'], regions: undefined, first: 0 };
    expect(addressOf(endpoints.courseStatistics, { params: { courseId: 'c' }, query })).toBe(
      '/api/dashboard/course/c/uk_statistics/?course_session_ids=a&course_session_ids=b&first=0',
    );
  });

  it.each(['', '.', '..'])('never leads elsewhere by the parameter «%s»', (id) => {
    expect(addressOf(endpoints.messageThread, { params: { id } })).toBe('/api/messages/threads/-/');
  });
});

describe('the types of an endpoint follow from its description', () => {
  it('answers', () => {
    expectTypeOf<AnswerOf<typeof endpoints.me>>().toEqualTypeOf<UserProfile>();
    expectTypeOf<RowOf<typeof endpoints.sessions>>().toEqualTypeOf<CourseSession>();
    expectTypeOf<AnswerOf<typeof endpoints.logout>>().toBeUndefined();
    expectTypeOf<AnswerOf<{ method: 'GET'; path: '/api/unknown/' }>>().toBeNever();
  });

  it('parameters of the path are required, and no others are taken', () => {
    expectTypeOf({ params }).toExtend<EndpointInput<typeof endpoints.completion>>();
    expectTypeOf({}).not.toExtend<EndpointInput<typeof endpoints.completion>>();
    expectTypeOf({ params: { userId: 'a' } }).not.toExtend<EndpointInput<typeof endpoints.completion>>();
    expectTypeOf({ params }).not.toExtend<EndpointInput<typeof endpoints.me>>();
    expectTypeOf(addressOf<typeof endpoints.me>).toBeCallableWith(endpoints.me);
    expectTypeOf(addressOf<typeof endpoints.completion>)
      .parameter(1)
      .not.toBeUnknown();
    expectTypeOf<Parameters<typeof addressOf<typeof endpoints.completion>>['length']>().toEqualTypeOf<2>();
  });

  it('values of a query are those of the description; numbers may be written as such', () => {
    expectTypeOf({ query: { limit: 3 } }).toExtend<EndpointInput<typeof endpoints.persons>>();
    expectTypeOf({ query: { sort: 'age' } }).not.toExtend<EndpointInput<typeof endpoints.persons>>();
    expectTypeOf({ query: { q: 'word' }, params: { courseSlug: 'a' } }).toExtend<
      EndpointInput<typeof endpoints.courseSearch>
    >();
    expectTypeOf({ params: { courseSlug: 'a' } }).not.toExtend<
      EndpointInput<typeof endpoints.courseSearch>
    >();
  });

  it('bodies are required, with the defaults of the server left out', () => {
    const body = { page_id: 'p', course_session_id: 's' };
    expectTypeOf({ body }).toExtend<EndpointInput<typeof endpoints.markCompletion>>();
    expectTypeOf({}).not.toExtend<EndpointInput<typeof endpoints.markCompletion>>();
    expectTypeOf({ body: { page_id: 'p' } }).not.toExtend<EndpointInput<typeof endpoints.markCompletion>>();
    expectTypeOf<BodyOf<typeof endpoints.logout>>().toBeUndefined();
  });
});
