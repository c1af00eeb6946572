import { describe, expect, test } from 'vitest';
import { asParagraph, isAllowedHtml } from './html.ts';

describe('isAllowedHtml', () => {
  test.each([
    'Nur Text mit «Zeichen» & Prozent %',
    '<h2>Titel</h2><p>Ein <strong>wichtiger <em>Satz</em></strong>.</p>',
    '<ul><li>eins</li><li>zwei</li></ul><ol><li>drei</li></ol><blockquote><p>Zitat</p></blockquote><h3>x</h3>',
    '<p><a href="https://example.org/a?b=c&amp;d#e">aussen</a> <a href="/course/x/learn">innen</a></p>',
    '<a href="mailto:post@example.org">Mail</a>',
    '',
  ])('takes %s', (text) => {
    expect(isAllowedHtml(text)).toBe(true);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<P>gross</P>',
    '<p >x</p>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    "<a href='https://example.org'>x</a>",
    '<a href="https://example.org" onclick="x">x</a>',
    '<a href="https://example.org" target="_blank">x</a>',
    '<a>x</a>',
    '<!-- x -->',
    '<p>nicht geschlossen',
    '<p><strong>falsch</p></strong>',
    'a < b',
    'a > b',
    '<',
    '<p',
    '</p>',
    '<iframe src="https://example.org"></iframe>',
    '<br>',
  ])('refuses %s', (text) => {
    expect(isAllowedHtml(text)).toBe(false);
  });
});

test('asParagraph wraps plain text and leaves HTML as it is', () => {
  expect(asParagraph('Ein Satz.')).toBe('<p>Ein Satz.</p>');
  expect(asParagraph('<p>Ein Satz.</p>')).toBe('<p>Ein Satz.</p>');
});
