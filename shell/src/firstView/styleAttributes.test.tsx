import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { restoreStyleAttributes, withoutStyleAttributes } from './styleAttributes.ts';

afterEach(() => document.body.replaceChildren());

it('takes them out of the HTML, where rules have the same effect, and makes them again', () => {
  const page = (
    <p style={{ marginTop: 8, fontFamily: '"Segoe UI", sans-serif' }} className="lead">
      5 &lt; 6, style=&quot;x&quot;
    </p>
  );
  const { html, rules } = withoutStyleAttributes(renderToString(page));
  expect(html).not.toMatch(/<[^>]* style=/);
  const text = 'margin-top:8px;font-family:"Segoe UI", sans-serif';
  expect(rules).toBe(
    `[data-style=${JSON.stringify(text)}]{margin-top:8px!important;font-family:"Segoe UI", sans-serif!important}`,
  );
  document.body.innerHTML = html;
  const paragraph = document.querySelector('p') as HTMLElement;
  expect(paragraph.textContent).toBe('5 < 6, style="x"');
  restoreStyleAttributes(document.body);
  expect(paragraph.style.marginTop).toBe('8px');
  expect(paragraph.style.fontFamily).toContain('Segoe UI');
  expect(paragraph.outerHTML).not.toContain('data-style');
});

it('writes each rule once, and none that would say more than a style', () => {
  const { rules } = withoutStyleAttributes(
    renderToString(
      <>
        <i style={{ margin: 0 }} />
        <i style={{ margin: 0 }} />
        <i style={{ content: '}</style><script>' }} />
      </>,
    ),
  );
  expect(rules).toBe('[data-style="margin:0"]{margin:0!important}');
});
