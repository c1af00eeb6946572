import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CommonTexts } from './CommonTexts.ts';
import { EmptyState } from './EmptyState.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

it('EmptyState says what would be here and the next step', () => {
  render(<EmptyState icon="clock" title="Noch keine Termine" action={<a href="/pfad">Zum Lernpfad</a>} />);
  expect(screen.getByText('Noch keine Termine')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Lernpfad' })).toBeVisible();
});

it('Notice tries again what failed', async () => {
  const again = vi.fn();
  render(
    <CommonTexts value={{ retry: 'Erneut versuchen', failed: '', missing: '', language: 'de' }}>
      <Notice onRetry={again}>Mehr konnte nicht geladen werden.</Notice>
    </CommonTexts>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(again).toHaveBeenCalledOnce();
});

it('Notice interrupts only when asked to', () => {
  const { rerender } = render(<Notice>Frist verlängert</Notice>);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <Notice tone="failed" role="alert">
      Anmeldung fehlgeschlagen
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Anmeldung fehlgeschlagen');
});

it('skeletons are hidden from screen readers', () => {
  const { container } = render(
    <>
      <Skeleton $shape="circle" $width="40px" />
      <SkeletonText lines={4} />
    </>,
  );
  expect(container.querySelectorAll(':scope > :not([aria-hidden])')).toHaveLength(0);
  expect(container.lastElementChild?.children).toHaveLength(4);
});

it('Spinner announces itself with a label only', () => {
  const { container } = render(
    <>
      <Spinner />
      <Spinner label="Wird geladen" />
    </>,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
});
