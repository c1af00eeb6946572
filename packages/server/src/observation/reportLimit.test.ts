import { expect, test, vi } from 'vitest';
import { createReportLimit } from './reportLimit.ts';

test('visitors from many addresses share a limit, which people who are logged in do not feel', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limit = createReportLimit();
  for (let host = 0; host < 300; host += 1) limit({ address: `10.0.${host}.1` });
  expect(() => limit({ address: '10.1.0.1' })).toThrow(
    expect.objectContaining({ code: 'too_many_requests' }),
  );
  expect(() => limit({ sessionId: 'a' })).not.toThrow();
  vi.setSystemTime(Date.now() + 60_000);
  expect(() => limit({ address: '10.1.0.1' })).not.toThrow();
  vi.useRealTimers();
});
