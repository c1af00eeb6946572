import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it('draws headings, lists, links and emphasis', () => {
  render(
    <RichText html="<h3>Frist</h3><p>Bis <strong>Freitag</strong></p><ul><li>Vertrag</li></ul><a href='https://example.org' target='_blank'>Mehr</a>" />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Frist' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Vertrag');
  expect(screen.getByText('Freitag').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Mehr' })).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  '<script>alert(1)</script>',
  '<img src="x:y" onerror="alert(1)">',
  '<a href="javascript:alert(1)" onclick="alert(1)">Text</a>',
  '<object data="/a.pdf"></object>',
  '<p style="position:fixed" class="overlay">Text</p>',
  '<a href="//example.org">Text</a>',
])('keeps nothing that runs or hides in %s', (html) => {
  const { container } = render(<RichText html={html} />);
  const inside = container.firstElementChild;
  expect(inside?.querySelector('script, object')).toBeNull();
  for (const element of inside?.querySelectorAll('*') ?? []) expect(element.getAttributeNames()).toEqual([]);
});

it('reduces unknown elements to their text', () => {
  render(<RichText html="<custom-box><p>Bleibt</p></custom-box>" />);
  expect(screen.getByText('Bleibt').tagName).toBe('P');
});
