import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { markdownToHtml } from './markdownToHtml.ts';

describe('what is stored becomes Markdown and the same again', () => {
  test.each([
    '<h2>Titel</h2><p>Ein <strong>wichtiger <em>Satz</em></strong>.</p><h3>Kleiner</h3>',
    '<ul><li>eins</li><li><strong>zwei</strong> und mehr</li></ul><ol><li>drei</li><li>vier</li></ol>',
    '<ul><li>aussen<ul><li>innen</li></ul></li></ul>',
    '<ul><li><p>ein Absatz</p><p>noch einer</p></li></ul>',
    '<blockquote><p>Zitat</p><ul><li>Punkt</li></ul></blockquote>',
    '<p><a href="https://example.org/a?b=c&amp;d=(e)">aussen</a> <a href="/course/x/learn">innen</a></p>',
    '<p>l’<strong>assurance</strong>, «<em>vie</em>»\u202f: 5 &lt; 6 &amp; 7 &gt; 6</p>',
    '<p>* kein Punkt, 1. keine Nummer, # kein Titel, [kein](Link) `kein` &amp;amp; Zeichen_mit_Strich</p>',
    '<p>1. am Anfang</p><p># am Anfang</p><p>- am Anfang</p><p>+ am Anfang</p><p>&gt; am Anfang</p>',
    '<p>Wort<strong>«Wort»</strong>Wort</p>',
  ])('%s', (html) => {
    const { html: again, problems } = markdownToHtml(htmlToMarkdown(html));
    expect(problems).toEqual([]);
    expect(again).toBe(html);
  });

  test('a text of one paragraph stays without its tag where it flows', () => {
    expect(markdownToHtml('Ein *Satz*.', 'flowing').html).toBe('Ein <em>Satz</em>.');
    expect(markdownToHtml('Ein *Satz*.\n', 'flowing').html).toBe('<p>Ein <em>Satz</em>.</p>');
    expect(markdownToHtml('Ein *Satz*.').html).toBe('<p>Ein <em>Satz</em>.</p>');
    expect(htmlToMarkdown('Ein <em>Satz</em>.')).toBe('Ein *Satz*.');
  });
});

describe('what contents may not use is a problem with its line', () => {
  test.each([
    ['# Titel', 1],
    ['gut\n\n<div>x</div>', 3],
    ['gut\n\n![Bild](https://example.org/a.png)', 3],
    ['gut\n\n```\ncode\n```', 3],
    ['gut `code`', 1],
    ['gut\n\n---\n\nmehr', 3],
    ['gut  \nUmbruch', 1],
    ['[x](javascript:alert(1))', 1],
    ['[x](//example.org)', 1],
    ['[x][y]\n\n[y]: https://example.org', 1],
    ['gut\n\n3. drei', 3],
    ['[x](https://example.org "Titel")', 1],
  ])('%j', (markdown, line) => {
    const { html, problems } = markdownToHtml(markdown);
    expect(problems[0]?.line).toBe(line);
    expect(html).not.toMatch(/script|<div|<img|<code|<hr/);
  });
});
