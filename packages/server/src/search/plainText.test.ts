import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['<p>Vom <strong>Hagel</strong>schlag</p>', 'Vom Hagelschlag'],
  ['<h3>Die Faustregel</h3><p>Für Erwachsene gilt sie.</p>', 'Die Faustregel. Für Erwachsene gilt sie.'],
  ['<p>Drei Dinge:</p><ul><li>Frist</li><li>Höhe!</li></ul>', 'Drei Dinge: Frist. Höhe!'],
  ['<ul><li>Frist</li></ul><p>Ende</p>', 'Frist. Ende'],
  ['Müller &amp; Söhne&nbsp;&#8211; <em>kurz</em>', 'Müller & Söhne – kurz'],
  [
    '<h2>Recht</h2><p>Art.&nbsp;1 &amp; <strong>2</strong>a &lt;b&gt; &#8217;</p><ul><li>x</li></ul>',
    'Recht. Art. 1 & 2a <b> ’ x.',
  ],
  ['', ''],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
