import { expect, it } from 'vitest';
import { withoutPersonalData } from './withoutPersonalData.ts';

it('takes out queries and e-mail addresses, at any depth, and leaves the rest', () => {
  const report = {
    event_id: 'a?b=c',
    message: 'GET https://learn.example/dashboard/persons?search=Keller failed',
    exception: {
      values: [{ value: 'No mentor lena.keller@lernkreis.example (really?)', stacktrace: undefined }],
    },
    spans: [
      { description: '/api/dashboard/persons/?search=Keller&max=5', data: { 'http.url': '/a?b', size: 5 } },
    ],
    tags: { remote: 'mfe-cockpit@0123abc', area: 'page' },
  };
  expect(withoutPersonalData(report)).toEqual({
    event_id: 'a?b=c',
    message: 'GET https://learn.example/dashboard/persons failed',
    exception: { values: [{ value: 'No mentor … (really)', stacktrace: undefined }] },
    spans: [{ description: '/api/dashboard/persons/', data: { 'http.url': '/a', size: 5 } }],
    tags: { remote: 'mfe-cockpit@0123abc', area: 'page' },
  });
});
