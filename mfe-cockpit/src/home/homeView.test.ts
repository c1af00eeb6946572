import { expect, test } from 'vitest';
import { readView, withView } from './homeView.ts';

test('the address says what is shown, and nothing that goes without saying', () => {
  const address = withView(new URLSearchParams('courseSessionId=s1'), {
    circle: 'fahrzeug',
    state: 'toEvaluate',
    search: 'ana',
    sort: 'progress',
    descending: true,
  });
  expect(address.toString()).toBe(
    'courseSessionId=s1&circle=fahrzeug&state=toEvaluate&search=ana&sort=-progress',
  );
  expect(readView(address)).toEqual({
    circle: 'fahrzeug',
    state: 'toEvaluate',
    search: 'ana',
    sort: 'progress',
    descending: true,
  });
  const everything = withView(address, { state: 'all', search: '', sort: 'name', descending: false });
  expect(everything.toString()).toBe('courseSessionId=s1&circle=fahrzeug');
  expect(withView(everything, { descending: true }).get('sort')).toBe('-name');
});

test.each(['sort=nonsense', 'state=nonsense', 'search='])('%s shows everything', (address) => {
  expect(readView(new URLSearchParams(address))).toEqual({
    circle: undefined,
    state: 'all',
    search: '',
    sort: 'name',
    descending: false,
  });
});
