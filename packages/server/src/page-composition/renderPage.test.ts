import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { earliestInputSource } from './earliestInput.ts';
import { escapeJson } from './escape.ts';
import { pagePolicy } from './pagePolicy.ts';
import { renderPage } from './renderPage.ts';

const parts = {
  language: 'fr',
  brand: 'Orbis & <Co>',
  dataJson: JSON.stringify({ name: '</script><script>alert(1)</script><!--', line: '\u2028\u2029&' }),
  nonce: 'n0nce',
  loggedIn: true,
  files: {
    scripts: [{ url: '/remotes/shell/s1/main.js', integrity: 'sha384-main' }],
    preload: [{ url: '/remotes/mfe-a/a1/entry.js', integrity: 'sha384-entry' }],
  },
} as const;

describe('the page', () => {
  const html = renderPage(parts);

  test('says its language and its brand', () => {
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<title>Orbis &amp; &lt;Co&gt;</title>');
    expect(html).toContain('<span>Orbis &amp; &lt;Co&gt;</span>');
  });

  test('names every script with its hash', () => {
    expect(html).toContain(
      '<script defer fetchpriority="high" crossorigin="anonymous" src="/remotes/shell/s1/main.js" integrity="sha384-main"></script>',
    );
    expect(html).toContain(
      '<link rel="preload" as="script" crossorigin="anonymous" href="/remotes/mfe-a/a1/entry.js" integrity="sha384-entry">',
    );
  });

  test('shows a frame without any script, in place of what React will draw', () => {
    const root = /<div id="root">(.*)<\/div>\n<script type="application\/json"/s.exec(html)?.[1] ?? '';
    expect(root).toContain('frame-top');
    expect(root).toContain('aria-busy="true"');
    expect(root).not.toContain('<script');
    expect(root).toContain('frame-person');
    expect(renderPage({ ...parts, loggedIn: false })).not.toContain('class="frame-block frame-person"');
  });

  test('has no header where the page wants none', () => {
    const bare = renderPage({ ...parts, chrome: false });
    expect(bare).not.toContain('<header');
    expect(bare).toContain('<main class="frame-body frame-page"');
  });

  test('says without any script that it needs one', () => {
    expect(html).toMatch(/<noscript><p class="frame-script">Cette page a besoin de JavaScript\./);
  });

  test('has no inline script and no style without its nonce', () => {
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((found) => found[1] ?? '');
    expect(scripts).toHaveLength(2);
    expect(scripts.every((attributes) => /\ssrc=|type="application\/json"/.test(attributes))).toBe(true);
    expect([...html.matchAll(/<style\b([^>]*)>/g)].map((found) => found[1])).toEqual([' nonce="n0nce"']);
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test('carries data that cannot leave its element and comes out as it went in', () => {
    const inside = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(inside).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(inside)).toEqual(JSON.parse(parts.dataJson));
  });
});

describe('a page with its first view', () => {
  const rendered = {
    html: '<main>Bonjour</main>',
    styles: '.a::after{content:"</style><script>"}/*!sc*/\n',
    stylesVersion: '6.6.0',
    parts: ['shell/One', 'mfe-a/Two'],
    failures: [],
  };
  const html = renderPage({ ...parts, rendered });

  test('has it in place of the frame', () => {
    expect(html).toContain(
      '<div id="root" data-rendered="shell/One mfe-a/Two"><main>Bonjour</main></div>\n<script type="application/json"',
    );
    const inside = /\n?<script>([^<]*)<\/script><div id="root"/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(inside).digest('base64');
    expect(pagePolicy('n0nce', { script: earliestInputSource })).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
    expect(html).not.toContain('class="frame-body');
  });

  test('has its styles in an element that styled-components takes over and that they cannot end', () => {
    expect(html).toContain(
      '<style nonce="n0nce" data-styled="true" data-styled-version="6.6.0">.a::after{content:"<\\/style><script>"}/*!sc*/\n</style>',
    );
  });
});

test('escaped JSON is the same JSON', () => {
  const value = { html: '<b>&amp;</b>', nested: ['\u2028', '</SCRIPT >'] };
  expect(JSON.parse(escapeJson(JSON.stringify(value)))).toEqual(value);
});
