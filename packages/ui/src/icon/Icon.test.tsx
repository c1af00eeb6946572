import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon, iconNames } from './Icon.tsx';

it('is decoration without a label and an image with one', () => {
  const { container } = render(
    <>
      <Icon name="lock" />
      <Icon name="lock" label="Gesperrt" />
    </>,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('img', { name: 'Gesperrt' })).toHaveAttribute('stroke-width', '1.5');
});

it.each(iconNames)('draws %s', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('svg')?.children.length).toBeGreaterThan(0);
});
