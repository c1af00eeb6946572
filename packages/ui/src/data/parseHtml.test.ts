import { expect, it } from 'vitest';
import { parseHtml as parseOnServer } from './parseHtml.server.ts';
import { parseHtml } from './parseHtml.ts';

it.each([
  '',
  'Text &amp; mehr &nbsp;',
  '<p>Bis <strong>Freitag</strong>, <em>12&thinsp;Uhr</em></p>\n<ul>\n<li>Vertrag</li></ul>',
  '<p>Eins<p>Zwei',
  '<a href="https://example.org?a=1&amp;b=2" TARGET=_blank>Mehr</a>',
  '<!-- weg --><h2>Titel</h2><script>alert(1)</script>',
  '<table><tr><td>Zelle</table>',
  '  <p>Abstand  bleibt </p>  ',
])('reads on the server what a browser reads: %s', (html) => {
  expect(parseOnServer(html)).toEqual(parseHtml(html));
});
