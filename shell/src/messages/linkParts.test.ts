import { expect, test } from 'vitest';
import { linkParts } from './linkParts.ts';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Kein Link', []],
  ['https://a.example/x', ['https://a.example/x']],
  ['Siehe https://a.example/x. Danke!', ['https://a.example/x']],
  ['(https://a.example/x)', ['https://a.example/x']],
  ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
  ['«https://a.example»,', ['https://a.example']],
  ['http://a.example/?q=1&r=2#z und HTTPS://B.example', ['http://a.example/?q=1&r=2#z', 'HTTPS://B.example']],
  ['javascript:alert(1) data:text/html,x ftp://a.example', []],
  ['http://', []],
  ['<a href="https://a.example/x">', ['https://a.example/x']],
])('%j has the links %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test.each(['', 'a https://b.example/c, d\ne https://f.example', '(https://a.example/x)'])(
  'of %j nothing is lost',
  (text) => {
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
