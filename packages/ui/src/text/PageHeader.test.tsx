import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PageHeader } from './PageHeader.tsx';

it('says where one is above the one h1, which takes the focus', () => {
  const heading = createRef<HTMLHeadingElement>();
  render(
    <PageHeader
      courseSession={{
        title: 'Zürich, Frühling 2026',
        course: { title: 'Versicherungsvermittler/-in', course_type: 'vv' },
      }}
      title="Lernpfad"
      lead="Zwölf Circles"
      headingRef={heading}
    />,
  );
  const where = screen.getByText('Versicherungsvermittler/-in');
  const title = screen.getByRole('heading', { level: 1, name: 'Lernpfad' });
  expect(where.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Zürich, Frühling 2026')).toBeVisible();
  heading.current?.focus();
  expect(title).toHaveFocus();
});

it('needs no course', () => {
  render(<PageHeader title="Guten Morgen, Lena" />);
  expect(screen.getByRole('banner')).toHaveTextContent(/^Guten Morgen, Lena$/);
});
